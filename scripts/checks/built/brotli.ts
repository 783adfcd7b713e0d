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

const streams = new WeakMap<object, Buffer>()

/** Returns a page as a host compresses it on the fly; several checks ask, each page is compressed once. */
export function fastStream(page: Readonly<{ html: string }>): Buffer {
  const known = streams.get(page)
  if (known !== undefined) return known
  const stream = compressPage(page.html, 5)
  streams.set(page, stream)
  return stream
}

/** Returns what a browser can read of a page when the first bytes of its stream have arrived. */
export function readStart(stream: Buffer, bytes: number): string {
  const start = stream.subarray(0, bytes)
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8')
}
