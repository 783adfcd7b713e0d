import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import type { Subscription } from '#service/kit/database/tables.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { readOutbox } from '#tests/support/service/abuse/stored.ts'
import { readMails } from '#tests/support/service/read-mails.ts'
import { silent } from '#tests/support/service/samples.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

// Two mails to a mailbox in an hour.
const site = useTestService(beforeAll, { formsPerQuarter: 2 })

const origin = { origin: testOrigin }
const ask = async (path: string, options: RequestInit = {}): Promise<Response> =>
  site.service.app.request(path, options)

/** Sends a form without script, and confirms its answers. */
async function send(email: string, form: 'sign-newsletter' | 'demand-register', answers = {}): Promise<void> {
  const post = async (body: URLSearchParams): Promise<Response> =>
    ask(`/forms/nl/${form}`, { method: 'POST', body, headers: origin })
  const page = await post(toBody({ ...answersTo(form), email: [email], ...answers }))
  // The same form, sent again, is answered as it was.
  if (page.status === 303) return
  site.pass(5000)
  expect((await post(hiddenControls(await page.text()))).status).toBe(303)
}

/** Sends a form, and returns the path of the link in its mail. */
async function subscribe(...form: Parameters<typeof send>): Promise<string> {
  await send(...form)
  return (await linksTo(form[0], 1))[0] ?? ''
}

/** Returns the paths of the links in the mails to an address, once there are that many. */
async function linksTo(email: string, mails: number): Promise<readonly string[]> {
  await expect.poll(() => findLinks(email)).toHaveLength(mails)
  return findLinks(email)
}

async function findLinks(email: string): Promise<readonly string[]> {
  const mails = await readMails(site.dir, email)
  return mails.flatMap((mail) => mail.match(/\/forms\/nl\/confirm\/[\w-]{32}/)?.[0] ?? [])
}

async function subscriptionsOf(email: string): Promise<readonly Subscription[]> {
  const { db } = await openDatabase({ engine: 'sqlite', file: join(site.dir, 'service.sqlite') }, silent)
  const found = await db
    .selectFrom('subscription')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  await db.destroy()
  return found
}

test('an address is subscribed once its owner presses the button, and not when its mail is only opened', async () => {
  const path = await subscribe('noor@x.example', 'sign-newsletter')
  const opened = await ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('<h1>Bevestig uw adres</h1>')
  expect(await subscriptionsOf('noor@x.example')).toMatchObject([{ kind: 'newsletter', confirmed_at: null }])
  const pressed = await ask(path, { method: 'POST', headers: origin })
  expect(await pressed.text()).toContain('Vanaf nu krijgt noor@x.example onze nieuwsbrief.')
  expect(await subscriptionsOf('noor@x.example')).toMatchObject([{ confirmed_at: expect.any(Number) }])
  expect(await (await ask(path)).text()).toContain('<h1>Uw adres is bevestigd.</h1>')
})

test('one press ends a subscription, from the mailbox too; another begins it again', async () => {
  const path = await subscribe('elke@x.example', 'demand-register', { zones: ['berlare'] })
  await ask(path, { method: 'POST', headers: origin })
  const leave = path.replace('/confirm/', '/unsubscribe/')
  expect(await (await ask(leave)).text()).toContain('<h1>Wilt u zich uitschrijven?</h1>')
  expect(await subscriptionsOf('elke@x.example')).toMatchObject([{ unsubscribed_at: null }])
  // A mailbox posts by itself: without an origin. @see RFC 8058
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (const _ of ['once', 'twice']) expect((await ask(leave, { method: 'POST', body })).status).toBe(200)
  const [ended] = await subscriptionsOf('elke@x.example')
  expect(ended?.unsubscribed_at).toEqual(expect.any(Number))
  expect(await (await ask(path)).text()).toContain('<h1>U bent uitgeschreven.</h1>')
  await ask(path, { method: 'POST', headers: origin })
  expect(await subscriptionsOf('elke@x.example')).toMatchObject([{ unsubscribed_at: null }])
})

test('a link that is a week old mails a new one', async () => {
  const path = await subscribe('laat@x.example', 'sign-newsletter')
  site.pass(8 * 24 * 60 * 60_000)
  expect(await (await ask(path)).text()).toContain('Er is niets verloren')
  const pressed = await ask(path, { method: 'POST', headers: origin })
  expect(await pressed.text()).toContain('<h1>Er is een nieuwe link onderweg.</h1>')
  expect(await subscriptionsOf('laat@x.example')).toMatchObject([{ confirmed_at: null }])
  expect(await linksTo('laat@x.example', 2)).toEqual([path, path])
  // A press too many reads the same, and mails nothing.
  site.pass(8 * 24 * 60 * 60_000)
  const before = await subscriptionsOf('laat@x.example')
  const tooMany = await ask(path, { method: 'POST', headers: origin })
  expect(await tooMany.text()).toContain('<h1>Er is een nieuwe link onderweg.</h1>')
  expect(await subscriptionsOf('laat@x.example')).toEqual(before)
  site.pass(-8 * 24 * 60 * 60_000)
  await ask(path, { method: 'POST', headers: origin })
  expect(await subscriptionsOf('laat@x.example')).toMatchObject([{ confirmed_at: expect.any(Number) }])
})

test('a link that asks whether somebody still looks shows two buttons, and each does what it says', async () => {
  const path = await subscribe('zoekt@x.example', 'demand-register')
  const list = `<a class="button" href="${testOrigin}/nl/te-koop/`
  expect(await (await ask(path)).text()).not.toContain(list)
  expect(await (await ask(path, { method: 'POST', headers: origin })).text()).toContain(list)
  const [before] = await subscriptionsOf('zoekt@x.example')
  const keep = path.replace('/confirm/', '/keep/')
  site.pass(1000)
  const page = await (await ask(keep)).text()
  expect(page).toContain('<h1>Zoekt u nog?</h1>')
  expect(page).toContain(`formAction="https://agency.example${keep}"`)
  expect(page).toContain(path.replace('/confirm/', '/unsubscribe/'))
  expect(await subscriptionsOf('zoekt@x.example')).toEqual([before])
  const kept = await (await ask(keep, { method: 'POST', headers: origin })).text()
  expect(kept).toContain('<h1>We blijven voor u kijken.</h1>')
  expect(kept).toContain(list)
  expect(await subscriptionsOf('zoekt@x.example')).toMatchObject([
    { confirmed_at: Number(before?.confirmed_at) + 1000 },
  ])
  await ask(path.replace('/confirm/', '/unsubscribe/'), { method: 'POST', headers: origin })
  for (const method of ['GET', 'POST'])
    expect(await (await ask(keep, { method, headers: origin })).text()).toContain(
      '<h1>U bent uitgeschreven.</h1>',
    )
})

test.each([
  ['jan@münchen.example', 'jan@xn--mnchen-3ya.example'],
  ["o'neil@x.example", "o'neil@x.example"],
])(
  '%s is one mailbox however its domain is written, and is shown as people write it',
  async (typed, mailbox) => {
    await send(typed, 'sign-newsletter')
    const [path = ''] = await linksTo(mailbox, 1)
    expect(await (await ask(path)).text()).toContain(typed.replace("'", '&#x27;'))
    await ask(path, { method: 'POST', headers: origin })
    await send(mailbox, 'sign-newsletter')
    expect(await subscriptionsOf(mailbox)).toHaveLength(1)
  },
)

test('another frequency of the same search takes the place of the first', async () => {
  const weekly = await subscribe('vaak@x.example', 'demand-register', { frequency: ['weekly'] })
  await ask(weekly, { method: 'POST', headers: origin })
  await send('vaak@x.example', 'demand-register', { frequency: ['daily'] })
  const daily = (await linksTo('vaak@x.example', 2)).find((path) => path !== weekly) ?? ''
  await ask(daily, { method: 'POST', headers: origin })
  const rows = await subscriptionsOf('vaak@x.example')
  expect(rows.map(({ frequency, unsubscribed_at }) => [frequency, unsubscribed_at === null])).toEqual([
    ['weekly', false],
    ['daily', true],
  ])
})

test.each(['confirm', 'keep', 'unsubscribe'])(
  'a link to %s that nobody knows says so, and changes nothing',
  async (action) => {
    for (const method of ['GET', 'POST']) {
      const response = await ask(`/forms/nl/${action}/abc`, { method })
      expect(response.status).toBe(410)
      expect(await response.text()).toContain('<h1>Deze link werkt niet meer.</h1>')
    }
  },
)

test('a page of another site confirms nothing', async () => {
  const headers = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }
  expect((await ask('/forms/nl/confirm/abc', { method: 'POST', headers })).status).toBe(403)
})

test('the office reads of a sign-up once its address is confirmed, and once', async () => {
  const told = async (): Promise<readonly string[]> =>
    (await readMails(site.dir, 'agency.example')).filter((mail) => mail.includes('bevestigt@x.example'))
  const path = await subscribe('bevestigt@x.example', 'demand-register', { zones: ['berlare'] })
  expect(
    readOutbox(site.dir).filter(({ kind, body }) => kind === 'agency' && body.includes('bevestigt')),
  ).toEqual([])
  for (const _ of ['once', 'twice']) await ask(path, { method: 'POST', headers: origin })
  await expect.poll(told).toHaveLength(1)
  const [mail = ''] = await told()
  expect(mail).toMatch(/^Subject: Zoekopdracht, Kopen/m)
  expect(mail).toContain('De bezoeker heeft het e-mailadres bevestigd.')
})
