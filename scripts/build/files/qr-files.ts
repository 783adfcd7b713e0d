import { encodeQR } from 'qr'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { qrCodes } from '#views/listing/qr-code.ts'

/** White margin that readers need, in modules (ISO/IEC 18004). */
const quiet = 4

/** Yields the QR code of every listing, for the printed page. */
export function* qrFiles(context: Pick<ViewContext, 'routes' | 'baseUrl'>): Generator<BuiltFile> {
  for (const { path, url } of qrCodes(context)) yield [path, drawQr(url)]
}

/** Returns the QR code of an address as an SVG: black on white in dark mode too, with error correction for 15 %. */
export function drawQr(url: string): string {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: quiet })
  const runs = rows.map((row, y) => drawRow(row, y)).join('')
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs}"/></svg>`
}

/** Returns a row as one dashed line with a dash per run of dark modules. */
function drawRow(row: readonly boolean[], y: number): string {
  const word = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  let at = 0
  return [...word.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => {
      const move = at === 0 ? `M${index} ${y}.5` : `m${index - at} 0`
      at = index + length
      return `${move}h${length}`
    })
    .join('')
}
