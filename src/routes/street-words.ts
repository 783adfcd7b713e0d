/** Endings by which a word is the name of a street, in Dutch and German. */
const endings =
  'straat|str\\.|laan|weg|steenweg|baan|dreef|plein|markt|lei|kaai|kade|dijk|pad|kouter|dries|wegel|stra(?:ß|ss)e|platz|allee|gasse'
/** Words that a street's name starts with, in French. */
const beginnings = 'rue|avenue|chaussée|chaussee|chemin|boulevard|allée|allee|quai|square|drève|dreve|clos|impasse|sentier|ruelle'
const prepositions = 'aan|in|op|langs|nabij|bij|naast|te|à|au|dans|sur|an|am|auf|bei|near|on|at'
const articles = 'de|het|den|der|la|le|les|du|des|the|dem'

const lead = `(?:\\b(?:${prepositions})\\s+)?(?:\\b(?:${articles})\\s+)?`
const number = '(?:\\s*,?\\s*(?:nr\\.?\\s*)?\\d+\\s?[a-z]?\\b(?!\\s*(?:m²|m2|slaapk|gevels?|are|ca)))?'

const dutch = new RegExp(`${lead}(?:(?<=\\s)\\p{Lu}[\\p{L}.'’-]*\\s+)*\\p{L}+(?:${endings})(?![\\p{L}-])${number}`, 'giu')
const french = new RegExp(`${lead}\\b(?:${beginnings})\\s+(?:(?:de|du|des|la|le|les|l['’]|d['’])\\s*)*[\\p{L}'’-]+${number}`, 'giu')

/**
 * Returns a text without what reads like a street and its number. The catalogue does not know the street of
 * a hidden address, so that it can appear nowhere; a headline may still name it.
 * @example withoutStreet('Halfopen woning in de Kerkstraat 12 te Berlare') // 'Halfopen woning te Berlare'
 */
export function withoutStreet(text: string): string {
  return text.replace(french, ' ').replace(dutch, ' ').replace(/\s+/g, ' ').trim()
}
