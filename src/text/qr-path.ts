import { encodeQR } from 'qr'

/** White margin that readers need, in modules (ISO/IEC 18004). */
const quiet = 4

/** Returns a QR code as the side of its square in modules and a path of its dark ones, to be stroked 1 wide; 15 % may be damaged. */
export function qrPath(text: string): Readonly<{ size: number; path: string }> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  return { size: rows.length, path: rows.map((row, y) => drawRow(row, y)).join('') }
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
