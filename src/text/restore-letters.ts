/** The letters of Windows-1252 by the byte, 80 to 9F, that Latin-1 has a control for: quotes, dashes, the euro. */
const windows = new TextDecoder('windows-1252')
const controls = Array.from({ length: 32 }, (_, index) => String.fromCodePoint(0x80 + index))
const lettersOf = new Map(
  controls.map((control, index) => [control, windows.decode(Uint8Array.of(0x80 + index))]),
)
const bytesOf = new Map([...lettersOf].map(([control, letter]) => [letter, control.codePointAt(0) ?? 0]))
const anyControl = /[\u0080-\u009F]/g

/** A byte of UTF-8 after the first, as Latin-1 or Windows-1252 shows it. */
const rest = `[\\u0080-\\u00BF${[...bytesOf.keys()].join('')}]`
/** What accents, quotes, dashes and the euro look like when their UTF-8 was read as Latin-1: `Ã©`, `â€™`, `Å“`. */
const misread = new RegExp(
  `[ÂÃ]${rest}|Å[\\u0092\\u0093\\u00A0\\u00A1\\u00B8\\u00BD\\u00BE’“]|â${rest}{2}`,
  'g',
)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Returns a text whose letters were read in the wrong encoding, twice even, as they were written. For texts of a CRM: in a
 * text that a visitor types nothing is misread.
 * @example restoreLetters('cafÃ© en pand\u0092s') // 'café en pand’s'
 */
export function restoreLetters(text: string): string {
  return readAgain(readAgain(text)).replace(anyControl, (control) => lettersOf.get(control) ?? control)
}

function readAgain(text: string): string {
  return text.replace(misread, (letters) => {
    const bytes = Uint8Array.from(letters, (letter) => bytesOf.get(letter) ?? letter.codePointAt(0) ?? 0)
    try {
      return utf8.decode(bytes)
    } catch {
      // Not UTF-8: these letters were meant.
      return letters
    }
  })
}
