import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadMenu } from '#data/config/menu/menu.ts'
import { loadModules } from '#data/config/menu/modules.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { context, languages } from '#tests/data/read-records.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'menu-'))
})
afterEach(() => rm(dir, { recursive: true }))

const text = (nl: string) => ({ nl, fr: nl, en: nl, de: nl })
const page = (id: number, more: object = {}, params: object = {}) => ({
  id,
  path: `/p${id}`,
  status: 'Published',
  sort: id,
  params: { name: text(`P${id}`), path: text(`p${id}`), ...params },
  ...more,
})
const home = page(1, { path: '' }, { type: 'home', path: text('') })

async function load(menu: unknown, modules: unknown = []) {
  await writeFile(join(dir, 'menu.json'), JSON.stringify(menu))
  await writeFile(join(dir, 'modules.json'), JSON.stringify(modules))
  const log = createProblemLog()
  const source = createDataSource(dir, log)
  const pages = await loadMenu(source, {
    languages,
    ...(await loadModules(source, context.pictures)),
    targets: {
      sections: new Set(['sale']),
      offices: new Set(['berlare']),
      documents: new Set(['disclaimer']),
    },
    pictures: context.pictures,
    texts: new Map([['verkopen', text('<p>Verkopen</p>')]]),
  })
  return { pages, problems: log.problems }
}

test('a nested and a flat menu give the same pages', async () => {
  const child = page(3)
  const tree = await load([home, page(2, { childMenus: [child] })])
  const flat = await load([home, { ...child, parentId: 2 }, page(2)])
  expect(tree.problems).toEqual([])
  expect(flat.pages).toEqual(tree.pages)
  expect(tree.pages.map(({ id, children }) => [id, children.map((one) => one.id)])).toEqual([
    [1, []],
    [2, [3]],
  ])
})

test('only published pages are loaded, in order', async () => {
  const { pages } = await load([
    page(3, { sort: 2 }),
    home,
    page(4, { status: 'Draft' }),
    page(5, { sort: 0 }),
  ])
  expect(pages.map(({ id }) => id)).toEqual([5, 1, 3])
})

test('a page has the day of its last change, else that of its making', async () => {
  const { pages, problems } = await load([
    { ...home, createDate: '2026-09-01 09:00:00', modifyDate: '2026-11-12 10:30:00' },
    page(2, { createDate: '2026-09-02' }),
    page(3, { modifyDate: 'gisteren' }),
  ])
  expect(pages.map(({ modifiedOn }) => modifiedOn)).toEqual(['2026-11-12', '2026-09-02', undefined])
  expect(problems.map(({ field, severity }) => [field, severity])).toEqual([['modifyDate', 'warning']])
})

test('pages that name each other as parent stay reachable', async () => {
  const { pages, problems } = await load([
    home,
    page(2, { parentId: 3 }),
    page(3, { parentId: 2 }),
    page(4, { parentId: 99 }),
  ])
  expect(pages.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(problems.map(({ record, field }) => [record, field])).toEqual([
    ['2', 'parentId'],
    ['3', 'parentId'],
    ['4', 'parentId'],
  ])
})

test('modules without limits get the defaults of their list', async () => {
  const modules = [
    { id: 10, status: 'Published', relations: [{ type: 'category', id: 6 }], sort: 2 },
    {
      id: 11,
      status: 'Published',
      relations: { type: 'property-list', id: 23 },
      sort: 1,
      col: { sm: 12, md: 12, lg: 9 },
      span: 10,
    },
    { id: 12, status: 'Draft' },
  ]
  const { pages, problems } = await load([home, page(2, {}, { modules: [10, '11', 12, 13] })], modules)
  expect(pages[1]?.modules).toEqual([
    expect.objectContaining({
      id: 11,
      relations: [{ kind: 'property-list', goal: 'sale' }],
      itemsPerRow: 4,
      maxItems: 4,
      span: 10,
      columns: { sm: 12, md: 12, lg: 9 },
    }),
    expect.objectContaining({
      id: 10,
      relations: [{ kind: 'category', category: 'team' }],
      itemsPerRow: 3,
      maxItems: 40,
      span: 12,
    }),
  ])
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'warning', record: '2', field: 'params.modules', received: '13' }),
  ])
})

test('a missing list, a missing folder and a duplicate ID are errors', async () => {
  const { problems } = await load([
    home,
    page(2, {}, { type: 'results', section: 'huur' }),
    page(3, {}, { content: 'weg' }),
    page(3),
  ])
  expect(problems.map(({ severity, record, field }) => [severity, record, field])).toEqual([
    ['error', '3', 'id'],
    ['error', '2', 'params.section'],
    ['warning', '3', 'params.content'],
  ])
})

test('private texts are left out, but a name always stays', async () => {
  const hidden = { nl: { value: 'Weg', public: false }, fr: { value: 'Ici', public: true } }
  const { pages } = await load([
    home,
    page(2, {}, { title: hidden, content: 'verkopen', redirect: 'yes', redirectUrl: 'https://www.biv.be/' }),
  ])
  expect(pages[1]).toMatchObject({
    title: { fr: 'Ici' },
    content: { nl: '<p>Verkopen</p>' },
    name: { nl: 'P2' },
    original: '/p2/',
    redirectUrl: 'https://www.biv.be/',
  })
  expect(pages[1]?.title.nl).toBeUndefined()
})

test('a picture may have another one for dark mode', async () => {
  const image = { url: 'pictures/villa-0.webp', darkUrl: 'pictures/living-0.webp' }
  const { pages } = await load([home, page(2, {}, { image })])
  expect(pages.find(({ id }) => id === 2)?.image).toMatchObject({
    source: { file: 'villa-0.webp' },
    dark: { file: 'living-0.webp' },
  })
})
