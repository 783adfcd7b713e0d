import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { type DistPage, parseDistPage } from '#scripts/checks/built/dist-page.ts'
import { checkSearch, type Secrets } from '#scripts/checks/built/search.ts'
import { checkColumnBytes, checkSameListings, columnBytes } from '#scripts/checks/built/search-lists.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import type { ColumnName, SearchIndex } from '#search/engine/search-index.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

const rows = [3, 2].map((id) => ({ id, href: `/nl/te-koop/${id}/`, picture: `/pictures/${id}.jpg` }))
const pages = rows.map(({ href, picture }) => ({ href, picture }))
const list = { name: 'sale-nl', pages, rows, size: 2 }

describe('a list and its files', () => {
  test('are accepted when they show the same listings', () => expect(checkSameListings(list)).toEqual([]))

  test.each([
    ['a listing is missing in the file', { rows: rows.slice(1), size: 1 }],
    ['a listing is missing on the pages', { pages: pages.slice(1) }],
    ['the index has another number of rows', { size: 3 }],
    ['the order differs', { pages: pages.toReversed() }],
    ['a listing is there twice', { rows: [...rows, ...rows.slice(1)], pages: [...pages, ...pages.slice(1)] }],
    ['ids do not descend', { rows: rows.toReversed(), pages: pages.toReversed() }],
    ['a card has lost its picture', { rows: rows.map((row) => ({ ...row, picture: undefined })) }],
    ['a card leads elsewhere', { rows: rows.map((row) => ({ ...row, id: row.id + 10 })) }],
  ])('are found out when %s', (_, change) =>
    expect(checkSameListings({ ...list, ...change }).length).toBeGreaterThan(0),
  )
})

describe('the bytes of an index', () => {
  const random = (seed: number) => {
    let state = seed
    return (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }
  const indexOf = (price: (next: (below: number) => number) => number) => {
    const next = random(7)
    const properties = Array.from({ length: 400 }, (_, id) =>
      createProperty({
        id,
        price: { kind: 'published', amount: euroCents(price(next)), startingFrom: false },
      }),
    )
    const context = createContext({ properties })
    const [sale] = searchLists(context)
    if (sale === undefined) throw new Error('no list')
    return listIndex(context, sale)
  }

  test('are accepted for realistic prices', () => {
    expect(
      checkColumnBytes(
        'sale',
        indexOf((next) => (150 + next(500)) * 1000),
      ),
    ).toEqual([])
  })

  test('are too many for random prices', () => {
    const index = indexOf((next) => next(2 ** 32))
    const next = random(11)
    const noisy = new Map<ColumnName, Uint8Array>(
      (['bedrooms', 'bathrooms', 'garden', 'lift', 'pool', 'label'] as const).map((name) => [
        name,
        Uint8Array.from({ length: index.size }, () => next(256)),
      ]),
    )
    const loud: SearchIndex = { ...index, column: (name) => noisy.get(name) ?? index.column(name) }
    expect(columnBytes(loud) / loud.size).toBeGreaterThan(8)
    expect(checkColumnBytes('sale', loud)).toHaveLength(1)
  })
})

describe('the search files of a built site', () => {
  const context = createContext({ properties: [createProperty({ id: 3 }), createProperty({ id: 2 })] })
  const secrets: Secrets = { streets: [], discreet: new Set() }
  const routes = context.routes.all.filter(({ kind }) => kind === 'results')
  let dir: string
  let built: readonly DistPage[]

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'search-check-'))
    await writeFiles(dir, searchFiles(context))
    built = routes.map(({ path, key, locale }) => {
      const section = key.split(':')[1] ?? ''
      const ids = section === 'sale' ? [3, 2] : []
      const links = ids.map((id) => context.routes.find(`property:${id}@sale`, locale)?.path ?? '')
      if (section === 'projects') links.push(context.routes.find('project:70', locale)?.path ?? '')
      const cards = links
        .map((href) => `<div class="card__media"></div><h2 class="card__title"><a href="${href}">x</a></h2>`)
        .join('')
      return parseDistPage(`${path.slice(1)}index.html`, `<html lang="${locale}">${cards}</html>`)
    })
  })
  afterAll(() => rm(dir, { recursive: true }))

  test('are accepted when they match the pages', async () => {
    expect(await checkSearch({ dir, pages: built, routes }, secrets)).toEqual([])
  })

  test('are reported for a discreet listing or a hidden street', async () => {
    const discreet = { ...secrets, discreet: new Set([2]) }
    expect((await checkSearch({ dir, pages: built, routes }, discreet)).length).toBeGreaterThan(0)
    const streets = { ...secrets, streets: [{ id: 2, street: 'Molenhoekstraat' }] }
    const found = await checkSearch({ dir, pages: built, routes }, streets)
    expect(found.some((finding) => finding.includes('by its hidden street'))).toBe(true)
  })

  test('are reported when a page shows a picture that they lack', async () => {
    const pictured = built.map((page) => ({
      ...page,
      html: page.html.replaceAll('</div>', '<img alt="" src="/pictures/1.jpg"></div>'),
    }))
    const found = await checkSearch({ dir, pages: pictured, routes }, secrets)
    expect(found.some((finding) => finding.includes('another picture'))).toBe(true)
  })

  test('are reported when a page shows less, or when they are missing', async () => {
    const empty = built.map((page) => ({ ...page, html: '' }))
    expect((await checkSearch({ dir, pages: empty, routes }, secrets)).length).toBeGreaterThan(0)
    const manifest = join(dir, 'search/manifest.json')
    const text = await readFile(manifest, 'utf8')
    await rm(manifest)
    expect(await checkSearch({ dir, pages: built, routes }, secrets)).toHaveLength(1)
    await writeFile(manifest, text)
  })
})
