import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import { euroCents } from '#domain/values/money.ts'
import { feedFiles } from '#views/feeds/feed-files.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { viewEditorialPage } from '#views/editorial/editorial-page.ts'
import { viewResults } from '#views/results/results-page.ts'
import { viewHead } from '#views/shell/page-meta.ts'
import {
  berlare,
  createArticle,
  createProperty,
  day,
  everywhere,
  sintPauwels,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createModule } from '#tests/support/catalogue/create-module.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const { window } = new JSDOM()
const base = 'https://kouterenkaai.example'

function filesOf(site: Partial<CatalogueRecords>, rest: Parameters<typeof createContext>[1] = {}) {
  return new Map(feedFiles(createContext(site, rest)))
}

function readAtom(files: ReadonlyMap<string, string>, path: string): Document {
  const document = new window.DOMParser().parseFromString(files.get(path) ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

function textsOf(parent: Document, selector: string): readonly (string | null)[] {
  return [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

function listed(id: number, overrides: Partial<Property> = {}): Property {
  return createProperty({ id, publishedOn: day('2026-10-01'), ...overrides })
}

describe('the feed of a list', () => {
  it('says of each listing what it is, where, and when it changed', () => {
    const history = [
      { on: day('2026-09-01'), goal: 'sale', availability: 'available', price: euroCents(410_000) },
      { on: day('2026-11-10'), goal: 'sale', availability: 'available', price: euroCents(389_000) },
    ] as const
    const property = listed(2417, { headline: { nl: 'Huis <met> tuin & "kat"' } })
    const site = { properties: [property] }
    const feed = readAtom(filesOf(site, { ledger: { listings: { 2417: history } } }), '/nl/te-koop/feed.atom')
    expect(textsOf(feed, 'entry > title')).toEqual(['Huis <met> tuin & "kat"'])
    expect(textsOf(feed, 'entry > id')).toEqual(['tag:kouterenkaai.example,2026:property/2417/nl'])
    expect(textsOf(feed, 'entry > published')).toEqual(['2026-09-01T00:00:00Z'])
    expect(textsOf(feed, 'entry > updated')).toEqual(['2026-11-10T00:00:00Z'])
    expect(textsOf(feed, 'feed > updated')).toEqual(['2026-11-10T00:00:00Z'])
    expect(feed.querySelector('entry > link')?.getAttribute('href')).toMatch(
      /^https:\/\/kouterenkaai\.example\/nl\/te-koop\/berlare\/[a-z-]+\/2417\/$/,
    )
    const [summary] = textsOf(feed, 'entry > summary')
    expect(summary).toMatch(/389\.000/)
    expect(summary).toMatch(/410\.000/)
    expect(summary).toContain('Een ruime woning')
  })

  it('is the same in JSON', () => {
    const files = filesOf({ properties: [listed(1), listed(2, { modifiedOn: day('2026-11-02') })] })
    const atom = readAtom(files, '/nl/te-koop/feed.atom')
    const json = JSON.parse(files.get('/nl/te-koop/feed.json') ?? '')
    expect(json.version).toBe('https://jsonfeed.org/version/1.1')
    expect([json.home_page_url, json.feed_url]).toEqual([
      `${base}/nl/te-koop/`,
      `${base}/nl/te-koop/feed.json`,
    ])
    const items: readonly Record<string, string>[] = json.items
    expect(items.map(({ id }) => id)).toEqual(textsOf(atom, 'entry > id'))
    expect(items.map((item) => item['date_modified'])).toEqual(textsOf(atom, 'entry > updated'))
    expect(items.map((item) => item['content_text'])).toEqual(textsOf(atom, 'entry > summary'))
  })

  it('has the fifty that changed last, the last one first', () => {
    const properties = Array.from({ length: 60 }, (_, index) =>
      listed(100 + index, {
        modifiedOn: day(`2026-${index < 30 ? '10' : '11'}-${String((index % 15) + 2).padStart(2, '0')}`),
      }),
    )
    const updated = textsOf(readAtom(filesOf({ properties }), '/nl/te-koop/feed.atom'), 'entry > updated')
    expect(updated).toHaveLength(50)
    expect(updated).toEqual(updated.toSorted().toReversed())
    const newest = properties.map(({ modifiedOn }) => `${modifiedOn}T00:00:00Z`).toSorted()
    expect(updated).toEqual(newest.toReversed().slice(0, 50))
  })

  it('of a town and of a category has only theirs', () => {
    const categories = [1, 2].map((id) => ({
      id,
      name: everywhere(`Soort ${id}`),
      sale: true,
      rent: true,
      order: id,
    }))
    const properties = [
      listed(1),
      listed(2, { address: { kind: 'hidden', town: sintPauwels }, categories: [2] }),
    ]
    const files = filesOf({ categories, properties })
    const idsIn = (path: string) =>
      textsOf(readAtom(files, path), 'entry > id').map((id) => id?.split('/')[1])
    expect(idsIn('/fr/a-vendre/feed.atom')).toEqual(['2', '1'])
    expect(idsIn('/fr/a-vendre/berlare/feed.atom')).toEqual(['1'])
    expect(idsIn('/fr/a-vendre/feed-2.atom')).toEqual(['2'])
    expect(files.has('/fr/a-vendre/berlare/feed-2.atom')).toBe(false)
  })

  it('shows no discreet listing, hidden street, listing of another day or one without a day', () => {
    const properties = [
      listed(1, { address: { kind: 'hidden', town: berlare } }),
      listed(2, { sections: ['discreet', 'office-berlare'] }),
      listed(3, { publishedOn: day('2026-12-24') }),
      createProperty({ id: 4 }),
    ]
    const files = filesOf({ properties })
    const all = [...files.values()].join('\n')
    expect(all).toContain('property/1/nl')
    expect(all).not.toMatch(/property\/[234]\//)
    expect(all).not.toContain('Molenhoek')
    expect([...files.keys()].filter((path) => path.includes('discreet'))).toEqual([])
  })

  it('says first that a home is sold', () => {
    const files = filesOf({ properties: [listed(1, { availability: 'sold' })] })
    const [summary] = textsOf(readAtom(files, '/nl/te-koop/feed.atom'), 'entry > summary')
    expect(summary).toMatch(/^Verkocht · /)
  })
})

describe('the link to a feed in the head', () => {
  const context = createContext({ properties: Array.from({ length: 24 }, (_, index) => listed(100 + index)) })
  const files = new Map(feedFiles(context))
  const linked = context.routes.all.flatMap((route) =>
    viewHead(context, route, { title: 'x' })
      .links.filter(({ type }) => type === 'application/atom+xml')
      .map(({ href }) => ({ page: route.path, href })),
  )

  it('stands on the first page of every list, and opens a file', () => {
    const pages = linked.map(({ page }) => page)
    expect(pages).toEqual(expect.arrayContaining(['/nl/te-koop/', '/de/zu-verkaufen/berlare/', '/fr/neuf/']))
    expect(pages).not.toContain('/nl/te-koop/2/')
    expect(pages).not.toContain('/nl/discreet/')
    for (const { href } of linked) expect(files.has(href)).toBe(true)
  })

  it('stands on the same pages for the eye', () => {
    const shown = context.routes.all.flatMap((route) => {
      const href =
        route.target.kind === 'results'
          ? viewResults(context, route as RouteOf<'results'>).feed
          : route.target.kind === 'page'
            ? viewEditorialPage(context, route as RouteOf<'page'>).feed
            : undefined
      return href === undefined ? [] : [{ page: route.path, href }]
    })
    expect(shown).toEqual(linked)
  })
})

describe('the feed of the blog', () => {
  it('is beside the page that lists most articles, in its language', () => {
    const blog = createModule({
      relations: [{ kind: 'category', category: 'blog' }],
      itemsPerRow: 3,
      maxItems: 30,
    })
    const { menu } = createContext().catalogue
    const site = {
      menu: menu.map((page) => (page.path.nl === 'blog' ? { ...page, modules: [blog] } : page)),
      articles: [createArticle({ modifiedOn: day('2026-10-03') })],
    }
    const feed = readAtom(filesOf(site), '/fr/blog/feed.atom')
    expect(textsOf(feed, 'entry > title')).toEqual([createArticle().title.fr])
    expect(textsOf(feed, 'entry > updated')).toEqual(['2026-10-03T00:00:00Z'])
  })
})
