import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import { visitSources } from '#domain/owners/page-visits.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { keepHandedIn } from '#service/owners/records/keep-handed-in.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { readMandates, readRecordedOwners } from '#service/owners/records/recorded-owners.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { storePageVisits } from '#service/owners/records/store-page-visits.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { erasePerson, findRecords } from '#service/privacy/person.ts'
import { createVisitCounter } from '#service/requests/visits/count-visit.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { an, homeRecords, inDutch, sampleRecords, viewing } from '#tests/support/service/owner-records.ts'
import { byEmail, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-23T15:41:00Z')
const today = day('2026-11-23')
const subject = 'property/2417'
const inspection: OwnerDocument = {
  id: 'from-owner',
  name: inDutch('Keuring'),
  on: day('2026-11-20'),
  from: 'owner',
  paper: 'electricity',
  check: 'checking',
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  const store = (records = sampleRecords()) => storeOwnerRecords(database.db, records)
  const read = (about = subject) => readOwnedHome(database.db, about, { today, now })
  const countsOf = async (reports: ReturnType<typeof store>) =>
    (await reports).map(({ kind, added, changed, gone, unchanged }) => [
      kind,
      added.length,
      changed.length,
      gone.length,
      unchanged,
    ])

  test('an owner reads what the CRM says, the oldest first', async () => {
    await store()
    const [home] = sampleRecords().homes
    const { market, viewings = [], ...rest } = home ?? homeRecords(0)
    expect(market).toBeDefined()
    expect(await read()).toEqual({
      ...rest,
      viewings: viewings.toReversed(),
      pageVisits: [],
      documentRequests: [],
    })
    expect(await readRecordedOwners(database.db)).toEqual([an])
    expect(await read('property/2418')).toBeUndefined()
  })

  test('the same records a second time change nothing', async () => {
    const first = await store()
    expect(
      first.every(({ changed, gone, unchanged }) => changed.length + gone.length + unchanged === 0),
    ).toBe(true)
    expect(await countsOf(store())).toEqual(first.map(({ kind, added }) => [kind, 0, 0, 0, added.length]))
  })

  test('a dry run says what would change, and changes nothing', async () => {
    const reports = await storeOwnerRecords(database.db, sampleRecords(), { isDryRun: true })
    expect(reports.find(({ kind }) => kind === 'viewing')?.added).toEqual([subject, subject])
    expect(await read()).toBeUndefined()
    expect(await readRecordedOwners(database.db)).toEqual([])
  })

  test('an import names the homes of what is new, changed and gone', async () => {
    await store()
    const viewings = [viewing('2', '2026-11-21', { status: 'noShow' }), viewing('3', '2026-11-25')]
    const reports = await store({ owners: [], homes: [homeRecords(2417, { viewings }), homeRecords(2418)] })
    expect(reports.find(({ kind }) => kind === 'viewing')).toEqual({
      kind: 'viewing',
      added: [subject],
      changed: [subject],
      gone: [subject],
      unchanged: 0,
    })
    expect(reports.find(({ kind }) => kind === 'mandate')?.added).toEqual(['property/2418'])
    expect((await read())?.viewings).toEqual(viewings)
    expect(await readRecordedOwners(database.db)).toEqual([])
  })

  test('a home that the CRM no longer has is gone, and what its owner handed in stays', async () => {
    await store()
    await keepHandedIn(database.db, subject, inspection)
    await store({ owners: [], homes: [] })
    expect(await read()).toBeUndefined()
    await store()
    expect((await read())?.documents.map(({ id }) => id)).toEqual(['d', 'from-owner'])
  })

  test('what was handed in stays even where the CRM has a document of the same ID', async () => {
    await store()
    await keepHandedIn(database.db, subject, { ...inspection, id: 'd' })
    expect((await store()).find(({ kind }) => kind === 'document')).toMatchObject({
      changed: [],
      unchanged: 1,
    })
    await store({ owners: [an], homes: [homeRecords(2417)] })
    expect((await read())?.documents).toEqual([{ ...inspection, id: 'd' }])
  })

  test('an import that fails changes nothing', async () => {
    await store()
    const twice = [homeRecords(2418), homeRecords(2418)]
    await expect(store({ owners: [], homes: twice })).rejects.toThrow(/unique|affect row a second time/i)
    expect(await readRecordedOwners(database.db)).toEqual([an])
    expect([...(await readMandates(database.db)).keys()]).toEqual([subject])
  })

  test('a paper that was handed in is no longer asked for, until it is asked for again', async () => {
    await store()
    const wanted = async () => (await read())?.wanted.map(({ kind }) => kind)
    expect(await wanted()).toEqual(['electricity', 'asbestos'])
    await keepHandedIn(database.db, subject, inspection)
    expect(await wanted()).toEqual(['asbestos'])
    const again = homeRecords(2417, { wanted: [{ kind: 'electricity', askedOn: day('2026-11-21') }] })
    await store({ owners: [an], homes: [again] })
    expect(await wanted()).toEqual(['electricity'])
  })

  test('requests for documents of the home are read from the forms', async () => {
    await store()
    const form = 'request-documents'
    const at = Date.parse('2026-11-20T08:30:00Z')
    await acceptSubmission(database, { ...submission('a'), form, subject }, at)
    await acceptSubmission(database, { ...submission('b'), form, subject: 'property/24170' }, at)
    await acceptSubmission(database, { ...submission('c'), subject }, at)
    await acceptSubmission(database, { ...submission('d'), form, subject }, now + 1)
    expect((await read())?.documentRequests).toEqual(['2026-11-20T09:30'])
  })

  test('visits to the page are exactly those that were counted', async () => {
    await store()
    const visits = fc.array(
      fc.record({ back: fc.integer({ min: 0, max: 3 }), source: fc.constantFrom(...visitSources) }),
      { maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(visits, async (made) => {
        await database.db.deleteFrom('visit_day').execute()
        await database.db.deleteFrom('visit_seen').execute()
        for (const [index, { back, source }] of made.entries()) {
          const { count } = createVisitCounter(database, () => now - back * 86_400_000)
          const address = `192.0.2.${index}`
          await count({ subject, source, address, agent: 'Firefox/150' })
          await count({ subject: 'property/24170', source, address, agent: 'Firefox/150' })
        }
        const series = (await read())?.pageVisits ?? []
        for (const back of [0, 1, 2, 3])
          for (const source of visitSources) {
            const wanted = made.filter((visit) => visit.back === back && visit.source === source).length
            const found = series.filter(
              ({ on, ...of }) => on === addDays(today, -back) && of.source === source,
            )
            expect(found.map(({ visits: count }) => count)).toEqual(wanted === 0 ? [] : [wanted])
          }
        expect(series.map(({ on }) => on)).toEqual(series.map(({ on }) => on).toSorted())
      }),
      { numRuns: 10 },
    )
  })

  test('made-up visits never replace a count', async () => {
    await store()
    const { count } = createVisitCounter(database, () => now)
    await count({ subject, source: 'site', address: '192.0.2.1', agent: 'Firefox/150' })
    const made = [
      { subject, value: { on: today, source: 'site', visits: 500 } as const },
      { subject, value: { on: day('2026-11-22'), source: 'site', visits: 7 } as const },
    ]
    expect(await storePageVisits(database.db, made)).toBe(1)
    expect((await read())?.pageVisits.map(({ visits }) => visits)).toEqual([7, 1])
  })

  test('what is stored about an owner is found and erased by the address', async () => {
    await store()
    await keepHandedIn(database.db, subject, inspection)
    expect((await findRecords(database, byEmail('An.DeBacker@voorbeeld.be'))).owner).toEqual(an)
    await erasePerson(database, byEmail(an.email))
    expect((await findRecords(database, byEmail(an.email))).owner).toBeUndefined()
    expect((await read())?.documents.map(({ id }) => id)).toEqual(['d'])
  })

  test('what was handed in about a home stays while it has another owner', async () => {
    const other = { ...an, email: 'jan@voorbeeld.be' }
    await store({ ...sampleRecords(), owners: [an, other] })
    await keepHandedIn(database.db, subject, inspection)
    await erasePerson(database, byEmail(an.email))
    expect((await read())?.documents.map(({ id }) => id)).toEqual(['d', 'from-owner'])
    expect(await readRecordedOwners(database.db)).toEqual([other])
  })
})
