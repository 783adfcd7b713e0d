import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { type ListingHistory, recordListings } from '#domain/listing/listing-history.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
import { publishLedger } from '#scripts/build/output/publish-ledger.ts'
import { composeSite, type Site } from '#site'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'
import { feedFiles } from '#views/feeds/feed-files.ts'
import { viewProperty } from '#views/property/property-page.ts'

type HomeRecord = Readonly<{ ID: number } & Record<string, unknown>>

let dir = ''
let homes: readonly HomeRecord[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'history-'))
  const all: readonly HomeRecord[] = JSON.parse(await readFile('data/properties.json', 'utf8'))
  homes = [2594, 2591].map((id) => {
    const found = all.find(({ ID }) => ID === id)
    return { ...found, ID: id, DateOnline: '2026-06-01', ModifyDate: '2026-06-01', Marquee: 0 }
  })
  await copyAgency(dir)
  await writeFile(join(dir, 'projects.json'), '[]')
})

afterEach(() => rm(dir, { recursive: true }))

/** Publishes what the CRM sends on a day, as `npm run build -- --publish` does, and returns the site of that day. */
async function publish(on: string, ...feed: readonly HomeRecord[]): Promise<Site> {
  await writeFile(join(dir, 'properties.json'), JSON.stringify(feed))
  const options = { dataDir: dir, contentDir: 'content', picturesDir: join(dir, 'pictures') }
  const site = await composeSite({ ...options, now: day(on), quarantine: false })
  await publishLedger(site, options, () => {})
  return site
}

/** What the Dutch page of a home says of its past; undefined while it has no page. */
function toldOf(site: Site, id: number): readonly string[] | undefined {
  const route = site.routes
    .ofKind('property')
    .find(({ locale, target }) => locale === 'nl' && target.propertyId === id)
  if (route === undefined) return undefined
  const { history = [] } = viewProperty(site, route).head
  return history.map((words) => words.replaceAll(/\s/gu, ' '))
}

const ledgerText = () => readFile(join(dir, 'url-ledger.json'), 'utf8')

function historyIn(ledger: string, id: number): ListingHistory {
  return JSON.parse(ledger).listings[id]
}

function entryOf(site: Site, id: number): Record<string, string> | undefined {
  const feed = new Map(feedFiles(site)).get('/nl/te-koop/feed.json') ?? '{}'
  const items: readonly Record<string, string>[] = JSON.parse(feed).items
  return items.find((item) => item['id']?.includes(`property/${id}/`))
}

describe('successive feeds of the CRM', () => {
  it('show a lower price, then an option, then that the home is free again', async () => {
    const [home = { ID: 0 }] = homes
    expect(toldOf(await publish('2026-06-01', { ...home, Price: 410_000 }), home.ID)).toEqual([])
    const lower = await publish('2026-10-05', { ...home, Price: 389_000 })
    const reduced = 'Prijs verlaagd op 5 oktober 2026, eerder € 410.000'
    expect(toldOf(lower, home.ID)).toEqual([reduced])
    expect(entryOf(lower, home.ID)?.['date_modified']).toBe('2026-10-05T00:00:00Z')
    expect(entryOf(lower, home.ID)?.['content_text']?.replaceAll(/\s/gu, ' ')).toContain(reduced)
    await publish('2026-10-20', { ...home, Price: 389_000, Marquee: 3 })
    const free = await publish('2026-11-02', { ...home, Price: 389_000 })
    const moments = historyIn(await ledgerText(), home.ID)
    expect(moments.map(({ on }) => on)).toEqual(['2026-06-01', '2026-10-05', '2026-10-20', '2026-11-02'])
    expect(toldOf(free, home.ID)).toEqual([reduced, 'Opnieuw vrij sinds 2 november 2026'])
  })

  it('add nothing when they are equal', async () => {
    await publish('2026-06-01', ...homes)
    const before = await ledgerText()
    await publish('2026-07-01', ...homes)
    expect(await ledgerText()).toBe(before)
  })

  it('remember a home that vanished and came back for less', async () => {
    const [home = { ID: 0 }, other = { ID: 0 }] = homes
    await publish('2026-06-01', { ...home, Price: 410_000 }, other)
    const without = await publish('2026-08-01', other)
    expect(toldOf(without, home.ID)).toBeUndefined()
    expect(
      without.closed.gone.map(({ path }) => path).filter((path) => path.includes(`/${home.ID}/`)),
    ).not.toEqual([])
    const again = await publish('2026-10-05', { ...home, Price: 389_000 }, other)
    expect(again.closed.gone).toEqual([])
    expect(toldOf(again, home.ID)).toEqual(['Prijs verlaagd op 5 oktober 2026, eerder € 410.000'])
    expect(entryOf(again, home.ID)).toMatchObject({
      date_published: '2026-06-01T00:00:00Z',
      date_modified: '2026-10-05T00:00:00Z',
    })
  })

  it('do not show what a home cost once it is sold', async () => {
    const [home = { ID: 0 }] = homes
    await publish('2026-06-01', { ...home, Price: 410_000 })
    await publish('2026-10-05', { ...home, Price: 389_000 })
    const sold = await publish('2026-11-02', { ...home, Price: 389_000, Status: 2 })
    expect(toldOf(sold, home.ID)).toEqual([])
    expect(entryOf(sold, home.ID)?.['content_text']).not.toContain('410')
  })
})

test('however homes come and go, each keeps every price that it had, by day, and none twice in a row', () => {
  const publication = fc.record({
    gap: fc.integer({ min: 1, max: 40 }),
    /** Thousands of euro of homes 1, 2 and 3; 0 while a home is absent. */
    prices: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 3 }))),
  })
  fc.assert(
    fc.property(fc.array(publication, { maxLength: 12 }), (publications) => {
      let today = day('2026-01-01')
      let histories: Readonly<Record<string, ListingHistory>> = {}
      const asked = new Map<number, { on: string; price: number }[]>()
      for (const { gap, prices } of publications) {
        today = addDays(today, gap)
        const shown = prices.flatMap((euro, index) => (euro === 0 ? [] : [{ id: index + 1, euro }]))
        histories = recordListings(
          histories,
          shown.map(({ id, euro }) =>
            createProperty({
              id,
              price: { kind: 'published', amount: euroCents(euro * 1000), startingFrom: false },
            }),
          ),
          today,
          [],
        )
        for (const { id, euro } of shown) {
          const known = asked.get(id) ?? []
          if (known.at(-1)?.price !== euro * 100_000) known.push({ on: today, price: euro * 100_000 })
          asked.set(id, known)
        }
      }
      for (const [id, known] of asked)
        expect(histories[id]?.map(({ on, price }) => ({ on, price }))).toEqual(known)
      expect(Object.keys(histories)).toHaveLength(asked.size)
    }),
  )
})
