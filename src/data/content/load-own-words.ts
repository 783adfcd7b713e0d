import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Locale, SiteLanguages } from '#domain/values/locale.ts'
import { decodeJson } from '#data/file/decode-json.ts'
import { isMissingFile } from '#data/file/is-missing-file.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'

type Words = Readonly<{ [key: string]: string | Words }>

/** Messages of the interface that an agency replaces, per language. */
export type OwnWords = Readonly<Partial<Record<Locale, Words>>>

const words: v.GenericSchema<Words> = v.record(v.string(), v.union([v.string(), v.lazy(() => words)]))

/**
 * Loads the messages that an agency replaces: `words/<language>.json`, with the keys of `content/messages`. An unknown
 * key, or a text without a placeholder of its message, is an error and is left out.
 */
export async function loadOwnWords(
  contentDir: string,
  { languageUse }: SiteLanguages,
  log: ProblemLog,
): Promise<OwnWords> {
  const loaded = await Promise.all(
    languageUse.map(async (locale) => [locale, await loadWords(contentDir, locale, log)] as const),
  )
  return Object.fromEntries(loaded.filter(([, own]) => own !== undefined))
}

async function loadWords(contentDir: string, locale: Locale, log: ProblemLog): Promise<Words | undefined> {
  const file = join('words', `${locale}.json`)
  const problems = log.record(file)
  const text = await readFile(join(contentDir, file), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
  if (text === undefined) return undefined
  const decoded = decodeJson(text)
  const parsed = decoded.kind === 'json' ? v.safeParse(words, decoded.value) : undefined
  if (parsed?.success !== true) {
    problems.fatal(undefined, 'not an object of texts and of groups of texts', {
      expected: '{ "layout": { "choose": "…" } }',
      remedy: 'correct the file, or remove it',
    })
    return undefined
  }
  checkWords(parsed.output, await loadMessages(locale), problems)
  return parsed.output
}

/** Loads the project's messages by key: `layout.choose`. */
async function loadMessages(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const dir = resolve('content/messages', locale)
  const files = (await readdir(dir)).filter((file) => file.endsWith('.json'))
  const groups = await Promise.all(
    files.map(async (file) => {
      const group = v.parse(words, JSON.parse(await readFile(join(dir, file), 'utf8')))
      return flatten(group, `${file.slice(0, -'.json'.length)}.`)
    }),
  )
  return new Map(groups.flat())
}

function checkWords(own: Words, messages: ReadonlyMap<string, string>, log: RecordLog): void {
  for (const [key, text] of flatten(own, '')) {
    const message = messages.get(key)
    if (message === undefined) {
      const nearest = nearestOf(key, messages.keys())
      log.fatal(key, 'no message has this key', {
        expected: 'a key of content/messages',
        remedy: nearest === undefined ? 'remove it' : `write ${nearest}, or remove it`,
      })
      continue
    }
    const missing = placeholdersOf(message).filter((name) => !placeholdersOf(text).includes(name))
    const unknown = placeholdersOf(text).filter((name) => !placeholdersOf(message).includes(name))
    if (missing.length + unknown.length === 0) continue
    log.fatal(key, 'the placeholders differ from those of the message', {
      expected: message,
      received: text,
      remedy: [
        ...missing.map((name) => `add {{${name}}}`),
        ...unknown.map((name) => `remove {{${name}}}`),
      ].join(', '),
    })
  }
}

function flatten(tree: Words, prefix: string): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  )
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
}

function nearestOf(key: string, keys: Iterable<string>): string | undefined {
  const ranked = [...keys].map((each) => ({ each, distance: editDistance(key, each) }))
  return ranked.toSorted((one, other) => one.distance - other.distance)[0]?.each
}

/** Returns the number of letters to add, remove or replace (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, another] of [...other].entries()) {
      const [replaced = 0, removed = 0, added = 0] = [row[index], row[index + 1], next[index]]
      next.push(Math.min(removed + 1, added + 1, replaced + (letter === another ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
