import { isLocale, type Locale, type Localised } from '#domain/values/locale.ts'
import { wordForms } from '#i18n/word-forms.ts'
import { findUnspacedMark } from './french-marks.ts'
import { type SpokenPage, spokenTexts } from './spoken-texts.ts'

/** A rule of a language that code breaks when it glues words: what it finds, and what is to be said. */
export type GrammarRule = Readonly<{ name: string; find: (text: string) => readonly string[] }>

/** A rule about what must not stand in a text. */
function never(name: string, pattern: RegExp): GrammarRule {
  return { name, find: (text) => [...text.matchAll(pattern)].map((match) => around(text, match)) }
}

/** A time as machines have it, which people say as `10.30 uur`, `10 h 30`, `10.30 am`, `10.30 Uhr`. */
const common = [
  never('a time with seconds', /(?<![\d:T])\d{1,2}:[0-5]\d:[0-5]\d(?!\d)/g),
  never('a time of machines', /(?<![\d:.T+-])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:]|-\d)/g),
]

/** Dutch and English texts of the site quote with ‘ and ’. */
const foreignQuotes = never('quotation marks of another house', /[“”]/g)

const days = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'

/** What a page or a mail of each language must not say. */
export const grammarRules: Partial<Localised<readonly GrammarRule[]>> = {
  nl: [
    ...common,
    foreignQuotes,
    never('a leading zero before uur', /(?<![\d.,])0\d(?:\.\d\d)?[ \u00A0]uur/g),
  ],
  fr: [
    ...common,
    { name: 'a mark without its no-break space', find: (text) => [findUnspacedMark(text) ?? []].flat() },
    never('de or que before a vowel', /(?<![\p{L}-])(?:[Dd]e|[Qq]ue) [AEIOUÉÈÊÎÔŒ]\p{Ll}/gu),
    never('de or à before Le, Les', /(?<![\p{L}-])(?:[Dd]e|[Àà]) Les? \p{Lu}/gu),
    never('a time without its spaces', /(?<![\d\p{L}])\d{1,2}h(?:\d\d)?(?![\d\p{L}])/gu),
    never('a capital within a list', /, Label PEB/g),
  ],
  en: [
    ...common,
    foreignQuotes,
    {
      name: 'the wrong article',
      find: (text) =>
        [...text.matchAll(/(?<![\p{L}\p{N}’'.-])(an?) ([€£]?[\p{L}\d][^\s]*)/gu)].flatMap((match) => {
          const [, article = '', word = ''] = match
          return wordForms.en.a(word).startsWith(`${article} `) ? [] : [around(text, match)]
        }),
    },
  ],
  de: [
    ...common,
    never('a leading zero before Uhr', /(?<![\d.,])0\d(?:\.\d\d)?[ \u00A0]Uhr/g),
    never('a weekday after am without dem', new RegExp(`(?:[aA]m|[sS]eit|[vV]om) (?:${days}), \\d`, 'g')),
    never(
      'a capital within a list',
      /, (?:Verkauft|Vermietet|Verfügbar|Reserviert|Ausverkauft)(?![\p{L}])/gu,
    ),
  ],
}

/** Returns a finding for each text of a page or a mail that breaks the grammar of its language, once for all pages. */
export function checkGrammar(pages: readonly SpokenPage[]): readonly string[] {
  const found = new Map<string, string>()
  for (const { lang = '', path, html } of pages) {
    const language = lang.slice(0, 2)
    if (!isLocale(language)) continue
    for (const text of new Set(spokenTexts(html, language))) {
      for (const finding of findFaults(text, language)) if (!found.has(finding)) found.set(finding, path)
    }
  }
  return [...found].map(([finding, path]) => `${path}: ${finding}`)
}

/** Returns the rules that a text breaks, each with the words around the fault. */
export function findFaults(text: string, locale: Locale): readonly string[] {
  return (grammarRules[locale] ?? common).flatMap(({ name, find }) =>
    find(text).map((words) => `${name}: "${words}"`),
  )
}

function around(text: string, { index = 0, 0: found }: RegExpMatchArray): string {
  return text.slice(Math.max(0, index - 25), index + found.length + 15).trim()
}
