/** Kinds of pictures by what is at a place near their start, as Latin-1. */
const kinds: readonly (readonly [at: number, mark: string, extension: string])[] = [
  [0, '\xFF\xD8\xFF', 'jpg'],
  [0, '\x89PNG\r\n\x1A\n', 'png'],
  [0, 'GIF8', 'gif'],
  [8, 'WEBP', 'webp'],
  [4, 'ftypavi', 'avif'],
]

/** Returns the extension of a picture by its first bytes; undefined when it is none that the build reads. */
export function sniffPicture(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1')
  return kinds.find(([at, mark]) => start.startsWith(mark, at))?.[2]
}
