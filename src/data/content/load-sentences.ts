import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type NamedRegion, type Sentences, type SentenceWords } from '#domain/search/sentence-words.ts'
import { sentenceRoles } from '#domain/search/sentence-roles.ts'
import { type Locale, locales, mapLocales } from '#domain/values/locale.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { parseConfig, parseConfigList } from '#data/config/parse-config.ts'
import { nearestOf } from '#data/config/words/nearest.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'

/** Folder of the words that sentences are read by, in the content directory. */
export const sentencesFolder = 'sentences'

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const words = v.record(v.string(), v.array(phrase))
const zips = v.pipe(
  v.string(),
  v.regex(/^\d{4}(?:-\d{4})?$/, 'a postal code, 9250, or two with a hyphen: 9140-9190'),
)
const name = v.pipe(v.string(), v.trim(), v.minLength(1))
const region = v.object({
  name: v.object(mapLocales(() => name)),
  also: v.array(phrase),
  zips: v.pipe(v.array(zips), v.minLength(1)),
})

/**
 * Loads the words that sentences are read by, and regions: those of the project, and with them those of the agency's own
 * content. A role that does not exist is an error, and its words are left out.
 */
export async function loadSentences(contentDir: string, log: ProblemLog): Promise<Sentences> {
  const dirs = [...new Set([resolve('content'), resolve(contentDir)])].map((dir) =>
    join(dir, sentencesFolder),
  )
  const regions: NamedRegion[] = []
  const all: Partial<Record<Locale, SentenceWords>> = {}
  for (const dir of dirs) {
    const source = createDataSource(dir, log)
    for (const locale of locales) {
      const file = `${locale}.json`
      const loaded = await source.loadOwn(file)
      if (loaded.kind !== 'json') continue
      all[locale] = merged(all[locale] ?? {}, parseWords(loaded.value, file, log))
    }
    const loaded = await source.loadOwn('regions.json')
    if (loaded.kind !== 'json') continue
    const list = decodeRecords(loaded.value)
    const file = `${sentencesFolder}/regions.json`
    if (list === undefined) log.record(file).error(undefined, 'not a list', { expected: 'a list of regions' })
    else regions.push(...parseConfigList(region, list, file, log).map(({ value }) => value))
  }
  return { words: all, regions }
}

function parseWords(value: unknown, name: string, problems: ProblemLog): SentenceWords {
  const log = problems.record(`${sentencesFolder}/${name}`)
  const parsed = parseConfig(words, value, log) ?? {}
  return Object.fromEntries(
    Object.entries(parsed).filter(([role]) => {
      if (sentenceRoles.includes(role)) return true
      log.error(role, 'words for something that sentences cannot say', {
        expected: 'a role of docs/search.md',
        received: role,
        remedy: `write "${nearestOf(role, sentenceRoles) ?? ''}", or take the words out`,
      })
      return false
    }),
  )
}

function merged(one: SentenceWords, other: SentenceWords): SentenceWords {
  const roles = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...roles].map((role) => [role, [...(one[role] ?? []), ...(other[role] ?? [])]]))
}
