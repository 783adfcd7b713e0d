import * as v from 'valibot'
import { type Locale, locales, mapLocales } from '#domain/values/locale.ts'
import type { OwnWords } from '#domain/site/own-words.ts'
import { placeholdersIn, unknownForm } from '#domain/values/word-form.ts'
import type { ConfigEntry } from '#data/config/parse-config.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { nearestOf } from './nearest.ts'

/** An entry of `words.json`: the key of a message, and what the agency says in its place. */
export const ownWord = v.object({
  key: v.string(),
  text: v.strictObject(mapLocales(() => v.nullish(v.string()))),
})

type OwnWord = v.InferOutput<typeof ownWord>

/** The project's messages in one language, by key: `results.count_one`. All languages have the same placeholders. */
export type Messages = ReadonlyMap<string, string>

/**
 * Returns the messages that an agency words itself. A word for no message, or for one that another entry words, or that
 * cannot stand in the place of its message is left out and stops the build.
 */
export function toOwnWords(entries: readonly ConfigEntry<OwnWord>[], messages: Messages): OwnWords {
  const own: Partial<Record<Locale, Record<string, string>>> = {}
  const seen = new Set<string>()
  for (const { value, log } of entries) {
    const message = messages.get(value.key)
    if (message === undefined) refuseKey(value.key, messages, log)
    else if (seen.has(value.key)) {
      log.fatal('key', 'a message that another entry words', {
        expected: 'each message once',
        received: value.key,
        remedy: 'write its texts in one entry',
      })
    } else {
      for (const [locale, text] of textsOf(value, log))
        if (fits(text, { ...value, locale, message }, log)) (own[locale] ??= {})[value.key] = text
    }
    seen.add(value.key)
  }
  return own
}

function refuseKey(key: string, messages: Messages, log: RecordLog): void {
  const nearest = nearestOf(key, messages.keys())
  log.fatal('key', 'no message has this key', {
    expected: 'a key of content/messages',
    received: key,
    remedy: nearest === undefined ? 'remove the entry' : `write ${nearest}, or remove the entry`,
  })
}

function textsOf({ text }: OwnWord, log: RecordLog): readonly (readonly [Locale, string])[] {
  const texts = locales.flatMap((locale) => {
    const said = text[locale]
    return said === null || said === undefined ? [] : [[locale, said] as const]
  })
  if (texts.length === 0) {
    log.fatal('text', 'no text in any language', {
      expected: 'a text in at least one language',
      remedy: 'write it, or remove the entry',
    })
  }
  return texts
}

type Replaced = Readonly<{ key: string; locale: Locale; message: string }>

/** Whether a text can stand in the place of a message; if not, the reason is logged. */
function fits(text: string, { key, locale, message }: Replaced, log: RecordLog): boolean {
  const refuse = (reason: string, expected: string, remedy: string): false => {
    log.fatal(`text.${locale}`, reason, { expected, received: text, remedy })
    return false
  }
  if (text.trim() === '')
    return refuse('an empty text', 'words that visitors read', 'write it, or remove the language')
  if (/<[/!a-z]|&#?\w+;/i.test(text))
    return refuse('markup in a text', 'plain text', 'remove tags, and write characters as they are')
  const form = unknownForm(text, locale)
  if (form !== undefined)
    return refuse(
      'a form that the language has not',
      'a form of src/domain/values/word-form.ts',
      `remove ", ${form}"`,
    )
  const [wanted, found] = [placeholdersOf(message), placeholdersOf(text)]
  // A singular form may say the number in a word.
  const isOptional = (name: string): boolean => name === 'count' && key.endsWith('_one')
  const changes = [
    ...wanted.filter((name) => !found.includes(name) && !isOptional(name)).map((name) => `add {{${name}}}`),
    ...found
      .filter((name) => !wanted.includes(name) && !isOptional(name))
      .map((name) => `remove {{${name}}}`),
  ]
  return (
    changes.length === 0 ||
    refuse('the placeholders differ from those of the message', message, changes.join(', '))
  )
}

function placeholdersOf(text: string): readonly string[] {
  return placeholdersIn(text).map(({ name }) => name)
}
