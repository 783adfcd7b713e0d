import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeQR } from 'qr'
import type { ViewContext } from '#views/kit/context.ts'
import { qrCodes } from '#views/listing/qr-code.ts'

/** Modules of white around a code, without which readers do not find it (ISO/IEC 18004). */
const quiet = 4

/** Writes the QR code of every listing beside its page: paper shows it, and no page carries it in its own bytes. */
export async function writeQrCodes(
  dist: string,
  context: Pick<ViewContext, 'routes' | 'baseUrl'>,
): Promise<void> {
  for (const { path, url } of qrCodes(context)) await writeFile(join(dist, path), drawQr(url))
}

/** Returns the QR code of an address as an SVG of its own: black on white in dark mode too, 15 % of it may be lost. */
export function drawQr(url: string): string {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: quiet })
  const runs = rows.map((row, y) => drawRow(row, y)).join('')
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs}"/></svg>`
}

/** A row is one line of dashes, each as long as its neighbouring modules: a fifth of the bytes of a square for each. */
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
