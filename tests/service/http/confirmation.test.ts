import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hiddenControls, toBody } from '#tests/support/service/plain-post.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
} from '#tests/support/service/test-service.ts'

let site: TestService

beforeAll(async () => {
  site = await startTestService()
})
afterAll(async () => {
  await site.service.stop()
  await rm(site.dir, { recursive: true })
})

async function post(body: URLSearchParams | FormData, form = 'site-contact'): Promise<Response> {
  return site.service.app.request(`/forms/nl/${form}`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin },
  })
}

/** Returns the page that asks to confirm a message. */
async function ask(message: string): Promise<string> {
  const response = await post(toBody({ ...answersTo('site-contact'), message: [message] }))
  expect(response.status).toBe(200)
  return response.text()
}

async function mailsWith(words: string): Promise<readonly string[]> {
  const names = await readdir(join(site.dir, 'mail')).catch(() => [])
  const whole = names.filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(whole.map((name) => readFile(join(site.dir, 'mail', name), 'utf8')))
  return mails.filter((mail) => mail.includes(words))
}

test('a form without script is stored once its answers are confirmed', { timeout: 20_000 }, async () => {
  const page = await ask('Is "de" <b>kelder</b> droog & licht?')
  expect(page).toContain('<title>Nog één stap: Stel uw vraag | Kouter</title>')
  expect(page).toContain('<dd>Is &quot;de&quot; &lt;b&gt;kelder&lt;/b&gt; droog &amp; licht?</dd>')
  site.pass(5000)
  const [first, second] = [await post(hiddenControls(page)), await post(hiddenControls(page))]
  expect([first.status, second.status]).toEqual([303, 303])
  await expect.poll(() => mailsWith('kelder'), { timeout: 15_000 }).toHaveLength(2)
})

test('a form that was posted with a key of its own can be confirmed', async () => {
  const answers = { ...answersTo('site-contact'), dedupeKey: ['a-key-of-the-page'], message: ['Met sleutel'] }
  const page = await (await post(toBody(answers))).text()
  site.pass(5000)
  expect((await post(hiddenControls(page))).status).toBe(303)
})

test('a button that is pressed too soon for a person asks again, and loses nothing', async () => {
  const page = await ask('Te snel')
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat ging heel snel')
  site.pass(2000)
  expect((await post(hiddenControls(again))).status).toBe(303)
})

test('a clock that is set back asks once more, not until it has caught up', async () => {
  const page = await ask('Klok terug')
  site.pass(-3_600_000)
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat ging heel snel')
  site.pass(5000)
  expect((await post(hiddenControls(again))).status).toBe(303)
  site.pass(3_600_000)
})

test('a page that was left open asks again', async () => {
  const page = await ask('Te laat')
  site.pass(31 * 60_000)
  const again = await (await post(hiddenControls(page))).text()
  expect(again).toContain('Dat is meer dan een half uur geleden')
  site.pass(5000)
  expect((await post(hiddenControls(again))).status).toBe(303)
})

test.each([
  ['of other answers', (token: string) => token],
  ['that was changed', (token: string) => `x${token}`],
  ['without a signature', (token: string) => token.replace(/[.].*/, '')],
  ['that is none', () => 'ja'],
])('a confirmation %s does not count', async (_, change) => {
  const controls = hiddenControls(await ask('Bevestigd'))
  site.pass(5000)
  controls.set('confirm', change(controls.get('confirm') ?? ''))
  controls.set('message', 'Iets anders')
  const response = await post(controls)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<dd>Iets anders</dd>')
  expect(await mailsWith('Iets anders')).toEqual([])
})

test('answers can be changed before they are confirmed', async () => {
  const controls = hiddenControls(await ask('Verandert nog'))
  controls.set('change', '1')
  const response = await post(controls)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('<title>Stel uw vraag | Kouter</title>')
  expect(page).toContain('Verandert nog</textarea>')
  expect(page).not.toContain('role="alert"')
})

test('a CV is chosen once, however often its form comes back', { timeout: 20_000 }, async () => {
  const body = new FormData()
  const texts = { ...answersTo('job-contact'), email: ['noor@'], motivation: ['Met bewaard cv'] }
  for (const [name, values] of Object.entries(texts)) for (const value of values) body.append(name, value)
  body.set('resume', new File(['%PDF-1.7 bewaard'], 'cv.pdf'))
  const refused = await post(body, 'job-contact')
  const page = await refused.text()
  expect(refused.status).toBe(422)
  expect(page).toContain('Bewaard: cv.pdf.')
  const kept = hiddenControls(page).get('kept') ?? ''
  const right = { ...texts, email: ['noor@voorbeeld.be'], resume: [''], kept: [kept] }
  const asked = await post(toBody(right), 'job-contact')
  expect(asked.status).toBe(200)
  site.pass(5000)
  expect((await post(hiddenControls(await asked.text()), 'job-contact')).status).toBe(303)
  await expect
    .poll(() => mailsWith('Content-Disposition: attachment; filename=cv.pdf'), { timeout: 15_000 })
    .toHaveLength(1)
})

test('a file that is kept for one form is none of another, and goes after half an hour', async () => {
  const body = new FormData()
  body.set('resume', new File(['%PDF-1.7 kort'], 'kort.pdf'))
  const kept = hiddenControls(await (await post(body, 'job-contact')).text()).get('kept') ?? ''
  expect(kept).not.toBe('')
  expect(await (await post(toBody({ kept: [kept] }), 'testimonial')).text()).not.toContain('kort.pdf')
  expect(await (await post(toBody({ kept: [kept] }), 'job-contact')).text()).toContain('kort.pdf')
  site.pass(31 * 60_000)
  expect(await (await post(toBody({ kept: [kept] }), 'job-contact')).text()).not.toContain('kort.pdf')
})
