/** How many characters of a text an address keeps. */
export const longestText = 80

/** Returns a free text in one line, at most 80 characters long; undefined when nothing is left. */
export function normalText(value: string): string | undefined {
  const line = value
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toWellFormed()
  const text = Array.from(line).slice(0, longestText).join('').trim()
  return text === '' ? undefined : text
}
