import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadOwnWords } from '#data/content/load-own-words.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { useOwnWords, withOwnWords } from '#i18n/own-words.ts'

const french = { languageDefault: 'fr', languageUse: ['fr'] } as const
afterEach(() => useOwnWords({}))

async function load(words: unknown) {
  const dir = await mkdtemp(join(tmpdir(), 'words-'))
  await mkdir(join(dir, 'words'))
  await writeFile(join(dir, 'words/fr.json'), typeof words === 'string' ? words : JSON.stringify(words))
  const log = createProblemLog()
  const own = await loadOwnWords(dir, french, log)
  await rm(dir, { recursive: true })
  return { own, problems: log.problems, isFatal: log.hasFatal() }
}

test('an agency’s messages replace those with the same key only', async () => {
  const { own, problems } = await load({ layout: { choose: 'Continuer en français' } })
  expect(problems).toEqual([])
  useOwnWords(own)
  const messages = { layout: { choose: 'Choisir', menu: 'Menu' }, card: { sold: 'Vendu' } }
  expect(withOwnWords(messages, 'fr')).toEqual({
    layout: { choose: 'Continuer en français', menu: 'Menu' },
    card: { sold: 'Vendu' },
  })
  expect(withOwnWords(messages, 'en')).toBe(messages)
})

test('without a file the messages stay unchanged', async () => {
  const log = createProblemLog()
  expect(await loadOwnWords('tests/fixtures', french, log)).toEqual({})
  expect(log.problems).toEqual([])
})

test('the error about an unknown key names the nearest key', async () => {
  const { problems, isFatal } = await load({ layout: { chooose: 'Continuer' } })
  expect(isFatal).toBe(true)
  expect(problems).toMatchObject([
    { file: 'words/fr.json', field: 'layout.chooose', remedy: 'write layout.choose, or remove it' },
  ])
})

test('placeholders must match those of the message', async () => {
  const { problems } = await load({ results: { count_other: '{{number}} biens' } })
  expect(problems).toMatchObject([
    {
      field: 'results.count_other',
      received: expect.stringContaining('{{number}} biens'),
      remedy: 'add {{count}}, remove {{number}}',
    },
  ])
})

test.each([['{'], [[1]], [{ layout: { choose: 3 } }]])(
  'a file of another shape is one problem: %j',
  async (words) => {
    const { own, problems, isFatal } = await load(words)
    expect([isFatal, own, problems.length]).toEqual([true, {}, 1])
  },
)
