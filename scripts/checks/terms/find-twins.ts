import { locales, type Locale } from '#domain/values/locale.ts'
import { oncePer } from '#domain/values/once.ts'
import type { Exception, Term } from './glossary.ts'
import { createLiteral, createPhrase, type Phrase, placeOf } from './phrase.ts'
import { hideCode, type TermText } from './term-text.ts'

/** A forbidden word in a text. */
export type Twin = Readonly<{ file: string; at: string; found: string; wanted: string; term: string }>

/** What was found, and which exceptions of the glossary excused something. */
export type Search = Readonly<{ twins: readonly Twin[]; used: ReadonlySet<Exception> }>

type Rule = Readonly<{
  term: string
  word: string
  /** The word itself, of which a twin may be a part. */
  own: readonly Phrase[]
  twins: readonly Phrase[]
  except: readonly Excuse[]
}>
type Excuse = Readonly<{ exception: Exception; phrase?: Phrase; place?: RegExp }>

/** Returns each forbidden word of texts, and the exceptions that were needed. */
export function findTwins(terms: readonly Term[], texts: readonly TermText[]): Search {
  const rules = rulesByLocale(terms)
  const used = new Set<Exception>()
  const twins = texts.flatMap((text) => {
    const searched = hideCode(text.text)
    return (rules.get(text.locale) ?? []).flatMap((rule) => applyRule(rule, text, searched, used))
  })
  return { twins, used }
}

/** @example 'content/messages/en/forms.json: names.zip: “postal code”: write “postcode” (postcode)' */
export function sayTwin({ file, at, found, wanted, term }: Twin): string {
  return `${file}: ${at}: “${found}”: write “${wanted}” (${term})`
}

const rulesByLocale = oncePer(
  (terms: readonly Term[]) => new Map(locales.map((locale) => [locale, rulesOf(terms, locale)])),
)

function rulesOf(terms: readonly Term[], locale: Locale): readonly Rule[] {
  return terms.flatMap((term) => {
    const wording = term[locale]
    if (wording === undefined || wording.not.length === 0) return []
    return [
      {
        term: term.name,
        word: wording.word,
        twins: wording.not.map((twin) => createPhrase(twin, locale)),
        own: [createLiteral(wording.word)],
        except: wording.except.map((exception) => ({
          exception,
          ...(exception.text === undefined ? {} : { phrase: createPhrase(exception.text, locale) }),
          ...(exception.at === undefined ? {} : { place: placeOf(exception.at) }),
        })),
      },
    ]
  })
}

function applyRule(rule: Rule, text: TermText, searched: string, used: Set<Exception>): readonly Twin[] {
  return rule.twins.flatMap((twin) =>
    twin.find(searched, rule.own).flatMap((span) => {
      const at = text.key ?? `line ${searched.slice(0, span.from).split('\n').length}`
      const excuse = rule.except.find((excuse) => excuses(excuse, `${text.file}: ${at}`, searched, span))
      if (excuse === undefined) {
        const found = searched.slice(span.from, span.to)
        return [{ file: text.file, at, found, wanted: rule.word, term: rule.term }]
      }
      used.add(excuse.exception)
      return []
    }),
  )
}

function excuses(
  { phrase, place }: Excuse,
  where: string,
  text: string,
  { from, to }: Readonly<{ from: number; to: number }>,
): boolean {
  if (place?.test(where) === false) return false
  return phrase === undefined || phrase.find(text).some((span) => span.from <= from && to <= span.to)
}
