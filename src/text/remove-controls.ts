/** Control and format characters, but for line breaks, tabs and the joiners that some scripts need. */
const controls = /(?![\t\n\r\u00AD]|\u200C|\u200D)[\p{Cc}\p{Cf}]/gu

/** Characters that a file in Windows-1252 has where Unicode has controls: quotes, dashes, the euro. */
const windowsControls = /[\u0080-\u009F]/g
const windows1252 = new TextDecoder('windows-1252')

/** Bytes of UTF-8 that were read as Windows-1252: `Ã©` for é, `â€™` for ’. No word of the four languages has them. */
const misread =
  /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080€][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte] as const),
)

/**
 * Returns a text whose letters were read in the wrong encoding, as they were written.
 * @example restoreLetters('cafÃ©') // 'café'
 */
export function restoreLetters(text: string): string {
  return text.replace(misread, (letters) => {
    const bytes = Uint8Array.from(letters, (letter) => byteOf.get(letter) ?? letter.charCodeAt(0))
    const restored = new TextDecoder().decode(bytes)
    return restored.includes('\uFFFD') ? letters : restored
  })
}

/**
 * Returns a text with the quotes, dashes and signs that a text in Windows-1252 loses when it is read as Latin-1.
 * @example restoreWindowsSigns('pand\u0092s') // 'pand’s'
 */
export function restoreWindowsSigns(text: string): string {
  return text.replace(windowsControls, (sign) => windows1252.decode(Uint8Array.of(sign.charCodeAt(0))))
}

/**
 * Returns a text without invisible control characters, such as U+202E, which prints the rest of a line backwards.
 * @example removeControls('Huis\u202E te koop') // 'Huis te koop'
 * @see https://www.unicode.org/reports/tr9/ (read 2026-11-23)
 */
export function removeControls(text: string): string {
  return restoreWindowsSigns(restoreLetters(text)).replace(controls, '')
}
