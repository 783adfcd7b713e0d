import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadListings } from '#data/owners/load-listings.ts'
import { loadOwnerRecords } from '#data/owners/load-owner-records.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { exampleRecords } from '#scripts/owners/example/example-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

/** The day from which the days of the example were counted. */
const now = day('2026-11-20')
const listings = await loadListings('data', now)
const example = exampleRecords(now)
const { records, problems } = await read(now)
const homes = new Map(records.homes.map((home) => [home.subject, home]))

async function read(today: PlainDate) {
  const dir = await mkdtemp(join(tmpdir(), 'owners-example-'))
  try {
    for (const [name, list] of Object.entries(exampleRecords(today).records))
      await writeFile(join(dir, `${name}.json`), JSON.stringify(list))
    return await loadOwnerRecords(dir, listings, today)
  } finally {
    await rm(dir, { recursive: true })
  }
}

function homesOf(email: string): readonly HomeRecords[] {
  const owner = records.owners.find((one) => one.email === email)
  return (owner?.subjects ?? []).flatMap((subject) => homes.get(subject) ?? [])
}

test('an example has nothing to be warned of, and moves with the day on which it is read', async () => {
  expect(problems).toEqual([])
  const later = addDays(now, 200)
  const moved = await read(later)
  expect(moved.problems).toEqual([])
  const lastVisit = (homesRead: readonly HomeRecords[]) =>
    homesRead
      .flatMap(({ viewings }) => viewings.map(({ at }) => dayOf(at)))
      .toSorted()
      .at(-1) ?? now
  expect(lastVisit(moved.records.homes)).toBe(addDays(lastVisit(records.homes), 200))
})

test('there is an owner of each language, and one has three homes: with an offer, for rent and sold', () => {
  expect(records.owners).toHaveLength(4)
  const [sale, rent, sold] = homesOf('an.debacker@voorbeeld.be')
  expect(sale?.mandate).toMatchObject({ goal: 'sale', availability: 'available' })
  expect(sale?.offers).toHaveLength(1)
  expect(rent?.mandate).toMatchObject({ goal: 'rent', availability: 'available' })
  expect(sold?.mandate).toMatchObject({ goal: 'sale', availability: 'sold' })
})

test('records agree with the listing: its first day, state, agent and price', () => {
  for (const { subject, mandate, offers, viewings } of records.homes) {
    const listing = listings.properties.find(({ id }) => `property/${id}` === subject)
    expect(mandate).toMatchObject({
      goal: listing?.goal,
      onlineSince: listing?.publishedOn,
      availability: listing?.availability,
      agentId: listing?.agentId,
    })
    const asked = listing?.price.kind === 'published' ? listing.price.amount : 0
    for (const { amount } of offers) expect(amount / asked).toBeCloseTo(0.957, 2)
    for (const viewing of viewings) expect(viewing.agentId).toBe(listing?.agentId)
  }
})

test('nothing is before the home went online or after it was sold, and only plans are ahead', () => {
  for (const { mandate, viewings, publications } of records.homes) {
    const first = mandate.onlineSince ?? now
    const last = mandate.closedOn ?? now
    for (const { at, status } of viewings) {
      const isPlanned = status === 'waiting' || status === 'confirmed'
      expect([dayOf(at) >= first, isPlanned ? dayOf(at) > now : dayOf(at) <= last]).toEqual([true, true])
    }
    for (const { on } of publications.flatMap(({ views }) => views))
      expect(on >= first && on <= last).toBe(true)
  }
})

test('each owner reads the language that is spoken at home', () => {
  for (const { locale, subjects } of records.owners)
    for (const subject of subjects) {
      const home = homes.get(subject)
      const texts = [
        ...(home?.communications ?? []).map(({ title }) => title),
        ...(home?.viewings ?? []).map(({ visitor }) => visitor),
      ]
      expect(new Set(texts.map((text) => text?.locale))).toEqual(new Set([locale]))
    }
  expect(new Set(records.owners.map(({ locale }) => locale)).size).toBe(4)
})

test('who made an offer came twice', () => {
  const offered = records.homes.filter(({ offers }) => offers.length > 0)
  expect(offered.length).toBeGreaterThanOrEqual(3)
  for (const { offers, viewings } of offered)
    for (const { bidder } of offers)
      expect(
        viewings.filter(({ visitor }) => visitor?.text === bidder.text).map((one) => one.visitNumber),
      ).toEqual([1, 2])
})

test('documents that can be read have a file of their size', () => {
  const files = new Map(example.documents.map(({ name, content }) => [name, content]))
  const toRead = records.homes.flatMap(({ documents }) => documents).filter(({ file }) => file !== undefined)
  expect(toRead.length).toBe(files.size)
  for (const { file = '', bytes } of toRead) {
    expect(files.get(file)?.length).toBe(bytes)
    expect(Buffer.from(files.get(file) ?? []).toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/)
  }
})

test('homes on offer can be compared', () => {
  const open = records.owners
    .flatMap(({ subjects }) => subjects)
    .flatMap((subject) => homes.get(subject) ?? [])
    .filter(({ mandate }) => isOnOffer(mandate.availability))
  const compared = open.filter(({ market, mandate, subject }) => {
    const alike = records.homes.filter(
      (other) =>
        other.subject !== subject &&
        other.mandate.goal === mandate.goal &&
        other.market?.kind === market?.kind &&
        isOnOffer(other.mandate.availability) &&
        (other.mandate.onlineSince ?? now) <= addDays(now, -7) &&
        Math.abs((other.market?.price ?? 0) - (market?.price ?? 0)) <= (market?.price ?? 0) * 0.12,
    )
    return alike.length >= 5
  })
  expect(compared).toEqual(open)
})
