import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formsFilePath } from '#contracts/forms-file.ts'
import { type BuiltSite, readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { formsFile, testOrigin, writeTestSite } from '#tests/support/service/test-service.ts'

let dir = ''
let sites: readonly BuiltSite['forms'][] = []

/** Reads a site whose agency words the way home by the name of the site. */
async function readWorded(name: string): Promise<BuiltSite['forms']> {
  const dist = join(dir, name)
  await writeTestSite(dist)
  const file = { ...formsFile(), words: { 'notFound.home': name } }
  await writeFile(join(dist, formsFilePath('nl')), JSON.stringify(file))
  return await readSiteForms(dist)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-words-'))
  sites = [await readWorded('Naar Oost'), await readWorded('Naar West')]
})
afterAll(async () => rm(dir, { recursive: true }))

test('two sites that one process reads keep their own words', () => {
  expect(sites.map((site) => site.get('nl')?.t('notFound.home'))).toEqual(['Naar Oost', 'Naar West'])
})

test('what is written in several steps keeps the words with which it was begun', () => {
  let current = 0
  const words = createSiteWords(() => sites[current] ?? new Map(), testOrigin)
  const begun = words.fixed()
  current = 1
  const said = [begun, words].map(({ languages }) => languages('nl').t('notFound.home'))
  expect(said).toEqual(['Naar Oost', 'Naar West'])
})

test('a language that a site is not in is said in our own words', () => {
  const { languages } = createSiteWords(() => sites[0] ?? new Map(), testOrigin)
  expect(languages('fr').t('account.signIn.button')).toBe('Se connecter')
})
