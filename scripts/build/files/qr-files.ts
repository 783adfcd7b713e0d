import { encodeQR } from 'qr'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { qrCodes } from '#views/listing/qr-code.ts'

/** Modules of white around a code, without which readers do not find it (ISO/IEC 18004). */
const quiet = 4

/** Yields the QR code of every listing, a file beside its page that only the printed page shows. */
export function* qrFiles(context: Pick<ViewContext, 'routes' | 'baseUrl'>): Generator<BuiltFile> {
  for (const { path, url } of qrCodes(context)) yield [path, drawQr(url)]
}

/** Returns the QR code of an address as an SVG: black on white in dark mode too, readable while 15 % of it is covered. */
export function drawQr(url: string): string {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: quiet })
  const runs = rows.map((row, y) => drawRow(row, y)).join('')
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs}"/></svg>`
}

/** A row is one line of dashes, each as long as its run of dark modules. */
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
