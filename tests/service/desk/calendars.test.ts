import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/values/plain-date.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { hire } from '#tests/support/desk/hire.ts'
import { checkCalendar } from '#tests/support/service/calendars/check-calendar.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const path = '/desk/nl/diary/calendars'

describe.each(engines)('the calendars of staff on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  const id: Record<string, string> = {}
  const join = async (name: string, role: StaffRole, office: string | null): Promise<OwnerBrowser> => {
    const browser = await hire(site, `${name}@x.example`, role, office)
    id[name] = (await findOwner(site.database.db, { email: `${name}@x.example` }))?.id ?? ''
    return browser
  }
  const on = (days: number) => addDays(toBrussels(site.clock()).on, days)
  let keys = 0
  const book = async (
    agent: string,
    starts: string,
    office = 'berlare',
    more: object = {},
  ): Promise<number> => {
    const sent = {
      ...submission(`key ${++keys}`),
      form: 'request-visit' as const,
      subject: 'property/2417',
      answers: { lastName: 'Van Damme; "E,"', email: 'elke@x.example', phone: '+32470123456' },
      office,
      agentEmail: `${agent}@x.example`,
      letters: () => [],
    }
    const { id: request } = await acceptSubmission(site.database, sent, site.clock())
    const row = { token: createLinkToken(), submission_id: request, office, starts, seat: keys, sequence: 0 }
    await site.database.db
      .insertInto('booking')
      .values({ ...row, ...more })
      .execute()
    return request
  }
  const press = async (browser: OwnerBrowser, fields: Readonly<Record<string, string>>) => {
    const { html } = await browser.open(path)
    const token = /name="token" value="([^"]*)"/.exec(html)?.[1] ?? ''
    return await browser.post(path, { token, ...fields })
  }
  const addressIn = (html: string): string => /\/desk\/calendar\/[\w-]{32}\.ics/.exec(html)?.[0] ?? ''
  const read = async (address: string, headers: HeadersInit = {}) =>
    await site.service.app.request(address, { headers })
  const feedOf = async (name: string) =>
    await site.database.db
      .selectFrom('calendar_feed')
      .selectAll()
      .where('agent', '=', id[name] ?? '')
      .executeTakeFirst()

  beforeAll(async () => {
    lotte = await join('lotte', 'manager', null)
    noor = await join('noor', 'agent', 'berlare')
    await join('stan', 'agent', 'berlare')
  })

  test('an agent subscribes to what is his or hers, with who comes and how to call; it is shown once', async () => {
    const visit = await book('noor', `${on(3)}T10:30`)
    await book('stan', `${on(3)}T11:00`)
    await book('noor', `${on(4)}T11:00`, 'berlare', { seat: null })
    const block = { from_at: fromBrussels(on(5), '09:00'), until_at: fromBrussels(on(7), '12:00') }
    await site.database.db
      .insertInto('block')
      .values([
        { ...block, agent: id['noor'] ?? '', origin: 'own', text: 'Verlof, zee' },
        { ...block, agent: id['noor'] ?? '', origin: 'feed', text: '' },
        { ...block, agent: id['stan'] ?? '', origin: 'own', text: 'Tandarts' },
      ])
      .execute()
    const made = await press(noor, { do: 'subscribe', holds: 'own' })
    expect(made.status).toBe(200)
    const address = addressIn(made.html)
    expect(addressIn((await noor.open(path)).html)).toBe('')
    expect(JSON.stringify(await feedOf('noor'))).not.toContain(address.slice(15, 47))
    const answer = await read(address)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const { faults, events, method } = checkCalendar(await answer.text())
    expect([faults, method]).toEqual([[], 'PUBLISH'])
    expect(events).toHaveLength(2)
    expect(events[0]).toMatchObject({
      uid: `appointment-${visit}@agency.example`,
      status: 'CONFIRMED',
      from: fromBrussels(on(3), '10:30'),
      until: fromBrussels(on(3), '11:00'),
      location: 'Donklaan 00, 9290 Berlare',
    })
    expect(events[0]?.summary).toContain('Van Damme; "E,"')
    expect(events[0]?.description).toContain('+32470123456')
    expect(events[1]).toMatchObject({ summary: 'Verlof, zee', from: block.from_at, until: block.until_at })
    const etag = answer.headers.get('etag') ?? ''
    const again = await read(address, { 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await book('noor', `${on(6)}T15:00`)
    expect((await read(address, { 'if-none-match': etag })).status).toBe(200)
    expect((await noor.open(path)).html).toContain('Laatst gelezen: ')
  })

  test('all of the office is chosen without another address, and a new address ends the old one', async () => {
    const first = addressIn((await press(noor, { do: 'subscribe', holds: 'own' })).html)
    const held = await press(noor, { do: 'hold', holds: 'office' })
    expect(held.html).toContain('Uw keuze is bewaard.')
    expect(held.html).toMatch(/<input[^>]* checked=""[^>]* value="office"/)
    const buttons = [...held.html.matchAll(/value="(\w+)" name="do"/g)].map(([, deed]) => deed)
    expect(buttons).toEqual(['hold', 'subscribe', 'unsubscribe', 'link'])
    const { events } = checkCalendar(await (await read(first)).text())
    expect(events.filter(({ summary }) => summary === 'stan: Tandarts')).toHaveLength(1)
    expect(events.some(({ from }) => from === fromBrussels(on(3), '11:00'))).toBe(true)
    const second = addressIn((await press(noor, { do: 'subscribe', holds: 'own' })).html)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await press(noor, { do: 'unsubscribe' })).html).toContain('Het adres werkt niet meer.')
    expect((await read(second)).status).toBe(404)
    const log = site.database.db.selectFrom('desk_log').select('detail').where('act', '=', 'calendar')
    expect((await log.execute()).map(({ detail }) => detail)).toContain('unsubscribe')
  })

  test('who left the desk has no calendar, nor has any other address', async () => {
    const left = await join('jef', 'agent', 'berlare')
    const address = addressIn((await press(left, { do: 'subscribe', holds: 'office' })).html)
    const empty = await read(address)
    expect(empty.status).toBe(200)
    expect(await deactivateStaff(site.database, id['jef'] ?? '', site.clock())).toBeUndefined()
    expect((await read(address)).status).toBe(404)
    for (const key of [createLinkToken(), 'x', '%00', ''])
      expect((await read(`/desk/calendar/${key}.ics`)).status).toBe(404)
  })

  test('one network address reads calendars, or tries keys, a number of times', async () => {
    const from = (remoteAddress: string) => ({ incoming: { headers: {}, socket: { remoteAddress } } })
    const address = addressIn((await press(noor, { do: 'subscribe', holds: 'own' })).html)
    const app = site.service.app
    for (let time = 0; time < 120; time += 1)
      await app.request(`/desk/calendar/${createLinkToken()}.ics`, {}, from('192.0.2.1'))
    const refused = await app.request(address, {}, from('192.0.2.1'))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await app.request(address, {}, from('192.0.2.2'))).status).toBe(200)
  })

  test('a calendar is linked, read, said why not, and unlinked with its hours', async () => {
    const none = await press(lotte, { do: 'link', address: 'lotte@x.example' })
    expect(none.status).toBe(422)
    expect(none.html).toContain('Geef een adres dat begint met https:// of webcal://.')
    expect(none.html).toContain('value="lotte@x.example"')
    const linked = await press(lotte, { do: 'link', address: 'webcal://127.0.0.1/a.ics' })
    expect(linked.html).toContain('Het adres van uw agenda is bewaard.')
    expect(linked.html).toContain('Dit adres mag de balie niet lezen')
    expect(await feedOf('lotte')).toMatchObject({
      busy_address: 'https://127.0.0.1/a.ics',
      problem: 'refused',
    })
    const request = await book('lotte', `${on(2)}T10:30`)
    const span = { from_at: fromBrussels(on(2), '10:00'), until_at: fromBrussels(on(2), '12:00'), text: '' }
    await site.database.db
      .insertInto('block')
      .values({ ...span, agent: id['lotte'] ?? '', origin: 'feed' })
      .execute()
    // The same address again forgets nothing of what was known.
    const shown = await press(lotte, { do: 'link', address: 'webcal://127.0.0.1/a.ics' })
    expect(shown.html).toContain('1 blok')
    expect(shown.html).toContain('Een blok valt op een afspraak')
    expect(shown.html).toContain(`/desk/nl/diary?booking=${request}`)
    const unlinked = await press(lotte, { do: 'unlink' })
    expect(unlinked.html).not.toContain('127.0.0.1')
    const left = site.database.db
      .selectFrom('block')
      .select('id')
      .where('agent', '=', id['lotte'] ?? '')
    expect(await left.execute()).toEqual([])
  })

  test('the diary leads there, and nothing is done that is not known', async () => {
    expect((await press(noor, { do: 'iets' })).status).toBe(404)
    expect((await noor.open('/desk/nl/diary')).html).toContain(`href="${path}"`)
  })
})
