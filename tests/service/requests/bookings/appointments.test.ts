import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { formsFilePath, type Recipients } from '#contracts/forms-file.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { checkCalendar } from '#tests/support/service/calendars/check-calendar.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { readStored } from '#tests/support/service/abuse/stored.ts'
import { findMails, readMails } from '#tests/support/service/read-mails.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { silent } from '#tests/support/service/samples.ts'
import { answersTo, formsFile, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

type Offices = Recipients['offices']

const path = '/forms/nl/request-visit'
const thursday = 'berlare/2026-11-26T10:00'
const site = useTestService(beforeEach)

const ask = async (address: string, options: RequestInit = {}): Promise<Response> =>
  site.service.app.request(address, { headers: { origin: testOrigin }, ...options })
const post = async (address: string, body: URLSearchParams): Promise<Response> =>
  ask(address, { method: 'POST', body })
const visit = (email: string, slot = '', subject = 'property/2417'): URLSearchParams =>
  toBody({
    ...answersTo('request-visit'),
    email: [email],
    // Each has a number of its own.
    phone: [
      `047${[...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 1_000_000)}`.padEnd(
        10,
        '0',
      ),
    ],
    subject: [subject],
    ...(slot === '' ? {} : { slot: [slot] }),
  })

/** Books a moment on the page that asks to confirm the answers. */
async function book(email: string, slot = thursday, subject?: string): Promise<Response> {
  const page = await (await post(path, visit(email, '', subject))).text()
  site.pass(5000)
  const controls = hiddenControls(page)
  controls.set('slot', slot)
  return post(path, controls)
}

const mails = (words: string): Promise<readonly string[]> => findMails(site.dir, words)
const mailsTo = (email: string): Promise<readonly string[]> => readMails(site.dir, email)

/** Returns the path of the link in the mail to a visitor. */
async function linkFor(email: string): Promise<string> {
  await expect.poll(async () => mailsTo(email).then((found) => found.length)).toBeGreaterThan(0)
  const links = (await mailsTo(email)).flatMap(
    (mail) => /\/forms\/nl\/appointment\/[\w-]{32}/.exec(mail)?.[0] ?? [],
  )
  return links[0] ?? ''
}

async function outbox(kind: 'reminder' | 'visitor' | 'agency') {
  const { db } = await openDatabase({ engine: 'sqlite', file: join(site.dir, 'service.sqlite') }, silent)
  const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute()
  await db.destroy()
  return rows
}

test('without script the moment is chosen on the page that confirms, and mailed with a link', async () => {
  const page = await (await post(path, visit('noor@x.example'))).text()
  expect(page).toContain('Welk moment past u?')
  expect(page).toContain(`value="${thursday}"`)
  const thanks = (await book('noor@x.example')).headers.get('location') ?? ''
  const link = await linkFor('noor@x.example')
  expect(thanks).toBe(`${link}?booked`)
  const booked = await (await ask(thanks)).text()
  expect(booked).toContain('<h1>Bedankt. Uw bezoek ligt vast</h1>')
  expect(booked).toContain('do<b>26</b>november')
  expect(booked).toContain('10–10.30\u00A0uur')
  expect(booked).toContain('De dag ervoor: een herinnering')
  const home = `<a href="${testOrigin}/nl/te-koop/berlare/woning/2417/">Woning aan het meer</a>`
  for (const shown of [home, `href="${testOrigin}${link}"`, `href="${testOrigin}${link}/appointment.ics"`])
    expect(booked).toContain(shown)
  const [mail = ''] = await mailsTo('noor@x.example')
  expect(mail).toContain('text/calendar; charset=utf-8; method=REQUEST')
  const saved = await ask(`${link}/appointment.ics`)
  expect(saved.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
  const file = await saved.text()
  expect(file).toContain('DTSTART;TZID=Europe/Brussels:20261126T100000')
  expect(file).toContain('DTEND;TZID=Europe/Brussels:20261126T103000')
  expect(file).toContain('SEQUENCE:0')
  expect(file).toMatch(/UID:appointment-\d+@agency\.example/)
  const manage = await (await ask(link)).text()
  expect(manage).toContain('<h1>Uw afspraak</h1>')
  expect(manage).toContain(home)
  expect(manage).toMatch(/value="berlare\/2026-11-26T10:00"[^>]*>10\suur<small>uw moment</)
  expect(manage).toContain('donderdag 26 november 2026, 10–10.30\u00A0uur')
})

test('whoever is too late keeps all answers and gets the nearest free moment', async () => {
  await book('eerst@x.example')
  const late = await book('laat@x.example')
  const page = await late.text()
  expect(late.status).toBe(409)
  expect(page).toContain('Dit moment is net volzet')
  expect(page).toMatch(
    /<button(?=[^>]*name="slot")(?=[^>]*value="berlare\/2026-11-26T10:30")[^>]*>Neem donderdag/,
  )
  expect(page).toContain('value="laat@x.example"')
  expect(page).toMatch(
    /<input[^>]*value="berlare\/2026-11-26T10:00"[^>]*disabled|<input[^>]*disabled[^>]*value="berlare\/2026-11-26T10:00"/,
  )
  expect(page).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="berlare\/2026-11-26T10:30")/)
  expect(readStored(site.dir)).toHaveLength(1)
  // The button stands before the timetable: a browser sends its moment first.
  const pressed = toBody({
    ...answersTo('request-visit'),
    subject: ['property/2417'],
    slot: ['berlare/2026-11-26T10:30', 'berlare/2026-11-27T14:00'],
  })
  const confirm = await (await post(path, pressed)).text()
  expect(hiddenControls(confirm).get('slot')).toBe('berlare/2026-11-26T10:30')
})

test('of two scripts that send the last moment at once one gets it, the other what is free', async () => {
  const send = async (email: string): Promise<Response> => {
    const body = visit(email, thursday)
    body.set('proof', await proveWork(site.service, 'request-visit'))
    return ask(path, { method: 'POST', body, headers: { origin: testOrigin, accept: 'application/json' } })
  }
  const answers = await Promise.all([send('a@x.example'), send('b@x.example')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toEqual({
    code: 'full',
    fields: { slot: 'slotTaken' },
    next: 'berlare/2026-11-26T10:30',
    told: {
      title: 'Net te laat: dat moment is volzet',
      text: expect.stringContaining('Iemand anders nam donderdag 26 november 2026, '),
      offer: {
        name: 'slot',
        value: 'berlare/2026-11-26T10:30',
        label: expect.stringMatching(/^Neem donderdag 26 november 2026, 10[.:]30/),
      },
      items: [{ href: expect.stringMatching(/^#/), label: 'Kies een ander moment' }],
    },
  })
  const days = await (await ask('/forms/nl/slots/request-visit?subject=property/2417')).json()
  expect(days).toMatchObject({
    days: [{ slots: [{ isTaken: true, note: 'volzet' }, { isTaken: false }] }, {}],
  })
})

test('an appointment is moved by its link: both sides are told, the first moment is free', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  const moved = await post(link, toBody({ action: ['move'], slot: ['berlare/2026-11-27T14:30'] }))
  expect(await moved.text()).toContain('Uw afspraak is verzet.')
  const file = await (await ask(`${link}/appointment.ics`)).text()
  expect(file).toContain('DTSTART;TZID=Europe/Brussels:20261127T143000')
  expect(checkCalendar(file)).toMatchObject({ faults: [], method: 'REQUEST', events: [{ sequence: 1 }] })
  await expect.poll(async () => (await mails('method=REQUEST')).length).toBe(2)
  await expect.poll(async () => (await mails('method=PUBLISH')).length).toBe(2)
  expect((await book('ander@x.example')).status).toBe(303)
  // A second window that still shows the first moment changes nothing.
  const late = await post(link, toBody({ action: ['move'], slot: [thursday] }))
  expect([late.status, (await late.text()).includes('Dat moment is net volzet')]).toEqual([409, true])
})

test('a move that is pressed twice, one after the other or at once, is one move', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  const move = async (slot: string): Promise<readonly [status: number, isMoved: boolean]> => {
    const answer = await post(link, toBody({ action: ['move'], slot: [slot] }))
    return [answer.status, (await answer.text()).includes('Uw afspraak is verzet.')]
  }
  const friday = 'berlare/2026-11-27T14:30'
  expect([await move(friday), await move(friday)]).toEqual(Array.from({ length: 2 }, () => [200, true]))
  expect(await Promise.all(Array.from({ length: 3 }, () => move(thursday)))).toEqual(
    Array.from({ length: 3 }, () => [200, true]),
  )
  expect(await (await ask(`${link}/appointment.ics`)).text()).toContain('SEQUENCE:2')
  await expect.poll(async () => (await mails('method=REQUEST')).length).toBe(3)
})

test('of moves and a cancellation at once the pages say which of them counts', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  const presses = await Promise.all(
    [
      'action=cancel',
      'action=move&slot=berlare/2026-11-27T14:30',
      'action=move&slot=berlare/2026-11-27T14:00',
    ].map(async (press) => (await post(link, new URLSearchParams(press))).text()),
  )
  const now = await (await ask(link)).text()
  const ends = now.includes('is afgezegd') ? 'Uw afspraak is afgezegd.' : 'Uw afspraak is verzet.'
  expect(presses.filter((page) => page.includes(ends))).not.toEqual([])
  for (const page of presses) expect(page).toMatch(/Uw afspraak is|intussen gewijzigd|is afgezegd/)
})

test.each<readonly [what: string, offices: (offices: Offices) => Offices, phone: string]>([
  ['is gone', () => [], '052 00 00 00'],
  [
    'has no moments',
    (offices) => offices.map((office) => ({ ...office, calendar: undefined })),
    '052 00 00 01',
  ],
])(
  'an appointment whose office %s is still shown, with whom to call, and can be cancelled',
  async (_, change, phone) => {
    await book('noor@x.example')
    const link = await linkFor('noor@x.example')
    const file = formsFile()
    const { recipients } = file
    const changed = { ...file, recipients: { ...recipients, offices: change(recipients.offices) } }
    await writeFile(join(site.dir, 'dist', formsFilePath('nl')), JSON.stringify(changed))
    await site.publication.look()
    expect(await site.publication.look()).toBe(true)
    const page = await (await ask(link)).text()
    expect(page).toContain('<h1>Uw afspraak</h1>')
    expect(page).toContain('donderdag 26 november 2026')
    expect(page).toContain(`Bel ons op ${phone} voor een ander moment`)
    expect(page).not.toContain('Alle andere momenten zijn volzet')
    const moved = await post(link, toBody({ action: ['move'], slot: ['berlare/2026-11-27T14:30'] }))
    expect(moved.status).toBe(422)
    const cancelled = await post(link, toBody({ action: ['cancel'] }))
    expect(await cancelled.text()).toContain('Uw afspraak is afgezegd.')
    await expect.poll(async () => (await mails('method=CANCEL')).length).toBe(1)
  },
)

test('a moment of another office is none to move to', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  for (const slot of ['stekene/2026-11-27T14:30', 'geen/2026-11-27T14:30', '/2026-11-27T14:30']) {
    const page = await (await post(link, toBody({ action: ['move'], slot: [slot] }))).text()
    expect(page).toContain('Kies eerst een nieuw moment.')
    expect(page).toContain('donderdag 26 november 2026')
  }
})

test('an appointment that is cancelled is free, reminds nobody, and leaves both calendars', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  expect(await outbox('reminder')).toMatchObject([{ next_at: Date.parse('2026-11-25T08:00:00Z') }])
  const page = await (await post(link, toBody({ action: ['cancel'] }))).text()
  expect(page).toContain('<h1>Deze afspraak is afgezegd</h1>')
  expect(await outbox('reminder')).toEqual([])
  await expect.poll(async () => (await mails('method=CANCEL')).length).toBe(1)
  await expect.poll(async () => (await mails('method=PUBLISH')).length).toBe(2)
  for (const opened of [link, `${link}?booked`])
    expect(await (await ask(opened)).text()).toContain('<h1>Deze afspraak is afgezegd</h1>')
  expect((await book('ander@x.example')).status).toBe(303)
})

test('after the visit of a home to let the visitor can apply, unless the visit is cancelled', async () => {
  await book('noor@x.example', thursday, 'property/2418')
  const after = async () =>
    (await outbox('reminder')).filter(({ body }) => String(body).includes('kandidatuur-huur/?property=2418'))
  // The visit is from 10:00 to 10:30 in Belgium.
  expect(await after()).toMatchObject([
    { recipient: 'noor@x.example', next_at: Date.parse('2026-11-26T11:30:00Z'), state: 'waiting' },
  ])
  await post(await linkFor('noor@x.example'), toBody({ action: ['cancel'] }))
  expect(await outbox('reminder')).toEqual([])
})

test('the reminder follows an appointment that moves, and comes once', async () => {
  await book('noor@x.example')
  await post(
    await linkFor('noor@x.example'),
    toBody({ action: ['move'], slot: ['berlare/2026-11-27T14:00'] }),
  )
  expect(await outbox('reminder')).toMatchObject([
    { recipient: 'noor@x.example', next_at: Date.parse('2026-11-26T08:00:00Z'), state: 'waiting' },
  ])
})

test('without a moment the office calls, as before', async () => {
  const page = await (await post(path, visit('noor@x.example'))).text()
  site.pass(5000)
  expect((await post(path, hiddenControls(page))).status).toBe(303)
  expect(await outbox('reminder')).toEqual([])
})

test.each([
  ['that has passed', 'berlare/2026-11-19T10:00'],
  ['that is none', 'berlare'],
])('a moment %s is refused', async (_, slot) => {
  expect((await post(path, visit('noor@x.example', slot))).status).toBe(409)
})

test('a moment of another office is refused with a sentence, and the answers are kept', async () => {
  for (const email of ['noor@x.example', 'noor@']) {
    const refused = await post(path, visit(email, 'stekene/2026-11-26T10:00'))
    const page = await refused.text()
    expect(refused.status).toBe(422)
    expect(page).toContain('Dit moment is van een ander kantoor')
    expect(page).toContain(`value="${email}"`)
  }
})

test('an appointment offers no moments before an office is known, and says so', async () => {
  const slots = async (query: string): Promise<unknown> =>
    (await ask(`/forms/nl/slots/contact-appointment${query}`)).json()
  expect(await slots('')).toEqual({ days: [], reason: 'officeUnknown' })
  expect(await slots('?office=hamme')).toEqual({ days: [], reason: 'officeUnknown' })
  expect(await slots('?office=berlare')).toMatchObject({
    office: 'berlare',
    place: 'Plaats: Kantoor Berlare, Voorbeeldstraat 1, 9290 Berlare',
    days: [{ date: '2026-11-26' }, { date: '2026-11-27' }],
  })
  const appointment = '/forms/nl/contact-appointment'
  const answers = { ...answersTo('contact-appointment'), office: [''] }
  const page = await (await post(appointment, toBody(answers))).text()
  expect(page).toContain('Kies eerst een kantoor')
  expect(page).not.toContain('value="berlare/2026')
  const refused = await post(appointment, toBody({ ...answers, slot: [thursday] }))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Dit moment is van een ander kantoor')
})

test.each([
  ['/forms/nl/slots/request-visit?subject=property/9', 200, { days: [], problem: 'missing' }],
  ['/forms/nl/slots/request-visit', 200, { days: [], problem: 'unnamed' }],
  ['/forms/nl/slots/constructor', 404, { code: 'missing' }],
  ['/forms/es/slots/request-visit?subject=property/2417', 404, { code: 'missing' }],
])('%s offers no moments', async (address, status, said) => {
  const answer = await ask(address, { headers: { accept: 'application/json' } })
  expect([answer.status, await answer.json()]).toEqual([status, said])
})

test('the list of moments of a visit names the place of the home', async () => {
  const page = await (await post(path, visit('noor@x.example'))).text()
  expect(page).toContain('Plaats: Donklaan 00, 9290 Berlare')
})

test('a link after the appointment says that it is over; an unknown one that it is none', async () => {
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  site.pass(3 * 24 * 60 * 60_000)
  expect(await (await ask(link)).text()).toContain('<h1>Deze afspraak is voorbij</h1>')
  await post(link, toBody({ action: ['cancel'] }))
  expect(await (await ask(link)).text()).toContain('<h1>Deze afspraak is voorbij</h1>')
  expect((await ask('/forms/nl/appointment/abc')).status).toBe(410)
  for (const unknown of ['/forms/nl/appointment/abc', link.replace('/nl/', '/es/')])
    expect((await ask(`${unknown}/appointment.ics`)).status).toBe(404)
})

test('the office reads the new moment beside the old one, and its calendar who comes and how to call', async () => {
  const told = async (): Promise<readonly string[]> => readMails(site.dir, 'berlare@agency.example')
  await book('noor@x.example')
  const link = await linkFor('noor@x.example')
  for (const slot of ['berlare/2026-11-27T14:00', 'berlare/2026-11-27T14:30'])
    await post(link, toBody({ action: ['move'], slot: [slot] }))
  await post(link, toBody({ action: ['cancel'] }))
  await expect.poll(told).toHaveLength(4)
  const mails = await told()
  const about = (words: RegExp): string => mails.find((mail) => words.test(mail)) ?? ''
  const moved = about(/^Subject: Verzet naar vr 27 nov 14\.30\suur \(was 14\suur\), /m)
  expect(moved).toMatch(/Nieuw moment: +vrijdag 27 november 2026, 14\.30\suur/)
  expect(moved).toMatch(/Vorig moment: +vrijdag 27 november 2026, 14\suur/)
  expect(moved).not.toContain('26 november')
  expect(moved).not.toContain('Welk moment past u')
  for (const [mail, sequence, status] of [
    [about(/^Subject: Bezoek do 26 nov 10\suur, /m), 0, 'CONFIRMED'],
    [moved, 2, 'CONFIRMED'],
    [about(/^Subject: Afgezegd: vr 27 nov 14\.30\suur, /m), 3, 'CANCELLED'],
  ] as const) {
    const [, encoded = ''] =
      /method=PUBLISH\r?\nContent-Transfer-Encoding: base64\r?\n\r?\n([\s\S]+?)\r?\n--/.exec(mail) ?? []
    const plain = /BEGIN:VCALENDAR[\s\S]+?END:VCALENDAR/.exec(mail)?.[0]
    const file = (plain ?? Buffer.from(encoded, 'base64').toString()).replaceAll(/\r?\n /g, '')
    expect(file).toContain('METHOD:PUBLISH')
    expect(file).toMatch(/SUMMARY:Bezoek: .*Noor|SUMMARY:Bezoek: /)
    expect(file).toMatch(/DESCRIPTION:.*\+?[\d ]{9,}/)
    expect(file).toContain(`SEQUENCE:${sequence}`)
    expect(file).toContain(`STATUS:${status}`)
    expect(file).toContain('ORGANIZER;CN="Kantoor Berlare":mailto:berlare@agency.example')
    expect(file).not.toContain('ATTENDEE')
  }
})
