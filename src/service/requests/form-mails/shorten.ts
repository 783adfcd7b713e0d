/**
 * Returns the first whole words of a text that fit; a word that is longer than all of it is left out, since a name or number
 * that is cut reads as another.
 * @example shorten('Marie-Claire Van den Broecke', 20) // 'Marie-Claire Van…'
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const words = text.split(/[^\S\u00A0\u202F]+/)
  let fitting = ''
  for (const word of words) {
    const longer = fitting === '' ? word : `${fitting} ${word}`
    if (longer.length >= longest) break
    fitting = longer
  }
  return `${fitting.replace(/[\s,;:]+$/, '')}…`
}
