/**
 * Returns a French article or preposition before a name, elided before a vowel; H counts as a consonant, since the
 * region's names have the Dutch one.
 * @example elided('de', 'Alost') // 'd’Alost'
 */
export function elided(word: 'de' | 'la', name: string): string {
  return /^[aeiouéèê]/i.test(name) ? `${word.charAt(0)}’${name}` : `${word} ${name}`
}
