import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Returns a page or a file as a host sends it; quality 11 is what a CDN stores, 5 what it does on the fly. */
export function compressPage(content: string | Uint8Array, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Qualities to weigh a page by, until one is good enough: on the fly, near to what a CDN stores, and that itself. */
export const qualities = [5, 10, 11] as const

const streams = new Map<number, WeakMap<object, Buffer>>(qualities.map((quality) => [quality, new WeakMap()]))

/**
 * Returns the stream of a page. Several checks ask, each page is compressed once: the slow qualities take minutes over
 * all pages.
 */
export function streamOf(page: Readonly<{ html: string }>, quality: (typeof qualities)[number]): Buffer {
  const known = streams.get(quality)?.get(page)
  if (known !== undefined) return known
  const stream = compressPage(page.html, quality)
  streams.get(quality)?.set(page, stream)
  return stream
}

/** Returns what a browser can read of a page when the first bytes of its stream have arrived. */
export function readStart(stream: Buffer, bytes: number): string {
  const start = stream.subarray(0, bytes)
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8')
}
