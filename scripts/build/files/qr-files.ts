import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { qrPath } from '#text/qr-path.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { qrCodes } from '#views/listing/qr-code.ts'

/** Yields the QR code of every listing, for the printed page. */
export function* qrFiles(context: Pick<ViewContext, 'routes' | 'baseUrl'>): Generator<BuiltFile> {
  for (const { path, url } of qrCodes(context)) yield [path, drawQr(url)]
}

/** Returns the QR code of an address as an SVG: black on white in dark mode too. */
export function drawQr(url: string): string {
  const { size, path } = qrPath(url)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
}
