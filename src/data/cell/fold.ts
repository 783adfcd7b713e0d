/**
 * Returns a label without case, accents, spaces and punctuation, to compare labels that people typed.
 * @example fold('Half-open bebouwing') // 'halfopenbebouwing'
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9+]/g, '')
}
