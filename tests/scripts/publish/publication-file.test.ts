import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { compareStates, readFileStates } from '#scripts/publish/file-states.ts'
import {
  formatLive,
  loadPublication,
  notePublished,
  noteUnchanged,
  noteUndone,
  rememberRefusal,
} from '#scripts/publish/publication-file.ts'

let root: string
let data: string
let content: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publication-'))
  data = join(root, 'data')
  content = join(root, 'content')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('what was saved is named by document, record or file', async () => {
  await mkdir(join(data, 'homes'), { recursive: true })
  for (const folder of ['articles', 'testimonials']) await mkdir(join(content, folder), { recursive: true })
  await cp('content/articles/een-bod-dat-bindt', join(content, 'articles/een-bod-dat-bindt'), {
    recursive: true,
  })
  const homes = (price: number) => JSON.stringify([{ ID: 1, Price: price }, { ID: 2 }])
  await writeFile(join(data, 'properties.json'), homes(100))
  await writeFile(join(data, 'site.json'), '{"name": "Kouter"}')
  await writeFile(join(data, 'homes/3.json'), '{"price": 1}')
  const before = await readFileStates(data, content)
  expect(compareStates(before, await readFileStates(data, content))).toEqual([])
  await writeFile(join(data, 'properties.json'), homes(90))
  await writeFile(join(data, 'site.json'), '{"name": "Kaai"}')
  await writeFile(join(data, 'homes/3.json'), '{"price": 2}')
  await writeFile(join(data, 'url-ledger.json'), '{}')
  await writeFile(join(content, 'articles/een-bod-dat-bindt/index.fr.md'), 'changed')
  await writeFile(join(content, 'testimonials/an.md'), 'new')
  expect(compareStates(before, await readFileStates(data, content))).toEqual([
    'articles/een-bod-dat-bindt',
    'homes/3',
    'properties/1',
    'site',
    'testimonials/an',
  ])
  await writeFile(join(data, 'properties.json'), '[{')
  expect(compareStates(before, await readFileStates(data, content))).toContain('properties')
})

test('a publication remembers what is live, what was before it, and what was refused', async () => {
  expect(await loadPublication(root)).toEqual({ earlier: [], files: {} })
  await notePublished(root, 'one', 'No listing changes.', { menu: 'a' })
  await notePublished(root, 'two', '9 Aalst: € 2 → € 1\n1 sold', { menu: 'b' })
  const problem = { severity: 'error', file: 'menu.json', message: 'no text' } as const
  const warning = { severity: 'warning', file: 'site.json', message: 'no logo' } as const
  const refusal = new CommandError('menu.json: no text', { cause: new ProblemsError([warning, problem]) })
  await expect(rememberRefusal(root, () => Promise.reject(refusal))).rejects.toBe(refusal)
  const { live, earlier, refused, files } = await loadPublication(root)
  expect(formatLive(live)).toBe('Live: two; 9 Aalst: € 2 → € 1; 1 sold')
  expect([earlier, files]).toEqual([['one'], { menu: 'b' }])
  expect(refused).toMatchObject({ text: expect.stringContaining('no text'), problems: [problem] })
  expect(refused?.text).not.toContain('no logo')
  await noteUnchanged(root, { menu: 'c' })
  expect(await loadPublication(root)).toMatchObject({ live, earlier: ['one'], files: { menu: 'c' } })
  expect((await loadPublication(root)).refused).toBeUndefined()
  await noteUndone(root, 'one')
  const undone = await loadPublication(root)
  expect([formatLive(undone.live), undone.earlier]).toEqual(['Live again: one', []])
})

test('a full disk is told by what was refused, not by the file that could not be written', async () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv/site/next/nl' })
  await writeFile(join(root, 'a-file'), '')
  await expect(rememberRefusal(join(root, 'a-file'), () => Promise.reject(full))).rejects.toBe(full)
  await expect(rememberRefusal(root, () => Promise.reject(full))).rejects.toBe(full)
  expect((await loadPublication(root)).refused?.text).toBe('The disk is full: /srv/site/next/nl')
})
