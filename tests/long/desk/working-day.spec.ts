import { expect, type Page, test } from '@playwright/test'
import { press, useDeskDay } from '#tests/support/desk/desk-day.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })

const { site, pageOf, open, openRequest } = useDeskDay()

/** Returns the day that many days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test('a request is taken, noted about, called about, answered, given away, hidden, done and put back', async () => {
  const page = pageOf('lotte')
  const path = await openRequest(page, 'site-contact')
  await press(page, '/take')
  for (const [act, typed] of [
    ['/note', { note: 'Belt na 18 uur.' }],
    ['/called', { note: 'Wil een ander uur.' }],
    ['/no-answer', {}],
    ['/wait', { until: inDays(3) }],
    ['/assign', { agent: 'Noor Van Acker' }],
    ['/done', {}],
  ] as const) {
    await open(page, path)
    await press(page, act, typed)
  }
  await press(page, '/put-back')
  await open(page, `${path}/answer`)
  await press(page, '/answer', { subject: 'Uw vraag', text: 'Dag. Dat kan.' })
  await open(page, 'requests?who=all')
  await press(page, '/bulk', { id: true }, 'Zet op klaar')
  await press(page, '/bulk')
  await open(page, 'requests/new')
  await press(page, '/requests/new', { name: 'Dirk Roels', phone: '0470 12 34 56', about: 'question' })
})

test('an appointment waits, is confirmed, moved, handed over and cancelled; another is planned, and time is blocked', async () => {
  const page = pageOf('lotte')
  const number = (await openRequest(page, 'request-visit')).split('/').at(-1) ?? ''
  for (const [act, typed] of [
    ['wait', {}],
    ['confirm', {}],
    ['move', { day: inDays(20), time: '11:10' }],
    ['agent', { who: 1 }],
  ] as const) {
    await open(page, `diary?booking=${number}`)
    await press(page, `/diary/${number}/${act}`, typed)
  }
  await open(page, `diary?booking=${number}&do=cancel&reason=agency`)
  await press(page, `/diary/${number}/cancel`)
  const moment = { day: inDays(21), from: '10:05', until: '10:35' }
  await open(page, 'diary?plan=')
  await press(page, '/diary/plan', {
    ...moment,
    what: 'contact-appointment',
    name: 'Karel Pauwels',
    phone: '0470 99 88 77',
  })
  await open(page, `diary?plan=&at=${inDays(22)}T10:05`)
  await press(page, '/diary/plan', { ...moment, what: 'block', day: inDays(22), home: 'Keuring' })
  await press(page, '/diary/unblock')
})

test('a testimonial is published and taken back, an owner invited, a search ended, a person and a request erased', async () => {
  const page = pageOf('lotte')
  await open(page, 'testimonials')
  // The sample of a picture is none.
  for (const tick of await page.locator('[name="picture"]').all()) await tick.setChecked(false)
  await press(page, '/publish')
  await open(page, 'testimonials?state=published')
  await press(page, '/take-back')
  await open(page, 'people/owners')
  await press(page, '/invite', { email: 'nieuw@owner.example', homes: 'Halfdreef', name: 'mevrouw Nieuw' })
  await open(page, 'people/alerts')
  await press(page, '/stop')
  const path = await openRequest(page, 'contact-me')
  await open(page, `${path}/erase`)
  await press(page, '/erase', { number: path.split('/').at(-1) ?? '' })
  await openRequest(page, 'request-info')
  const person = await page.locator('main a[href*="/person/"]').first().getAttribute('href')
  await open(page, `${person ?? ''}/erase`)
  const label = await page.locator('main').innerText()
  await press(page, '/erase', { sure: /[\w.-]+@visitor\.example/.exec(label)?.[0] ?? '' })
})

test('an agent of another office finds nothing of what a manager reaches by number', async () => {
  const page = pageOf('lotte')
  await open(page, 'requests?who=berlare&state=all')
  const links = async (of: Page): Promise<readonly string[]> =>
    await of
      .locator('main tbody th a')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      )
  const paths = await links(page)
  expect(paths.length).toBeGreaterThan(5)
  const wannes = pageOf('wannes')
  await open(wannes, 'requests?who=me&state=all')
  const own = await links(wannes)
  for (const path of paths.filter((each) => !own.includes(each)))
    expect.soft((await wannes.goto(`${site().origin}${path}`))?.status(), path).toBe(404)
})
