import { fold, foldLetters, foldWords } from '#text/fold.ts'
import { twinsOf } from './street-twins.ts'

/** Whether a text, a file name or an external address tells a hidden address. */
export type TellsAddress = (text: string) => boolean

// Shorter names (Dam, Dries) are also ordinary words, so they count only when written as a name.
const tellingLength = 6

/** How kinds of streets and titles in their names are shortened; keys and values without accents and points. */
const short: Readonly<Record<string, string>> = {
  straat: 'str',
  strasse: 'str',
  laan: 'ln',
  steenweg: 'stwg|stw|steenw|stg',
  plein: 'pln|pl',
  platz: 'pl',
  dreef: 'dr',
  kaai: 'k',
  weg: 'wg',
  baan: 'bn',
  vest: 'v',
  rue: 'r',
  avenue: 'av|ave',
  boulevard: 'bd|bld|boul|bvd|blvd',
  chaussee: 'ch|chee|chauss',
  place: 'pl',
  allee: 'all',
  chemin: 'chem|ch',
  impasse: 'imp',
  square: 'sq',
  route: 'rte',
  quai: 'q',
  dreve: 'dr',
  clos: 'cl',
  venelle: 'ven',
  sentier: 'sent',
  passage: 'pass',
  residence: 'res',
  esplanade: 'espl|esp',
  faubourg: 'fg|fbg|faub',
  sint: 'st',
  saint: 'st',
  sainte: 'ste',
  grote: 'gr',
  grand: 'gr|gd',
  grande: 'gr|gde',
  nieuwe: 'nwe|nw',
  oude: 'o',
  lange: 'l',
  korte: 'k',
  onze: 'o',
  lieve: 'l',
  vrouw: 'v',
  notre: 'n',
  dame: 'd',
  eerste: '1ste|1e',
  tweede: '2de|2e',
  derde: '3de|3e',
  thier: 'th',
  ier: '1er|i|1',
  i: '1',
  ii: '2',
  iii: '3',
  xi: '11',
}
/** Titles before a name, which people shorten or leave out: `De Coninckplein`. */
const titles: Readonly<Record<string, string>> = {
  dokter: 'dr',
  docteur: 'dr',
  burgemeester: 'burg|bgm|burgem',
  bourgmestre: 'bourg|bgm',
  generaal: 'gen',
  general: 'gen',
  pastoor: 'past',
  professor: 'prof',
  kanunnik: 'kan',
  monseigneur: 'mgr|mons',
  baron: 'bar',
  prins: 'pr',
  prince: 'pr',
  koning: 'kon',
  koningin: 'kon',
  kapitein: 'kap',
  kolonel: 'kol',
  luitenant: 'luit|lt',
  minister: 'min',
  deken: 'dek',
}
/** All of these, whose points end no sentence. */
export const shortenings: readonly string[] = [...Object.values(short), ...Object.values(titles)]
  .flatMap((each) => each.split('|'))
  .filter((each) => /^[a-z]/.test(each))
const title = new RegExp(`^(?:${Object.entries(titles).flat().join('|')})$`)
/** First words that another street of the same last word does not have: `Oude Kerkstraat`. */
const part =
  /^(?:sint|st|saint|sankt|de|den|het|oude?|nieuwe|grote|kleine|lange|korte|hoge|lage|noord|zuid|oost|west)$/
/** What stands between a kind of street and its name. */
const particle = /^(?:de|du|des|d|la|le|les|l|op|naar)$/
/** Kinds of French streets, which stand before their name. */
const french =
  /^(?:rue|avenue|boulevard|chaussee|place|quai|allee|impasse|square|route|dreve|clos|sentier|chemin)$/
/** What begins a last name: `Jan Van Eyckplein` is the Van Eyckplein. */
const surnameStart = /^(?:van|de|den|der|ter|ten|vanden|vander)$/
/** What is left of a name without its title has to be longer than a word. */
const leastWithoutTitle = 8
/** A shorter name is a word when it is cut: `Oostraat` and `Oost.`. */
const leastStem = 4

const endings =
  'straat|strasse|laan|steenweg|plein|platz|dreef|kaai|allee|wegel|weg|baan|vest|lei|singel|plaats'.split('|')

/**
 * Returns what tells a hidden address: its street as written, without accents, spaces and case, or with the usual
 * abbreviations, and its house number where a text calls it one.
 * @example tellsAddress('Kerkstraat', '12')('Hoek Kerkstr. en Dorp') // true
 */
export function tellsAddress(street: string, number: string | undefined): TellsAddress {
  const tells = [tellsStreet(street, number), ...(number === undefined ? [] : [tellsNumber(number)])]
  return (text) => tells.some((tell) => tell(text))
}

function tellsStreet(street: string, number: string | undefined): TellsAddress {
  const name = fold(street)
  if (name === '') return () => false
  const words = foldWords(street).split(' ')
  if (name.length < tellingLength) {
    const written = new RegExp(`(?<!\\p{L})${RegExp.escape(street)}(?!\\p{L})`, 'u')
    const numbered = wordsIn(`${words.join(' ')} (?:(?:nr|nummer|no|n) )?${foldWords(number ?? '-')}`)
    return (text) => written.test(text) || (number !== undefined && numbered.test(foldWords(text)))
  }
  const [first = '', ...rest] = words
  // A first name or title may be left out, of a street whose last name is more than its kind.
  const isNamed =
    title.test(first) ||
    (rest.slice(0, -1).every((word) => surnameStart.test(word)) &&
      !part.test(first) &&
      !surnameStart.test(first) &&
      !endings.includes(rest.at(-1) ?? ''))
  const bare = isNamed && rest.join('').length >= leastWithoutTitle ? [rest] : []
  // Between words, since `r. de la Gare` without spaces is in `voir de la gare`.
  const twins = twinsOf(street)
  const spaced = [...[words, ...bare].map((each) => each.map(shortened).join('')), ...twins].map(
    (pattern) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`),
  )
  // `Stationsst.` for the rue de la Gare.
  const cutTwins = twins.flatMap((twin) =>
    twin.includes('straat|str') ? [`${twin.replace('straat|str', 'st|stra|straa')}\\.`] : [],
  )
  const cut = [
    ...[words, ...bare].flatMap(cutShort),
    ...byInitial(words),
    ...cutTwins.map((twin) => new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?i:${twin})`, 'u')),
  ]
  return (text) =>
    fold(text).includes(name) ||
    spaced.some((pattern) => pattern.test(foldWords(text))) ||
    cut.some((pattern) => pattern.test(text.normalize('NFD').replace(/\p{M}/gu, '')))
}

/**
 * Returns the pattern of a name that ends at any letter of its kind and a point: `Kerkst.`, `Molenw. 5`. It begins with a capital
 * or is followed by a number, as `hoogst.` is a word.
 */
function cutShort(words: readonly string[]): readonly RegExp[] {
  const [last = '', ...before] = words.toReversed()
  const ending = endingOf(last)
  if (ending === undefined) return []
  const parts = ending.split('').map((_, at) => ending.slice(0, at + 1))
  // One letter of `straat` is a plural.
  const cuts = parts.slice(ending.startsWith('s') ? 1 : 0, -1)
  const stem = last.slice(0, -ending.length).replace(/s$/, '')
  if (`${before.join('')}${stem}`.length < leastStem) return []
  const start = before.toReversed().map((word) => `${oneOf(word)}[ .-]*`)
  const name = `${start.join('')}${stem}s?[ -]?(?:${cuts.join('|')})\\.`
  const patterns = [
    new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?i:${name})`, 'u'),
    new RegExp(`(?<!\\p{L})${name} ?\\d`, 'iu'),
  ]
  // `K.straat`
  const initial = `(?<!\\p{L})${last.charAt(0).toUpperCase()}\\.[ -]?${oneOf(ending)}(?!\\p{L})`
  return before.length === 0 ? [...patterns, new RegExp(initial, 'u')] : patterns
}

/** Returns the pattern of a French name of which only the initial is said: `Rue de la G.`, `av. L.`. */
function byInitial([kind = '', ...name]: readonly string[]): readonly RegExp[] {
  const initial = name.at(-1)?.charAt(0)
  if (!french.test(kind) || initial === undefined || !name.slice(0, -1).every((word) => particle.test(word)))
    return []
  const joined = String.raw`\.? +(?:(?:de|du|des|d|la|le|les|l)[ ’']+)*`
  return [new RegExp(`(?<!\\p{L})(?i:${oneOf(kind)}${joined})${initial.toUpperCase()}\\.`, 'u')]
}

function wordsIn(pattern: string): RegExp {
  return new RegExp(`(?<![a-z])${pattern}(?![a-z0-9])`)
}

/** Returns the pattern of a word of a street's name and of its abbreviations, with the space before it. */
function shortened(word: string, at: number, name: readonly string[]): string {
  const space = at === 0 ? '' : ' ?'
  if (at > 0 && particle.test(word)) return `(?:${space}${word})?`
  // A name within others may be its initial: `Rue E. Vandervelde`.
  if (at > 0 && at < name.length - 1) return `${space}(?:${oneOf(word)}|${word.charAt(0)})`
  const ending = endingOf(word)
  if (ending === undefined) return `${space}${oneOf(word)}`
  // `Stationsstraat` is also written `Stationstraat`.
  const stem = word.slice(0, -ending.length).replace(/s$/, '')
  return `${space}${oneOf(stem)}s? ?${oneOf(ending)}`
}

function endingOf(word: string): string | undefined {
  return endings.find((each) => word.endsWith(each) && word !== each)
}

/** Returns the pattern of a word and of its abbreviations. */
function oneOf(word: string): string {
  return `(?:${[word, short[word], titles[word]].filter((each) => each !== undefined).join('|')})`
}

function tellsNumber(number: string): TellsAddress {
  const words = foldWords(number)
  if (!/^\d/.test(words)) return () => false
  const called = wordsIn(
    `(?:(?:huisnummer|huisnr|nummer|nr|numero|number|hausnummer|hausnr) ?|(?:no|n) )${words}`,
  )
  const marked = new RegExp(`#\\s?${RegExp.escape(foldLetters(number))}(?![a-z0-9])`)
  return (text) => called.test(foldWords(text)) || marked.test(foldLetters(text))
}
