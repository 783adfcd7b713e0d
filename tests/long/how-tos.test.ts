import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { changedFiles, copyProject } from '#tests/support/sites/copy-project.ts'
import { addWord, howTos } from '#tests/support/sites/how-tos.ts'

// The how-tos for a field and a language: new-field.spec.ts, fifth-language.test.ts.

const run = promisify(execFile)
const minutes = 60_000
let root = ''

beforeAll(async () => {
  root = await copyProject('how-tos')
  // Its pictures are those of the project.
  await mkdir(join(root, '.cache'))
  await symlink(resolve('.cache/pictures'), join(root, '.cache/pictures'))
}, 2 * minutes)
afterAll(() => rm(root, { recursive: true, force: true }))

/** Runs a command of the copy; returns what it printed where it fails, else an empty text. */
async function failureOf(name: string): Promise<string> {
  const args = ['scripts/run.mjs', name]
  return await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }).then(
    () => '',
    // The message has what went to the error output.
    (error: Error & { stdout?: string }) => `${error.message}\n${error.stdout ?? ''}`,
  )
}

test(
  'begun with their first step, the compiler names what each of them lacks',
  { timeout: 10 * minutes },
  async () => {
    const lacking = await Promise.all(Object.values(howTos).map((howTo) => howTo.begin(root)))
    const said = await failureOf('check:native-types')
    for (const file of lacking.flat()) expect.soft(said).toContain(file)
  },
)

test('a word that Dutch alone has is named with each language that lacks it', async () => {
  await addWord(root, 'nl', 'offline', ['glossary'], 'Begrippen nl')
  const said = await failureOf('check:messages')
  for (const locale of locales.filter((other) => other !== 'nl'))
    expect.soft(said).toContain(`content/messages/${locale}/offline.json: offline.glossary`)
  for (const locale of locales) await addWord(root, locale, 'offline', ['glossary'], `Terms ${locale}`)
  expect(await failureOf('check:messages')).toContain('offline.glossary')
})

test(
  'finished, they change the files that they name, and every check accepts them',
  async () => {
    for (const { finish } of Object.values(howTos)) await finish(root)
    const code = (await changedFiles(root)).filter((file) => file.startsWith('src/'))
    expect(code).toEqual(
      Object.values(howTos)
        .flatMap((howTo) => howTo.code)
        .toSorted(),
    )
    for (const check of ['check:native-types', 'check:types', 'check:messages', 'check:data'])
      expect.soft(await failureOf(check), check).toBe('')
  },
  10 * minutes,
)

test('the pages show the filter, the word, the page and the form', { timeout: 20 * minutes }, async () => {
  // A few homes are enough, and no published path has to stay.
  const file = join(root, 'data/properties.json')
  const homes: readonly object[] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(homes.slice(0, 40)))
  await writeFile(join(root, 'data/projects.json'), '[]')
  await writeFile(join(root, 'data/url-ledger.json'), JSON.stringify({ paths: {} }))
  expect(await failureOf('build')).toBe('')
  const pageOf = (path: string) => readFile(join(root, 'dist', path, 'index.html'), 'utf8')
  for (const locale of locales) {
    expect.soft(await pageOf(`${locale}/glossary`)).toContain(`Terms ${locale}</h1>`)
    const form = await pageOf(`${locale}/ask-key`)
    expect.soft(form).toContain(`Ask ${locale}`)
    expect.soft(form).toMatch(/<form[^>]+id="?ask-key/)
    expect.soft(await pageOf(`${locale}/thanks/ask-key`)).toContain(`We call you. ${locale}`)
  }
  // Filters of a fold are drawn from the file that wakes the search.
  const searches = join(root, 'dist/search/files')
  for (const locale of locales) {
    const name = (await readdir(searches)).find((each) => each.startsWith(`sale-${locale}.`)) ?? ''
    expect.soft(await readFile(join(searches, name), 'utf8')).toContain(`Toilets ${locale}`)
  }
})
