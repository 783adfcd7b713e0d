import { fold, foldWords } from '#text/fold.ts'

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
  sint: 'st',
  saint: 'st',
  sainte: 'ste',
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
}

const endings = ['straat', 'strasse', 'laan', 'steenweg', 'plein', 'platz', 'dreef', 'kaai', 'allee']

/**
 * Returns what tells a hidden address: its street as written, without accents, spaces and case, or with the usual
 * abbreviations, and its house number where a text calls it one.
 * @example tellsAddress('Kerkstraat', '12')('Hoek Kerkstr. en Dorp') // true
 */
export function tellsAddress(street: string, number: string | undefined): TellsAddress {
  const tells = [tellsStreet(street), ...(number === undefined ? [] : [tellsNumber(number)])]
  return (text) => tells.some((tell) => tell(text))
}

function tellsStreet(street: string): TellsAddress {
  const name = fold(street)
  if (name === '') return () => false
  const written = new RegExp(`(?<!\\p{L})${RegExp.escape(street)}(?!\\p{L})`, 'u')
  if (name.length < tellingLength) return (text) => written.test(text)
  const words = foldWords(street).split(' ')
  // Between words, since `r. de la Gare` without spaces is in `voir de la gare`.
  const spaced = new RegExp(`(?<![a-z])${words.map(shortened).join(' ?')}(?![a-z])`)
  return (text) => fold(text).includes(name) || spaced.test(foldWords(text))
}

/** Returns the pattern of a word of a street's name and of its abbreviations. */
function shortened(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word !== each)
  if (ending === undefined) return `(?:${[word, short[word]].filter((each) => each !== undefined).join('|')})`
  const stem = word.slice(0, -ending.length)
  return `(?:${stem}) ?(?:${ending}|${short[ending] ?? ending})`
}

function tellsNumber(number: string): TellsAddress {
  const words = foldWords(number)
  if (!/^\d/.test(words)) return () => false
  const called = new RegExp(
    `(?<![a-z])(?:huisnummer|nummer|nr|no|n|numero|number|hausnummer) ${words}(?![a-z0-9])`,
  )
  return (text) => called.test(foldWords(text))
}
