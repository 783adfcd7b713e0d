import { isLocale, locales, type Locale } from '#domain/values/locale.ts'

/** A text that people read, in one language. */
export type TermText = Readonly<{
  file: string
  locale: Locale
  /** Where in the file; absent for a document, whose findings name their line. */
  key?: string
  text: string
}>

/** What no person reads: placeholders, code, targets of links, tags, addresses and paths in the head of a document. */
const code =
  /\{\{.*?\}\}|^```[\s\S]*?^```|`[^`\n]+`|(?<=\])\([^)\s]+\)|<[^<>]*>|\bhttps?:\S+|^(?:slug|image|picture|author|source):.*$/gm

/** Returns a text of the same length and lines with `·` for what no person reads. */
export function hideCode(text: string): string {
  return text.replace(code, (found) => found.replace(/\S/g, '·'))
}

/** Fields of a record that hold sentences; the others are codes of the CRM. */
const prose = /^(?:TypeDescription|Description[A-Z]?|Delivery|Constructions|Technical|Situation)$/
/** Fields whose texts are addresses. */
const addresses = /^(?:slug|path|original|url|link|href)$/i

type Place = Readonly<{ file: string; path: string; locale?: Locale; isRecord: boolean }>

/** Returns the texts of a data file: those below a language, and the prose of records that name their language. */
export function textsOfJson(file: string, value: unknown): readonly TermText[] {
  return textsAt(value, { file, path: '', isRecord: false })
}

function textsAt(value: unknown, place: Place): readonly TermText[] {
  if (typeof value === 'string') {
    const { file, path, locale } = place
    return locale === undefined || value === '' ? [] : [{ file, key: path, locale, text: value }]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => textsAt(item, below(place, nameOf(item, index))))
  }
  if (typeof value !== 'object' || value === null) return []
  const language: unknown = 'language' in value ? value.language : undefined
  const record: Place =
    typeof language === 'string' && isLocale(language)
      ? { ...place, locale: language, isRecord: true }
      : place
  return Object.entries(value).flatMap(([name, child]) => {
    if (addresses.test(name)) return []
    if (isLocale(name)) return textsAt(child, { ...below(place, name), locale: name })
    return record.isRecord && !prose.test(name) ? [] : textsAt(child, below(record, name))
  })
}

function below(place: Place, name: string): Place {
  return { ...place, path: place.path === '' ? name : `${place.path}.${name}` }
}

function nameOf(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return String(index)
  const named = ['ID', 'id', 'key'].flatMap((field) => {
    const value: unknown = Object.entries(item).find(([name]) => name === field)?.[1]
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
  return named[0] ?? String(index)
}

const quoted = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\x60(?:\\.|[^\x60\\])*\x60)`
const labelled = new RegExp(String.raw`\b(nl|fr|en|de):\s*(?:\([^()]*\)\s*=>\s*)?(${quoted})`, 'g')
const fourfold = new RegExp(
  String.raw`[[(]\s*${locales.map(() => `(${quoted})`).join(String.raw`,\s*`)},?\s*[\])]`,
  'g',
)

/** All that is indented below a language. */
const block = /^( *)(nl|fr|en|de): \{\n([\s\S]*?)\n\1\}/gm
const literal = new RegExp(quoted, 'g')

/**
 * Returns the texts that code writes in the four languages: `nl: '…'`, `nl: { … }`, four in a list or in a call, and all of a file
 * that is named after its language.
 */
export function textsOfCode(file: string, source: string): readonly TermText[] {
  const named = /\/(\w\w)\.ts$/.exec(file)?.[1] ?? ''
  const blocks = isLocale(named)
    ? [{ locale: named, start: 0, inside: source }]
    : [...source.matchAll(block)].flatMap(({ 0: whole, 2: locale = '', 3: inside = '', index }) =>
        isLocale(locale) ? [{ locale, start: index + whole.indexOf(inside), inside }] : [],
      )
  const at = (index: number) => `line ${source.slice(0, index).split('\n').length}`
  const text = (literal: string) =>
    literal
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '·')
      .replace(/\\(['"`])/g, '$1')
  return [
    ...blocks.flatMap(({ locale, start, inside }) =>
      [...inside.matchAll(literal)]
        // A name between quotes, of a field or a file, has no space.
        .filter(([found]) => found.includes(' '))
        .map(({ 0: found, index }) => ({ file, key: at(start + index), locale, text: text(found) })),
    ),
    ...[...source.matchAll(labelled)].flatMap(({ 1: locale = '', 2: literal = '', index }) =>
      isLocale(locale) ? [{ file, key: at(index), locale, text: text(literal) }] : [],
    ),
    ...[...source.matchAll(fourfold)].flatMap((match) =>
      locales.map((locale, place) => ({
        file,
        key: at(match.index),
        locale,
        text: text(match[place + 1] ?? "''"),
      })),
    ),
  ]
}
