import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/values/plain-date.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { acceptSubmission, type NewSubmission } from '#service/requests/submissions/accept-submission.ts'
import { readBookedViewings } from '#service/requests/bookings/booked-viewings.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { hiddenIn, hire } from '#tests/support/desk/hire.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

describe.each(dailyEngines)('the diary on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  let stan: OwnerBrowser
  let keys = 0
  const inDays = (days: number, at = '10:00'): string => `${addDays(toBrussels(site.clock()).on, days)}T${at}`
  const accept = async (office = 'berlare', more: Partial<NewSubmission> = {}): Promise<number> => {
    const answers = { lastName: 'Van Damme', email: 'elke@x.example', phone: '0470 12 34 56' }
    const sent = {
      ...submission(`key ${++keys}`),
      form: 'request-visit' as const,
      subject: 'property/2417',
      answers,
      office,
      agentEmail: 'noor@x.example',
      letters: () => [],
      ...more,
    }
    return (await acceptSubmission(site.database, sent, site.clock())).id
  }
  const book = async (starts: string, more: object = {}, office = 'berlare'): Promise<number> => {
    const id = await accept(office)
    const seat = keys
    const row = { token: createLinkToken(), submission_id: id, office, starts, seat, sequence: 0, ...more }
    await site.database.db.insertInto('booking').values(row).execute()
    return id
  }
  const bookingOf = async (id: number) =>
    await site.database.db
      .selectFrom('booking')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
  const press = async (
    browser: OwnerBrowser,
    id: number,
    act: string,
    fields: Readonly<Record<string, string>> = {},
    query = '',
  ) => {
    const { html } = await browser.open(`/desk/nl/diary?booking=${id}${query}`)
    const hidden = (name: string): string =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const post = { token: hidden('token'), sequence: hidden('sequence'), in: `?booking=${id}`, ...fields }
    return await browser.post(`/desk/nl/diary/${id}/${act}`, post)
  }
  const mailed = async (email: string, subject: RegExp): Promise<string> => {
    let found: string | undefined
    await expect
      .poll(async () => {
        found = (await site.mailsTo(email, 0)).find((mail) => subject.test(mail))
        return found
      })
      .toBeDefined()
    return found ?? ''
  }
  beforeAll(async () => {
    lotte = await hire(site, 'lotte@x.example', 'manager', 'berlare')
    noor = await hire(site, 'noor@x.example', 'agent', 'berlare')
    stan = await hire(site, 'stan@x.example', 'agent', 'stekene')
    await site.signIn('an@owner.example')
  })

  test('a week shows who has what, what is wrong, and which moments are free on the site', async () => {
    const id = await book(inDays(2))
    const { html, status, headers } = await noor.open(`/desk/nl/diary?booking=${id}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Van Damme')
    expect(html).toContain('Donklaan 00, 9290 Berlare')
    expect(html).toContain('Verzet naar')
    expect(html).toMatch(new RegExp(`diary\\?[^"]*booking=${id}&amp;do=cancel`))
    expect(html).toMatch(/diary\?office=berlare[^"]*plan=/)
    const other = await noor.open('/desk/nl/diary?office=berlare&week=2020-W53')
    expect(other.html).toContain('28 december tot 2 januari')
  })

  test('an appointment is moved, also outside the hours; all are told, once, and the link stays', async () => {
    const id = await book(inDays(3, '10:30'))
    const before = await bookingOf(id)
    const where = { day: inDays(3).slice(0, 10), time: '10:30', word: 'Naar hetzelfde.' }
    expect((await press(noor, id, 'move', where)).html).toContain('Kies eerst een nieuw moment')
    const moved = await press(noor, id, 'move', {
      day: inDays(4).slice(0, 10),
      time: '20:15',
      word: 'Neem de achterdeur.',
      owners: 'yes',
    })
    expect(moved.status).toBe(200)
    expect(moved.html).toContain('De afspraak is verzet. Let op: dit valt buiten de uren van het kantoor.')
    expect(await bookingOf(id)).toMatchObject({
      token: before.token,
      starts: inDays(4, '20:15'),
      sequence: 1,
      moved_from: before.starts,
    })
    const mail = await mailed('elke@x.example', /verzet naar/)
    expect(mail).toContain('Neem de achterdeur.')
    expect(mail).toContain('leidt u rond')
    expect(mail).toMatch(/METHOD:REQUEST/)
    expect(mail).toMatch(/SEQUENCE:1/)
    const told = await mailed('an@owner.example', /Bezoek aan uw pand verzet naar/)
    expect(told).not.toContain('Damme')
    // Who is there is asked; the office, which organizes, reads the same with a file that is published.
    const hers = await mailed('noor@x.example', /Verzet naar[^]*METHOD:REQUEST/)
    expect(hers).toContain('Van Damme')
    expect(hers).toContain('Zeg af')
    expect(hers).not.toContain('Stel een moment voor')
    expect(hers).not.toMatch(/^Moment:/m)
    await mailed('noor@x.example', /Verzet naar[^]*METHOD:PUBLISH/)
    const late = await noor.post(`/desk/nl/diary/${id}/move`, {
      token: /name="token" value="([^"]+)"/.exec(moved.html)?.[1] ?? '',
      sequence: '0',
      in: `?booking=${id}`,
      day: inDays(5).slice(0, 10),
      time: '10:00',
      word: 'Tot dan',
    })
    expect(late.status).toBe(409)
    expect(late.html).toContain('Tot dan')
  })

  test('an answer brings the file of an appointment that is ahead along, unless it is not ticked', async () => {
    const sendFrom = async (id: number, fields: Readonly<Record<string, string>>) => {
      const path = `/desk/nl/request/${id}/answer`
      const { html } = await noor.open(path)
      await noor.post(path, { ...hiddenIn(html, path), text: 'Tot dan.', after: 'done', ...fields })
      return html
    }
    const coming = await book(inDays(5, '11:00'))
    expect(await sendFrom(coming, { subject: 'Met bestand', ics: 'yes' })).toContain('agendabestand (.ics)')
    expect(await mailed('elke@x.example', /Met bestand/)).toContain(`UID:appointment-${coming}@`)
    await sendFrom(await book(inDays(5, '12:00')), { subject: 'Zonder bestand' })
    expect(await mailed('elke@x.example', /Zonder bestand/)).not.toContain('BEGIN:VCALENDAR')
    const past = await sendFrom(await book(inDays(-5, '11:00')), { subject: 'Voorbij', ics: 'yes' })
    expect(past).not.toContain('(.ics)')
    expect(await mailed('elke@x.example', /Voorbij/)).not.toContain('BEGIN:VCALENDAR')
  })

  test('who may change the hours of an office finds them below its week', async () => {
    const hours = '<a href="/desk/nl/settings/hours?office=berlare">Pas de uren van het kantoor aan</a>'
    expect((await lotte.open('/desk/nl/diary?office=berlare')).html).toContain(hours)
    expect((await noor.open('/desk/nl/diary?office=berlare')).html).not.toContain('settings/hours')
    const { html } = await lotte.open('/desk/nl/settings/hours?office=berlare')
    expect(html).toMatch(/diary\?office=berlare[^"]*plan=">Blokkeer tijd in de agenda/)
  })

  test('an appointment is cancelled for a reason, with the words of staff, and the moment is free', async () => {
    const id = await book(inDays(6, '11:00'))
    const open = await noor.open(`/desk/nl/diary?booking=${id}&do=cancel&reason=owner`)
    expect(open.html).toContain('de eigenaar is dan verhinderd')
    const fields = { reason: 'owner', word: 'Het spijt ons.', similar: 'yes', owners: 'yes' }
    const done = await press(noor, id, 'cancel', fields, '&do=cancel')
    expect(done.html).toContain('De afspraak is afgezegd.')
    expect((await noor.open(`/desk/nl/diary?booking=${id}`)).html).toContain('Afgezegd')
    expect(await bookingOf(id)).toMatchObject({ seat: null, reason: 'owner', sequence: 1 })
    const counted = site.database.db.selectFrom('request_count').select('visit')
    expect(await counted.where('submission_id', '=', id).execute()).toEqual([{ visit: 'cancelled' }])
    const mail = await mailed('elke@x.example', /gaat niet door/)
    expect(mail).toContain('Het spijt ons.')
    expect(mail).not.toContain('leidt u rond')
    expect(mail).toContain('Plan een ander bezoek')
    expect(mail).toMatch(/METHOD:CANCEL/)
    expect(await mailed('an@owner.example', /Bezoek aan uw pand afgezegd/)).toMatch(/METHOD:CANCEL/)
    expect((await press(noor, id, 'move', { day: inDays(7).slice(0, 10), time: '10:00' })).status).toBe(409)
  })

  test('a visit that was asked for without a moment gets one, once, and is mailed as the request that it is', async () => {
    const id = await accept()
    expect((await noor.open(`/desk/nl/request/${id}`)).html).toContain('Plan een moment')
    const { html } = await noor.open(`/desk/nl/diary?plan=&request=${id}`)
    expect(html).toContain('wil Donklaan 00')
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const who = /<option value="([^"]+)"[^>]*>noor/.exec(html)?.[1] ?? ''
    const [day = '', from = ''] = inDays(9, '11:30').split('T')
    const post = { token, in: `?office=berlare&plan=&request=${id}`, day, from, who }
    const done = await noor.post('/desk/nl/diary/plan', post)
    expect(done.html).toContain('De afspraak staat in de agenda.')
    expect(await bookingOf(id)).toMatchObject({ starts: inDays(9, '11:30'), seat: 0 })
    expect((await noor.open(`/desk/nl/request/${id}`)).html).toContain('om 11.30\u00A0uur kijken')
    await mailed('elke@x.example', /Uw afspraak ligt vast/)
    const again = await noor.post('/desk/nl/diary/plan', { ...post, day: inDays(10).slice(0, 10) })
    expect(again.status).toBe(409)
    expect((await stan.open(`/desk/nl/diary?plan=&request=${id}`)).status).toBe(404)
    expect((await stan.post('/desk/nl/diary/plan', post)).status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['contact-demand', {}],
    ['contact-demand-small', { zip: '9290' }],
  ] as const)(
    'a valuation asked by %s is planned at the address that staff write down',
    async (form, said) => {
      const email = `${form}@x.example`
      const answers = { ...said, firstName: 'Rita', lastName: 'Goossens', email, phone: '0470 12 34 56' }
      const id = await accept('berlare', { form, subject: undefined, answers })
      const asked = (await noor.open(`/desk/nl/request/${id}`)).html
      expect(asked).toContain('Plan een moment')
      const where = 'zip' in said ? ': 9290' : ''
      expect(asked).toContain(`<h1>Rita Goossens vraagt een schatting${where}</h1>`)
      const { html } = await noor.open(`/desk/nl/diary?plan=&request=${id}`)
      // The town of a postal code is known; no owner is told of a home that is not on the site.
      expect(/name="city"[^>]*value="([^"]*)"/.exec(html)?.[1]).toBe('zip' in said ? 'Berlare' : undefined)
      expect(html).not.toContain('name="owners"')
      const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const who = /<option value="([^"]+)"[^>]*>noor/.exec(html)?.[1] ?? ''
      const [day = '', from = ''] = inDays(11, form === 'contact-demand' ? '11:30' : '12:30').split('T')
      const place = { street: 'Termstraat', houseNumber: '00', zip: '9290', city: 'Overmere' }
      const post = { token, in: `?office=berlare&plan=&request=${id}`, day, from, who, ...place }
      const refused = await noor.post('/desk/nl/diary/plan', { ...post, street: '' })
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('Vul nog in: Straat')
      expect(refused.html).toContain('value="Overmere"')
      const done = await noor.post('/desk/nl/diary/plan', post)
      expect(done.html).toContain('De afspraak staat in de agenda.')
      expect(done.html).toContain('Termstraat 00, 9290 Overmere')
      const { html: planned } = await noor.open(`/desk/nl/request/${id}`)
      expect(planned).toMatch(/<h1>Rita Goossens krijgt [^<]* een schatting ter plaatse<\/h1>/)
      const found = await noor.open('/desk/nl/requests?who=all&state=all&q=termstraat')
      expect(found.html).toContain(`/desk/nl/request/${id}`)
      expect(await mailed(email, /Uw afspraak ligt vast/)).toMatch(/LOCATION:Termstraat 00\\?, 9290 Overmere/)
      expect(await mailed('noor@x.example', /Schatting [^\n]*Termstraat 00 Overmere/)).toContain('METHOD:')
    },
  )

  test('a visit is planned out of a question, for who asked it, and both requests say so', async () => {
    const answers = { firstName: 'Claire', lastName: 'Dubois', email: 'claire@x.example', message: 'Ça va ?' }
    const id = await accept('berlare', { form: 'request-info', lang: 'fr', answers })
    const asked = await noor.open(`/desk/nl/request/${id}`)
    expect(asked.html).toContain(`/desk/nl/diary?plan=&amp;request=${id}`)
    const person = /\/desk\/nl\/person\/[^"]+/.exec(asked.html)?.[0] ?? ''
    expect((await noor.open(person)).html).toContain(`/desk/nl/diary?plan=&amp;request=${id}`)
    const { html } = await noor.open(`/desk/nl/diary?plan=&request=${id}`)
    const begun = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
    const typed = { home: begun('home'), name: begun('name'), email: begun('email') }
    expect(typed).toEqual({ home: '2417', name: 'Claire Dubois', email: 'claire@x.example' })
    const token = begun('token') ?? ''
    const who = /<option value="([^"]+)"[^>]*>noor/.exec(html)?.[1] ?? ''
    const [day = '', from = ''] = inDays(13, '15:30').split('T')
    const post = {
      token,
      in: `?office=berlare&plan=&request=${id}`,
      key: 'question',
      day,
      from,
      who,
      lang: 'nl',
    }
    const planned = {
      ...post,
      what: 'request-visit',
      home: '2417',
      name: 'Claire Dubois',
      email: 'claire@x.example',
    }
    const done = await noor.post('/desk/nl/diary/plan', planned)
    expect(done.html).toContain('De afspraak staat in de agenda.')
    expect(await mailed('claire@x.example', /Uw afspraak ligt vast/)).toContain('METHOD:REQUEST')
    const both = await noor.open(`/desk/nl/request/${id}`)
    expect(both.html).toContain('noor zette ze in de agenda op')
    expect(both.html).toMatch(/Bezoek [^<]*15.30/)
    // Nor does a colleague of another office plan out of it.
    const own = /name="token" value="([^"]+)"/.exec((await stan.open('/desk/nl/diary?plan=')).html)?.[1] ?? ''
    expect((await stan.post('/desk/nl/diary/plan', { ...planned, token: own })).status).toBe(404)
  })

  test('a colleague takes over: the visitor and both are told, and one calendar loses it', async () => {
    const id = await book(inDays(8, '11:00'))
    const { html } = await noor.open(`/desk/nl/diary?booking=${id}`)
    const who = /<option value="([^"]+)"[^>]*>lotte \(vrij\)/.exec(html)?.[1] ?? ''
    expect((await press(noor, id, 'agent', { who: 'nobody' })).status).toBe(422)
    expect((await press(noor, id, 'agent', { who })).status).toBe(200)
    // What she has now keeps her from another at that time.
    const beside = await book(inDays(8, '11:15'))
    expect((await noor.open(`/desk/nl/diary?booking=${beside}`)).html).toContain('lotte (bezet)')
    expect(await mailed('elke@x.example', /lotte ontvangt u/)).toMatch(/SEQUENCE:1/)
    expect(await mailed('lotte@x.example', /nu met lotte/)).toMatch(/STATUS:CONFIRMED/)
    expect(await mailed('noor@x.example', /nu met lotte/)).toMatch(/STATUS:CANCELLED/)
  })

  test('one waits for an answer without a mail, and is confirmed with one', async () => {
    const id = await book(inDays(9, '11:00'))
    await press(noor, id, 'wait')
    expect(await bookingOf(id)).toMatchObject({ status: 'waiting', sequence: 1 })
    expect((await noor.open(`/desk/nl/diary?booking=${id}`)).html).toContain('ev--ask')
    await press(noor, id, 'confirm', { owners: 'yes' })
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', sequence: 2 })
    expect(await mailed('elke@x.example', /Bevestigd: uw afspraak/)).toMatch(/SEQUENCE:2/)
    await mailed('an@owner.example', /Bezoek aan uw pand bevestigd/)
  })

  test('after a visit staff say how it went, without a name, for the owner to read', async () => {
    const id = await book(inDays(-1, '11:00'))
    expect((await noor.open(`/desk/nl/diary?booking=${id}`)).html).toContain('verslag ontbreekt')
    const refused = await press(noor, id, 'report', {
      outcome: 'been',
      report: 'Mevrouw van damme twijfelt.',
    })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Mevrouw van damme twijfelt.')
    await press(noor, id, 'report', { outcome: 'been', report: 'Vinden de tuin mooi.', wish: 'offer' })
    const viewings = await readBookedViewings(site.database.db, 'property/2417')
    expect(viewings.find((one) => one.id === `request-${id}`)).toMatchObject({
      status: 'done',
      report: { text: 'Vinden de tuin mooi.', locale: 'nl' },
      wish: 'offer',
    })
    expect((await press(noor, id, 'move', { day: inDays(7).slice(0, 10), time: '10:00' })).status).toBe(422)
  })

  test('what is planned is a request with a moment and its mails; posted twice it is one', async () => {
    const { html } = await noor.open(`/desk/nl/diary?plan=&at=${inDays(10, '14:00')}`)
    expect(html).toContain('name="what"')
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const who = /<select[^>]*name="who"[^>]*>.*?<option value="([^"]+)"/s.exec(html)?.[1] ?? ''
    const fields = {
      token,
      in: '?office=berlare&plan=',
      key: 'planned once',
      what: 'request-visit',
      day: inDays(10).slice(0, 10),
      from: '14:05',
      until: '15:05',
      who,
      home: '2417',
      name: 'Karel Pauwels',
      email: 'karel@x.example',
      phone: '0470 99 88 77',
      lang: 'nl',
      owners: 'yes',
    }
    const nameless = await noor.post('/desk/nl/diary/plan', { ...fields, name: '' })
    expect(nameless.status).toBe(422)
    expect(nameless.html).toContain('karel@x.example')
    expect((await noor.post('/desk/nl/diary/plan', { ...fields, who: 'lotte' })).status).toBe(422)
    const planned = await noor.post('/desk/nl/diary/plan', fields)
    expect(planned.html).toContain('De afspraak staat in de agenda.')
    await noor.post('/desk/nl/diary/plan', fields)
    const found = await site.database.db
      .selectFrom('booking')
      .innerJoin('submission', 'submission.id', 'booking.submission_id')
      .select(['submission.state', 'booking.minutes', 'booking.starts', 'booking.status'])
      .where('submission.search_text', 'like', '%pauwels%')
      .execute()
    const stored = { state: 'open', minutes: 60, status: 'confirmed', starts: inDays(10, '14:05') }
    expect(found).toEqual([stored])
    expect(await mailed('karel@x.example', /Uw afspraak ligt vast/)).toMatch(/DTEND[^\n]*150500/)
  })

  test('time is blocked and lifted, never over an appointment; an agent blocks the own time alone', async () => {
    await book(inDays(12, '11:00'))
    const { html } = await noor.open('/desk/nl/diary?plan=')
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const who = /<select[^>]*name="who"[^>]*>.*?<option value="([^"]+)"/s.exec(html)?.[1] ?? ''
    const day = inDays(12).slice(0, 10)
    const week = inDays(12, '09:00')
    const fields = { token, in: `?plan=&at=${week}`, what: 'block', day, who, home: 'Keuring van de wagen' }
    const block = (more: Readonly<Record<string, string>>, browser = noor) =>
      browser.post('/desk/nl/diary/plan', { ...fields, from: '13:00', until: '15:00', ...more })
    const covering = await block({ from: '10:45' })
    expect(covering.status).toBe(422)
    expect(covering.html).toContain('Van Damme 11\u00A0uur')
    expect((await block({ who: 'office' })).status).toBe(422)
    const blocked = await block({})
    expect(blocked.html).toContain('Deze tijd is geblokkeerd.')
    expect(blocked.html).toContain('Keuring van de wagen')
    const id = /name="block" value="(\d+)"/.exec(blocked.html)?.[1] ?? ''
    const lifted = await noor.post('/desk/nl/diary/unblock', { token, in: `?at=${week}`, block: id })
    expect(lifted.html).toContain('Deze tijd is weer vrij.')
    expect(lifted.html).not.toContain('Keuring van de wagen')
  })

  test('whoever works for all offices sees the own blocked time in the diary of an office', async () => {
    const mia = await hire(site, 'mia@x.example', 'manager', null)
    // The diary has no Sundays.
    const isSunday = (day: string): boolean => new Date(day.slice(0, 10)).getUTCDay() === 0
    const at = [inDays(13), inDays(14)].find((day) => !isSunday(day)) ?? inDays(13)
    const { html } = await mia.open(`/desk/nl/diary?office=berlare&plan=&at=${at}`)
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const who = /<option value="([^"]+)"[^>]*>mia/.exec(html)?.[1] ?? ''
    const moment = { day: at.slice(0, 10), from: '10:00', until: '11:00' }
    const post = { token, in: `?office=berlare&at=${at}`, what: 'block', who, home: 'Tandarts', ...moment }
    expect((await mia.post('/desk/nl/diary/plan', post)).html).toContain('Tandarts')
  })
})
