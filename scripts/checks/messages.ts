// Checks that the messages of the four languages have the same keys, placeholders and plural forms, and that the
// program uses every message; and that all texts call a thing by its word of content/glossary.
import { readFile } from 'node:fs/promises'
import { locales, mapLocales, type Locale, type Localised } from '#domain/values/locale.ts'
import { placeholdersIn, unknownForm } from '#domain/values/word-form.ts'
import type { Messages } from '#i18n/create-words.ts'
import { messagesOf } from '#i18n/messages.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { runCheck } from '#scripts/checks/check-command.ts'
import { findMessageUses, type MessageUses } from '#scripts/checks/message-uses.ts'
import { checkOwnTerms } from '#scripts/checks/terms/check-own-terms.ts'

/** An equal text with at least this many letters counts as untranslated. */
const untranslatedFrom = 20

/** A message and its key in the file: `results.count_one`. */
type Entry = Readonly<{ locale: Locale; key: string; text: string }>

/** Returns a finding, with file, key and remedy, for each problem of the messages or their use. */
export function checkMessages(messages: Localised<Messages>, uses: MessageUses): readonly string[] {
  const dutch = new Map(entriesOf(messages.nl, 'nl').map((entry) => [entry.key, entry]))
  const others = locales.filter((locale) => locale !== 'nl')
  return [
    ...entriesOf(messages.nl, 'nl').flatMap((entry) => [
      ...checkText(entry),
      ...checkPluralPair(entry, dutch),
    ]),
    ...others.flatMap((locale) => checkTranslation(dutch, entriesOf(messages[locale], locale), locale)),
    ...checkUses(new Set([...dutch.keys()].map(withoutPlural)), uses),
  ]
}

function checkTranslation(
  dutch: ReadonlyMap<string, Entry>,
  entries: readonly Entry[],
  locale: Locale,
): readonly string[] {
  const present = new Set(entries.map(({ key }) => key))
  const missing = [...dutch.keys()].filter((key) => !present.has(key))
  return [
    ...missing.map((key) => `${fileOf(locale, key)}: ${key} is missing: translate it from Dutch`),
    ...entries.flatMap((entry) => {
      const source = dutch.get(entry.key)
      if (source === undefined)
        return [finding(entry, 'is not in the Dutch file: remove it, or add it there')]
      const empty = checkText(entry)
      if (empty.length > 0) return empty
      return [...checkPlaceholders(entry, source), ...checkTranslated(entry, source)]
    }),
  ]
}

function checkText(entry: Entry): readonly string[] {
  if (entry.text.trim() === '') return [finding(entry, 'is empty: write it, or remove the key everywhere')]
  return checkTypography(entry)
}

/** What a text of any language, and one of French, must not have. */
const typography = [
  { pattern: /\p{L}'\p{L}/u, remedy: 'has a straight apostrophe: write ’' },
  { pattern: / [;:?!»]|« /, remedy: 'has an ordinary space at ; : ? ! « or »: write U+00A0', only: 'fr' },
  { pattern: /[“”]/, remedy: 'has English quotation marks: write « and » with U+00A0', only: 'fr' },
] as const satisfies readonly Readonly<{ pattern: RegExp; remedy: string; only?: Locale }>[]

function checkTypography(entry: Entry): readonly string[] {
  const form = unknownForm(entry.text, entry.locale)
  if (form !== undefined)
    return [finding(entry, `asks for the form "${form}", which src/domain/values/word-form.ts has not`)]
  return typography
    .filter((rule) => (!('only' in rule) || rule.only === entry.locale) && rule.pattern.test(entry.text))
    .map(({ remedy }) => finding(entry, remedy))
}

function checkPluralPair(entry: Entry, dutch: ReadonlyMap<string, Entry>): readonly string[] {
  const base = withoutPlural(entry.key)
  if (base === entry.key) return []
  if (dutch.has(base))
    return [finding(entry, `stands beside ${base}: a message has plural forms or it has none`)]
  const partner = entry.key.endsWith('_one') ? `${base}_other` : `${base}_one`
  return dutch.has(partner) ? [] : [finding(entry, `has no ${partner}: write both forms`)]
}

function checkPlaceholders(entry: Entry, source: Entry): readonly string[] {
  // A singular form may leave out the number, as in "per month".
  const optional = entry.key.endsWith('_one') ? 'count' : undefined
  const wanted = placeholdersOf(source.text)
  const found = placeholdersOf(entry.text)
  const lacking = [...wanted].filter((name) => !found.has(name) && name !== optional)
  const surplus = [...found].filter((name) => !wanted.has(name) && name !== optional)
  return [
    ...lacking.map((name) => finding(entry, `lacks {{${name}}}, which the Dutch text has: put it in`)),
    ...surplus.map((name) => finding(entry, `has {{${name}}}, which the Dutch text has not: take it out`)),
  ]
}

function checkTranslated(entry: Entry, source: Entry): readonly string[] {
  const letters = source.text.replace(/\{\{.*?\}\}|\P{L}/gu, '').length
  if (entry.text !== source.text || letters <= untranslatedFrom) return []
  return [finding(entry, 'is the Dutch text: translate it')]
}

function checkUses(keys: ReadonlySet<string>, uses: MessageUses): readonly string[] {
  const isUsed = (key: string) => uses.keys.has(key) || uses.patterns.some((pattern) => pattern.test(key))
  return [...keys]
    .filter((key) => !isUsed(key))
    .map((key) => `${fileOf('nl', key)}: ${key} is used nowhere in src: remove it from the four languages`)
}

function entriesOf(messages: Messages, locale: Locale): readonly Entry[] {
  return Object.entries(messages).map(([key, text]) => ({ locale, key, text }))
}

function groupsOf(messages: Messages): readonly string[] {
  return [...new Set(Object.keys(messages).map((key) => key.split('.')[0] ?? ''))]
}

function placeholdersOf(text: string): ReadonlySet<string> {
  return new Set(placeholdersIn(text).map(({ name }) => name))
}

function withoutPlural(key: string): string {
  return key.replace(/_(?:one|other)$/, '')
}

function finding({ locale, key }: Entry, problem: string): string {
  return `${fileOf(locale, key)}: ${key} ${problem}`
}

function fileOf(locale: Locale, key: string): string {
  return `content/messages/${locale}/${key.split('.')[0]}.json`
}

await runCheck(import.meta, {
  name: 'check:messages',
  about:
    'Checks that the four languages say the same, each thing by one word, and that every message is used.',
  run: async () => {
    const names = (await Promise.all(['.ts', '.tsx', '.astro'].map((end) => listFiles('src', end)))).flat()
    const texts = await Promise.all(names.map((name) => readFile(`src/${name}`, 'utf8')))
    const messages = mapLocales(messagesOf)
    const uses = findMessageUses(texts, groupsOf(messages.nl))
    return [...checkMessages(messages, uses), ...(await checkOwnTerms())]
  },
})
