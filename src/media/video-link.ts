/** A video by platform; `id` is the platform's, if the address contains it. */
export type VideoLink =
  | Readonly<{ kind: 'youtube' | 'vimeo' | 'matterport'; url: string; id?: string }>
  | Readonly<{ kind: 'facebook' | 'tvl' | 'yisual' | 'unknown'; url: string }>
  | Readonly<{ kind: 'file'; url: string; mimeType: string }>

const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['wmv', 'video/x-ms-wmv'],
  ['avi', 'video/x-msvideo'],
  ['flv', 'video/x-flv'],
  ['webm', 'video/webm'],
])

/** Platforms by host, with the part of the address that contains the id. */
const platforms: readonly Readonly<{
  kind: Exclude<VideoLink['kind'], 'file' | 'unknown'>
  host: RegExp
  id?: RegExp
}>[] = [
  {
    kind: 'youtube',
    host: /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/,
    id: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([\w-]{6,})/,
  },
  { kind: 'vimeo', host: /(^|\.)vimeo\.com$/, id: /vimeo\.com\/(?:.*\/)?(\d{4,})/ },
  { kind: 'facebook', host: /(^|\.)(facebook\.com|fb\.watch)$/ },
  { kind: 'matterport', host: /(^|\.)matterport\.com$/, id: /[?&]m=(\w+)/ },
  { kind: 'tvl', host: /(^|\.)tvl\.be$/ },
  { kind: 'yisual', host: /(^|\.)yisual\.(com|be)$/ },
]

/**
 * Returns the platform or file type of a video address; `unknown` for any other address.
 * @see specification, section 9 (video link types recognised)
 * @example parseVideoLink('https://youtu.be/dQw4w9WgXcQ') // { kind: 'youtube', id: 'dQw4w9WgXcQ', … }
 */
export function parseVideoLink(url: string): VideoLink {
  const address = URL.parse(url)
  if (address === null) return { kind: 'unknown', url }
  const platform = platforms.find(({ host }) => host.test(address.hostname))
  if (platform !== undefined) {
    const { kind } = platform
    if (kind === 'youtube' || kind === 'vimeo' || kind === 'matterport') {
      return { kind, url, id: platform.id?.exec(url)?.[1] }
    }
    return { kind, url }
  }
  const extension = /\.(\w+)$/.exec(address.pathname)?.[1]?.toLowerCase()
  const mimeType = extension === undefined ? undefined : mimeTypes.get(extension)
  return mimeType === undefined ? { kind: 'unknown', url } : { kind: 'file', url, mimeType }
}

/** Whether a page can play a video itself: by its extension, or else by the type that an editor chose. */
export function isVideoFile({ url, mimeType }: Readonly<{ url: string; mimeType: string }>): boolean {
  const { kind } = parseVideoLink(url)
  return kind === 'file' || (kind === 'unknown' && mimeType.startsWith('video/'))
}
