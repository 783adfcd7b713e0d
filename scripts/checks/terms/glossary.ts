import { basename, join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { decodeJson } from '#data/file/decode-json.ts'
import { locales, type Locale } from '#domain/values/locale.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { createPhrase } from './phrase.ts'

const filled = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/s, 'a text without space at its ends'))

const exceptionSchema = v.pipe(
  v.strictObject({ text: v.optional(filled), at: v.optional(filled), why: filled }),
  v.check(
    ({ text, at }) => text !== undefined || at !== undefined,
    'a "text" in which the twin is right, or "at", the place',
  ),
)

const wordingSchema = v.strictObject({
  word: filled,
  not: v.optional(v.array(filled), []),
  except: v.optional(v.array(exceptionSchema), []),
})

const termSchema = v.strictObject({
  means: v.optional(filled),
  why: v.optional(filled),
  ...v.entriesFromList(locales, v.optional(wordingSchema)),
})

const fileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'a code word such as clientAccount')),
  termSchema,
)

/** What a language calls a thing, the words that it does not use for it, and where one of these is right all the same. */
export type Wording = v.InferOutput<typeof wordingSchema>
export type Exception = Wording['except'][number]
/** One thing, by its code word, with its word in each language. */
export type Term = v.InferOutput<typeof termSchema> & Readonly<{ name: string; file: string }>

/** Terms, and what is wrong with the files that hold them. */
export type Glossary = Readonly<{ terms: readonly Term[]; findings: readonly string[] }>

/** Returns the terms of one file. */
export function parseTerms(file: string, text: string): Glossary {
  const json = decodeJson(text)
  if (json.kind === 'broken') return { terms: [], findings: [`${file}: no JSON`] }
  const parsed = v.safeParse(fileSchema, json.value)
  if (parsed.success) {
    const terms = Object.entries(parsed.output).map(([name, term]) => ({ ...term, name, file }))
    return { terms, findings: [] }
  }
  return { terms: [], findings: parsed.issues.map((issue) => explain(file, issue)) }
}

function explain(file: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file'
  if (issue.expected === 'never')
    return `${file}: ${path} is no field: a term has means, why, ${locales.join(', ')}; a language word, not, except`
  if (issue.received === 'undefined') return `${file}: ${path} is missing`
  const expected = issue.message.startsWith('Invalid ') ? issue.expected : issue.message
  return `${file}: ${path} is ${issue.received}: expected ${expected}`
}

/** Returns the terms of all files below `glossary` in a directory of contents; none when it has no such folder. */
export async function loadGlossary(contentDir: string): Promise<Glossary> {
  const dir = join(contentDir, 'glossary')
  if (!existsSync(dir)) return { terms: [], findings: [] }
  const files = await Promise.all(
    (await listFiles(dir, '.json')).map(async (file) =>
      parseTerms(join(dir, basename(file)), await readFile(join(dir, file), 'utf8')),
    ),
  )
  const terms = files.flatMap((file) => file.terms)
  const twice = terms.filter(
    (term, index) => terms.findIndex(({ name: other }) => other === term.name) < index,
  )
  return {
    terms,
    findings: [
      ...files.flatMap((file) => file.findings),
      ...twice.map(({ file, name: term }) => `${file}: ${term} is in the glossary twice`),
    ],
  }
}

/** Returns the product's terms with those of an agency: what it says of a term in a language holds instead. */
export function mergeTerms(product: readonly Term[], agency: readonly Term[]): readonly Term[] {
  const own = new Map(agency.map((term) => [term.name, term]))
  const known = new Set(product.map(({ name }) => name))
  return [
    ...product.map((term) => ({ ...term, ...own.get(term.name) })),
    ...agency.filter(({ name }) => !known.has(name)),
  ]
}

/** Returns a finding for each forbidden word that the glossary itself wants. */
export function checkTerms(terms: readonly Term[]): readonly string[] {
  return locales.flatMap((locale) => {
    const words = terms.flatMap((term) => wordOf(term, locale))
    return terms.flatMap((term) => {
      const wording = term[locale]
      return (wording?.not ?? []).flatMap((twin) => {
        const phrase = createPhrase(twin, locale)
        const excused = (wording?.except ?? []).flatMap(({ text }) =>
          text === undefined ? [] : [createPhrase(text, locale)],
        )
        return words
          .filter(({ name, word }) => name !== term.name && phrase.find(word, excused).length > 0)
          .map(
            ({ name, word }) =>
              `${term.file}: ${term.name}.${locale} forbids “${twin}”, and “${word}” is the word for ${name}`,
          )
      })
    })
  })
}

/** Returns a finding for each exception that excuses nothing, of the terms of which texts were searched. */
export function sayUnused(terms: readonly Term[], used: ReadonlySet<Exception>): readonly string[] {
  return terms.flatMap((term) =>
    locales.flatMap((locale) =>
      (term[locale]?.except ?? [])
        .filter((exception) => !used.has(exception))
        .map(
          ({ text, at }) =>
            `${term.file}: ${term.name}.${locale} excepts “${text ?? at}”, which excuses nothing: remove it`,
        ),
    ),
  )
}

function wordOf(term: Term, locale: Locale): readonly Readonly<{ name: string; word: string }>[] {
  const word = term[locale]?.word
  return word === undefined ? [] : [{ name: term.name, word }]
}
