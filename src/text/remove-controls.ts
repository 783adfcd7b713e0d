/** Control and format characters, but for line breaks, tabs and the joiners that some scripts need. */
const controls = /(?![\t\n\r\u00AD]|\u200C|\u200D)[\p{Cc}\p{Cf}]/gu

/**
 * Returns a text without invisible control characters, such as U+202E, which prints the rest of a line backwards.
 * @example removeControls('Huis\u202E te koop') // 'Huis te koop'
 * @see https://www.unicode.org/reports/tr9/ (read 2026-11-23)
 */
export function removeControls(text: string): string {
  return text.replace(controls, '')
}
