import { expect, test } from 'vitest'
import { type Counted, lateOf, medianOf, readSpan } from '#service/desk/numbers/read-numbers.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { hire } from '#tests/support/desk/hire.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const site = usePortalSite(sqlite)

/** Returns the rows of the tables of a page with what is in their cells, each below its caption. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<(caption|tr)[^>]*>(.*?)<\/\1>/gs)]
    .filter(([row]) => !row.includes('scope="col"'))
    .map(([, , cells = '']) =>
      cells
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .replaceAll(/\s+/g, ' '),
    )

test('numbers are shown, and read by a spreadsheet; an agent counts no applications for a job', async () => {
  const lotte = await hire(site, 'lotte@x.example', 'manager', null)
  const noor = await hire(site, 'noor@x.example', 'agent', 'berlare')
  const office = { office: 'berlare', campaign: 'utm_source=instagram' }
  await acceptSubmission(site.database, { ...submission('a'), ...office }, site.clock())
  await acceptSubmission(site.database, { ...submission('b'), ...office, form: 'job-contact' }, site.clock())
  const elsewhere = { office: 'stekene', agentEmail: 'noor@x.example', form: 'request-visit' } as const
  await acceptSubmission(site.database, { ...submission('c'), ...elsewhere }, site.clock())
  const span = 'from=2020-01-01&to=2030-01-01'
  await site.database.db
    .updateTable('request_count')
    .set({ answer_minutes: 85 })
    .where('form', '=', 'site-contact')
    .execute()
  const { html } = await lotte.open('/desk/nl/numbers?who=all&from=2026-11-02&to=2026-11-29')
  expect(html).toContain('<h1>3 aanvragen in deze periode</h1>')
  expect(html).toMatch(/De helft kreeg binnen 1\su\s25\smin antwoord/)
  expect(rowsOf(html)).toEqual([
    'Aanvragen per formulier',
    'Vraag 0 0 0 1 1',
    'Sollicitatie 0 0 0 1 1',
    'Bezoek 0 0 0 1 1',
    'Samen 0 0 0 3 3',
    'Tijd tot het eerste antwoord',
    'Niemand 2 1 u 25 min 0 2',
    'noor 1 – 0 1',
    'Samen 3 1 u 25 min 0 3',
    'Per pand',
    'een pand dat niet meer op de site staat 0 3 1 0',
    'Campagnes',
    'instagram 2 0',
  ])
  expect((await lotte.open(`/desk/nl/numbers?who=me&${span}`)).html).toContain('<title>0 aanvragen')
  expect(html).toMatch(/Sociale media<\/dt><dd[^>]*><svg><rect width="100%"/)
  const hers = (await noor.open(`/desk/nl/numbers?who=me&${span}`)).html
  expect(hers).toContain('1 aanvraag in deze periode')
  expect(hers).toContain('nog geen eerste antwoord')
  const own = await noor.open(`/desk/nl/numbers?who=berlare&${span}`)
  expect(own.html).toContain('1 aanvraag in deze periode')
  expect(own.html).toContain('Sociale media')
  expect(own.html).toContain('Wat ervan kwam')
  const csv = async (browser: OwnerBrowser, query: string) =>
    (await browser.open(`/desk/nl/numbers.csv?${query}&${span}`)).html.trim().split('\n')
  expect(await csv(noor, 'who=berlare')).toHaveLength(2)
  expect((await csv(lotte, 'who=all')).map((line) => line.trim().replace(/^[\d-]+/, ''))).toEqual([
    expect.stringMatching(/Dag;Formulier;Kantoor;Medewerker;Pand;Herkomst;Campagne;/),
    ';Vraag;Kantoor Berlare;;2417;Sociale media;instagram;85',
    ';Sollicitatie;Kantoor Berlare;;2417;Sociale media;instagram;',
    ';Bezoek;stekene;noor;2417;Rechtstreeks en zoekmachines;;',
  ])
})

test('a home is counted with the visits to its page in the same days, a campaign by its name', async () => {
  const rita = await hire(site, 'rita@x.example', 'manager', null)
  const campaign = 'utm_source=gevel&utm_campaign=gevel-donklaan'
  await acceptSubmission(
    site.database,
    { ...submission('page'), subject: 'property/2417', campaign },
    site.clock(),
  )
  const visits = [
    ['2026-11-02', 1100],
    ['2026-11-03', 7],
    ['2019-01-01', 5000],
  ] as const
  const home = { subject: 'property/2417', source: 'search' } as const
  const rows = visits.map(([on, count]) => ({ ...home, day: day(on), visits: count }))
  await site.database.db.insertInto('visit_day').values(rows).execute()
  const { html } = await rita.open('/desk/nl/numbers?who=all&from=2025-01-01&to=2030-01-01')
  expect(html).toMatch(/Donklaan 00[^]*?data-label="Pagina"><span>1.107</)
  expect(html).toMatch(/<h3>Campagnes<[^]*gevel-donklaan/)
})

test('what came of visits is told with the offers after them, and the homes that were sold or let', async () => {
  const katrien = await hire(site, 'katrien@x.example', 'manager', null)
  const count = {
    day: day('2026-11-10'),
    source: 'direct',
    office: 'zele',
    visit: null,
    ended: null,
  } as const
  const visit = { ...count, form: 'request-visit', visit: 'been' } as const
  const offer = { ...count, form: 'purchase-offer', subject: 'property/5' } as const
  await site.database.db
    .insertInto('request_count')
    .values([
      { ...visit, subject: 'property/5', ended: 'sold' },
      { ...visit, subject: 'property/5', ended: 'sold' },
      { ...visit, subject: 'property/6', ended: 'rented' },
      { ...visit, subject: 'property/7' },
      { ...offer, visit: 'been' },
      offer,
    ])
    .execute()
  const { html } = await katrien.open('/desk/nl/numbers?who=all&from=2026-11-10&to=2026-11-10')
  const told = /Wat ervan kwam[^]*?<\/dl>/.exec(html)?.[0] ?? ''
  const facts = [...told.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)/g)].map(([, what, all]) => [what, all])
  expect(facts).toEqual([
    ['Bezoeken gepland', '4'],
    ['Geweest', '4'],
    ['Niet gekomen', '0'],
    ['Afgezegd', '0'],
    ['Bod na een bezoek', '1'],
    ['Verkocht of verhuurd', '2'],
  ])
})

test.each([
  ['nothing', {}, '2026-08-31', '2026-11-22'],
  ['no days', { from: 'x', to: '2026-13-01' }, '2026-08-31', '2026-11-22'],
  ['some days', { from: '2026-11-04', to: '2026-11-24' }, '2026-11-04', '2026-11-24'],
  ['a first day', { from: '2026-11-10' }, '2026-11-10', '2026-11-22'],
  ['a last day', { to: '2026-11-08' }, '2026-08-17', '2026-11-08'],
  ['days in the wrong order', { from: '2026-11-09', to: '2026-11-08' }, '2026-08-17', '2026-11-08'],
  ['more than six years', { from: '1990-01-01', to: '2026-11-22' }, '2020-11-13', '2026-11-22'],
])('an address that asks for %s shows twelve whole weeks, or what it names', (_, asked, from, to) => {
  expect(readSpan(asked, day('2026-11-24'))).toEqual({ from, to })
})

test.each<readonly [minutes: readonly (number | null)[], median: number | undefined, late: number]>([
  [[], undefined, 0],
  [[null], undefined, 0],
  [[0], 0, 0],
  [[90, 10, null, 20], 20, 0],
  [[481, 10, 480, 21], 251, 1],
])('of answers after %j minutes the middle is %j, and %i came late', (minutes, median, late) => {
  const rows = minutes.map((answer_minutes) => ({ answer_minutes }) as Counted)
  expect([medianOf(rows), lateOf(rows)]).toEqual([median, late])
})
