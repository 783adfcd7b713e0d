import { locales, type Locale, type Localised } from '#domain/values/locale.ts'
import type { Messages } from '#i18n/create-words.ts'
import type { Exception, Term } from './glossary.ts'
import { createPhrase, placeOf } from './phrase.ts'

/** Messages that are another word than their term, and the exceptions that were needed. */
type Strays = Readonly<{ findings: readonly string[]; used: ReadonlySet<Exception> }>

/**
 * Returns a finding for each message that is in Dutch nothing but the word of a term, and in another language does not say that
 * term's word: two files that name one thing, and were translated apart.
 */
export function findStrays(terms: readonly Term[], messages: Localised<Messages>): Strays {
  const used = new Set<Exception>()
  const findings = terms.flatMap((term) => {
    const { nl } = term
    if (nl === undefined) return []
    const dutch = createPhrase(nl.word, 'nl')
    const named = Object.entries(messages.nl).filter(([, text]) => isOnly(dutch, text))
    return named.flatMap(([key]) =>
      locales.flatMap((locale) => strayOf(term, locale, key, messages[locale][key], used)),
    )
  })
  return { findings, used }
}

function strayOf(
  term: Term,
  locale: Locale,
  key: string,
  text: string | undefined,
  used: Set<Exception>,
): readonly string[] {
  const wording = term[locale]
  if (wording === undefined || text === undefined) return []
  if (createPhrase(wording.word, locale).find(text).length > 0) return []
  const [file = '', ...rest] = key.split('.')
  const where = `content/messages/${locale}/${file}.json: ${rest.join('.')}`
  const exception = wording.except.find(
    ({ at, text: only }) => only === undefined && placeOf(at ?? '').test(where),
  )
  if (exception === undefined) return [`${where}: “${text}”: write “${wording.word}” (${term.name})`]
  used.add(exception)
  return []
}

function isOnly(phrase: ReturnType<typeof createPhrase>, text: string): boolean {
  const bare = text.trim()
  return phrase.find(bare).some(({ from, to }) => from === 0 && to === bare.length)
}
