import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadOwnWords } from '#data/config/words/load-own-words.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { createLanguages } from '#i18n/languages.ts'
import { languages } from '#tests/support/languages.ts'

async function load(words: unknown) {
  const dir = await mkdtemp(join(tmpdir(), 'words-'))
  await writeFile(join(dir, 'words.json'), typeof words === 'string' ? words : JSON.stringify(words))
  const log = createProblemLog()
  const own = await loadOwnWords(createDataSource(dir, log))
  await rm(dir, { recursive: true })
  return { own, problems: log.problems, isFatal: log.hasFatal() }
}

test('an agency’s messages replace those with the same key only, in their own language', async () => {
  const { own, problems } = await load([{ key: 'layout.choose', text: { fr: 'Continuer en français' } }])
  expect(problems).toEqual([])
  const worded = createLanguages(own)
  const { messages } = languages('fr')
  expect(worded('fr').messages).toEqual({ ...messages, 'layout.choose': 'Continuer en français' })
  expect(worded('en').messages).toEqual(languages('en').messages)
})

test('an empty list changes nothing', async () => {
  expect(await load([])).toEqual({ own: {}, problems: [], isFatal: false })
})

test('the error about an unknown key names the nearest key', async () => {
  const { problems, isFatal } = await load([{ key: 'layout.chooose', text: { fr: 'Continuer' } }])
  expect(isFatal).toBe(true)
  expect(problems).toMatchObject([
    {
      file: 'words.json',
      record: 'layout.chooose',
      field: 'key',
      remedy: 'write layout.choose, or remove the entry',
    },
  ])
})

test('placeholders must match those of the message', async () => {
  const { problems } = await load([{ key: 'results.count_other', text: { fr: '{{number}} biens' } }])
  expect(problems).toMatchObject([
    {
      record: 'results.count_other',
      field: 'text.fr',
      expected: '{{count}} panden',
      received: expect.stringContaining('{{number}} biens'),
      remedy: 'add {{count}}, remove {{number}}',
    },
  ])
})

test('a singular form may say the number in a word', async () => {
  const { own, problems } = await load([{ key: 'results.count_one', text: { fr: 'un bien' } }])
  expect([own, problems]).toEqual([{ fr: { 'results.count_one': 'un bien' } }, []])
})

test.each([
  ['  ', 'an empty text'],
  ['<b>Choisir</b>', 'markup in a text'],
  ['Choisir &amp; entrer', 'markup in a text'],
])('%j is refused, and the other languages stay', async (fr, message) => {
  const { own, problems, isFatal } = await load([{ key: 'layout.choose', text: { nl: 'Kies & ga', fr } }])
  expect([isFatal, own]).toEqual([true, { nl: { 'layout.choose': 'Kies & ga' } }])
  expect(problems).toMatchObject([{ record: 'layout.choose', field: 'text.fr', message }])
})

test('a message that two entries word, or an entry without a text, is refused', async () => {
  const [one, other] = [{ fr: 'Choisir' }, { en: 'Choose' }].map((text) => ({ key: 'layout.choose', text }))
  const { own, problems } = await load([one, other, { key: 'layout.skip', text: {} }])
  expect(own).toEqual({ fr: { 'layout.choose': 'Choisir' } })
  expect(problems.map(({ record, field }) => [record, field])).toEqual([
    ['layout.choose', 'key'],
    ['layout.skip', 'text'],
  ])
})

test.each([
  ['{', undefined],
  [{ layout: { choose: 'Choisir' } }, undefined],
  [[1], undefined],
  [[{ key: 'layout.choose', text: { fr: 3 } }], 'text.fr'],
  [[{ key: 'layout.choose', text: { it: 'Scegli' } }], 'text.it'],
])('a file of another shape is a problem: %j', async (words, field) => {
  const { own, problems } = await load(words)
  expect(own).toEqual({})
  expect(problems.at(-1)).toMatchObject({ severity: 'error', file: 'words.json', field })
})
