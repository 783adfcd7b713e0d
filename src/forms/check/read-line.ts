/** Line breaks and control characters, which no keyboard writes into a field of one line. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Those, and what is not seen: with it a value would be read as another than it shows. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Whether a text has no line break or control character inside; in an exact one, such as an amount, nothing hidden either.
 * @example isOneLine('350 000\n', { isExact: true }) // true
 * @example isOneLine('350\n000', { isExact: true }) // false
 */
export function isOneLine(text: string, { isExact }: Readonly<{ isExact: boolean }>): boolean {
  const blank = text.replace(/\p{C}/gu, (mark) => ' '.repeat(mark.length))
  const inside = text.slice(blank.length - blank.trimStart().length, blank.trimEnd().length)
  return !(isExact ? hidden : breaks).test(inside)
}

/** Returns a text on one line with single spaces, without control characters. */
export function toLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Returns a text of several lines without control characters and spaces around it. */
export function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim()
    .normalize('NFC')
}
