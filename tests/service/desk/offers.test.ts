import { beforeAll, describe, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { mayDecide } from '#service/desk/offers/read-offers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { hire } from '#tests/support/desk/hire.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { homeRecords } from '#tests/support/service/owner-records.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const home = 'property/2417'
const path = `/desk/nl/offers?home=${encodeURIComponent(home)}`

test('about a home decide its agent, whoever has one of its offers, and managers', () => {
  const staff = (id: string, role: StaffRole = 'agent') => ({ id, name: id, email: `${id}@x.example`, role })
  const page = (member: ReturnType<typeof staff>, agentEmail?: string) =>
    ({
      staff: member,
      colleagues: [staff('lotte'), staff('noor')].map((each) => ({ ...each, isActive: true })),
      subjects: { [home]: { agentEmail } },
    }) as unknown as DeskPage
  const offers = [{ subject: home, agent: 'wannes' }] as unknown as Parameters<typeof mayDecide>[1]
  expect(mayDecide(page(staff('lotte'), 'Lotte@x.example'), offers)).toBe(true)
  expect(mayDecide(page(staff('noor'), 'lotte@x.example'), offers)).toBe(false)
  expect(mayDecide(page(staff('noor', 'manager'), 'lotte@x.example'), offers)).toBe(true)
  expect(mayDecide(page(staff('wannes'), 'lotte@x.example'), offers)).toBe(true)
  // Nobody at the desk has the address that the page of the home names.
  expect(mayDecide(page(staff('noor'), 'gone@x.example'), offers)).toBe(true)
})

describe.each(engines)('offers at the desk on $name', (engine) => {
  const site = usePortalSite(engine)
  const browsers = new Map<string, OwnerBrowser>()
  const as = (name: string): OwnerBrowser => {
    const found = browsers.get(name)
    if (found === undefined) throw new Error(`nobody is called ${name}`)
    return found
  }
  let count = 0
  const offer = async (lastName: string, amount: number, more: object = {}) => {
    const rank = ++count
    const on = new Date(site.clock() + 6 * 86_400_000).toISOString().slice(0, 10)
    const until = { validUntil: on, validUntilTime: '18:00' }
    const email = `${lastName.toLowerCase()}@bidder.example`
    const answers = {
      title: 'mr',
      firstName: 'Jan',
      lastName,
      email,
      city: 'Zele',
      amount,
      ...until,
      ...more,
    }
    const form = { ...submission(`offer ${rank}`, []), form: 'purchase-offer', answers } as const
    const sent = { ...form, subject: home, office: 'berlare' }
    const { id } = await acceptSubmission(site.database, sent, site.clock() - 60_000)
    const { db } = site.database
    await db.updateTable('submission').set({ state: 'new' }).where('id', '=', id).execute()
    const confirmed = { confirmed_at: site.clock() - 50_000 + rank, rank, confirm_by: site.clock() }
    await db
      .insertInto('offer')
      .values({ submission_id: id, subject: home, said: null, ...confirmed })
      .execute()
    return id
  }
  const hidden = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const press = async (name: string, act: string, id: number | '', fields: Record<string, string> = {}) => {
    const own = as(name)
    const { html } = await own.open(path)
    const seen = hidden(html, 'seen') || /[\d]+-(?:new|released|ended)[\w.-]*/.exec(html)?.[0] || ''
    const token = hidden(html, 'token')
    return await own.post(`/desk/nl/offers/${act}`, { token, home, seen, offer: String(id), ...fields })
  }
  const formOn = async (name: string, act: string, id: number) => {
    const { html } = await as(name).open(
      `/desk/nl/offers/${act}?home=${encodeURIComponent(home)}&offer=${id}`,
    )
    return { html, token: hidden(html, 'token'), seen: hidden(html, 'seen'), home }
  }
  const mails = async (address: string) => {
    const rows = site.database.db.selectFrom('outbox').select('body').where('recipient', '=', address)
    return (await rows.execute()).map(({ body }) => body)
  }
  const ids: number[] = []

  beforeAll(async () => {
    browsers.set('an', await site.signIn('an@owner.example'))
    await storeOwnerRecords(site.database.db, { owners: [], homes: [homeRecords(2417)] })
    browsers.set('lotte', await hire(site, 'lotte@x.example', 'manager', null))
    browsers.set('noor', await hire(site, 'noor@x.example', 'agent', 'berlare'))
    browsers.set('sam', await hire(site, 'sam@x.example', 'agent', 'stekene'))
    ids.push(
      await offer('Declercq', 372_000, { conditionKinds: ['loan'], loanAmount: 290_000, loanWeeks: 4 }),
    )
    ids.push(await offer('Verlinden', 381_000, { conditions: 'Als mijn garage verkocht is' }))
    ids.push(await offer('Claes', 368_000))
  })

  test('the next step of one is to lay it beside the others', async () => {
    const { html } = await as('noor').open(`/desk/nl/request/${ids[1]}`)
    expect(/class="button button--small"[^>]*>([^<]+)/.exec(html)?.[1]).toBe('Alle biedingen op dit pand')
  })

  test('a request says what the owner knows of its offer, and what a release would tell', async () => {
    const { html } = await as('noor').open(`/desk/nl/request/${ids[1]}`)
    expect(html).toContain('Mevrouw De Backer: weet nog niets van dit bod.')
    expect(html).toContain('“De heer V., Zele”')
    expect(html.replaceAll('\u00A0', ' ')).toMatch(
      /Tegenover de vraagprijs<.*€ 19.000 lager.*Bezocht<.*niet via/s,
    )
    expect(html).toMatch(/href="[^"]*release[^"]*">Geef vrij aan de eigenaar/)
    expect((await as('noor').open('/desk/nl/')).html).toMatch(/<h1>[^<]*drie nieuwe biedingen op één pand/)
  })

  test('they lie side by side in the order of their arrival, for their office alone', async () => {
    const { html, headers } = await as('noor').open('/desk/nl/offers')
    expect(html).toContain('Drie biedingen op Donklaan 00')
    const sums = [...html.matchAll(/side__sum">([^<]*)</g)].map(([, sum]) => sum?.replace(/\D/g, ''))
    expect(sums).toEqual(['372000', '381000', '368000'])
    for (const said of ['28.000 lager (−7', '€ 290.000, binnen 4 weken', 'Als mijn garage verkocht is'])
      expect(html.replaceAll('\u00A0', ' ')).toContain(said)
    // Whole days: one less or more around midnight.
    expect(html.replaceAll('\u00A0', ' ')).toMatch(/nog [5-7] dagen/)
    expect(html).toMatch(/Biedingen.*?3.*?nog niet bij de eigenaar/s)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await as('sam').open('/desk/nl/offers')).html).toContain('Geen biedingen')
  })

  test('the owner reads what the preview shows, and one mail without an amount', async () => {
    const [first, second] = ids
    const form = await formOn('noor', 'release', 0)
    expect(form.html).toContain('De heer D., Zele')
    expect(form.html).toContain('kijk na of er geen naam in staat')
    const named = await as('noor').post('/desk/nl/offers/release', {
      ...form,
      offer: String(first),
      advice: 'Neem dat van Claes',
    })
    expect(named.status).toBe(422)
    expect(named.html).toContain('staat de naam van een bieder')
    expect((await as('noor').post('/desk/nl/offers/release', { ...form, offer: '' })).status).toBe(422)
    const said = { ...form, offer: String(first), advice: 'Wacht nog even.' }
    const preview = await as('noor').post('/desk/nl/offers/release', { ...said, do: 'preview' })
    expect(preview.html).toContain('</strong> Wacht nog even.</p>')
    const done = await as('noor').post('/desk/nl/offers/release', said)
    expect(done.html).toContain('Het bod staat bij de eigenaar')
    const request = await as('noor').open(`/desk/nl/request/${first}`)
    expect(request.html).toContain('leest dit bod in het portaal.')
    expect(request.html).not.toContain('Geef vrij aan de eigenaar')
    const again = await formOn('lotte', 'release', 0)
    const late = { ...again, seen: form.seen, offer: String(second), advice: 'Bewaar dit' }
    const collided = await as('lotte').post('/desk/nl/offers/release', late)
    expect(collided.status).toBe(409)
    expect(collided.html).toContain('Bewaar dit')
    const read = await as('an').open(`/portal/nl/property/2417/offer/request-${first}`)
    expect(read.html).toContain('Wacht nog even.')
    expect(read.html).not.toContain('Declercq')
    const news = site.database.db.selectFrom('owner_news').select('id')
    expect((await news.execute()).map(({ id }) => id)).toEqual([`request-${first}`])
    const back = await press('noor', 'withdraw', first ?? 0)
    expect(back.html).toContain('De vrijgave is teruggenomen')
    expect((await as('an').open(`/portal/nl/property/2417/offer/request-${first}`)).status).toBe(404)
    const once = await formOn('noor', 'release', 0)
    await as('noor').post('/desk/nl/offers/release', { ...once, offer: String(first) })
    const overview = await formOn('noor', 'release', 0)
    await as('noor').post('/desk/nl/offers/release', { ...overview, offer: String(second) })
    const { html } = await as('an').open('/portal/nl/property/2417/overview')
    expect(html).toMatch(/Er ligt een bod van €.372\.000/)
    expect(html).toMatch(/Er ligt een bod van €.381\.000/)
  })

  test('what the owner chose is recorded once, and each bidder reads it without the sum of another', async () => {
    const [first, second, third] = ids
    const form = await formOn('noor', 'accept', second ?? 0)
    expect(form.html).toMatch(/De eigenaar aanvaardt €.381\.000 van Jan Verlinden/)
    expect(form.html).toContain('Zei de eigenaar ja aan de telefoon')
    const { on: day, at: hour } = toBrussels(site.clock())
    const typed = {
      token: form.token,
      seen: form.seen,
      home,
      offer: String(second),
      way: 'mail',
      text: 'De eigenaar aanvaardt uw bod.',
      tell: String(third),
      'other-nl': 'De eigenaar koos een ander bod.',
    }
    const wrong = await as('noor').post('/desk/nl/offers/accept', { ...typed, day, hour: 'straks' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('De eigenaar aanvaardt uw bod.</textarea>')
    const right = { ...typed, day, hour }
    const lotte = await formOn('lotte', 'accept', first ?? 0)
    const done = await as('noor').post('/desk/nl/offers/accept', right)
    expect(done.html).toContain('Vastgelegd. De mails vertrekken.')
    const twice = { ...right, token: lotte.token, seen: lotte.seen, offer: String(first) }
    expect((await as('lotte').post('/desk/nl/offers/accept', twice)).status).toBe(409)
    const [won = ''] = await mails('verlinden@bidder.example')
    expect(won).toContain('De eigenaar aanvaardt uw bod.')
    const [lost = ''] = await mails('claes@bidder.example')
    expect(lost).toContain('De eigenaar koos een ander bod.')
    expect(lost).toContain('Jan Claes')
    expect(lost).not.toMatch(/381|372|Verlinden/)
    expect(await mails('declercq@bidder.example')).toEqual([])
    const rows = site.database.db.selectFrom('offer_decision').select(['submission_id', 'decision', 'author'])
    expect(await rows.orderBy('submission_id').execute()).toEqual([
      { submission_id: second, decision: 'accepted', author: 'noor' },
      { submission_id: third, decision: 'declined', author: 'noor' },
    ])
    const read = await as('an').open(`/portal/nl/property/2417/offer/request-${second}`)
    expect(read.html).toContain('U aanvaardde dit bod.')
    const overview = await as('an').open('/portal/nl/property/2417/overview')
    expect(overview.html).not.toMatch(/Er ligt een bod van €.381\.000/)
    const reopened = await press('noor', 'reopen', second ?? 0)
    expect(reopened.html).toContain('Het bod staat weer open')
    const log = site.database.db
      .selectFrom('desk_log')
      .select('act')
      .where('request', '=', second ?? 0)
    expect((await log.orderBy('id').execute()).map(({ act }) => act)).toEqual(['release', 'accept', 'reopen'])
  })
})
