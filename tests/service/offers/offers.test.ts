import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hiddenControls, toBody } from '#tests/support/service/plain-post.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
} from '#tests/support/service/test-service.ts'

const path = '/forms/nl/purchase-offer'
let site: TestService

beforeEach(async () => {
  site = await startTestService()
})
afterEach(async () => {
  await site.service.stop()
  await rm(site.dir, { recursive: true })
})

const post = async (body: URLSearchParams): Promise<Response> =>
  site.service.app.request(path, { method: 'POST', body, headers: { origin: testOrigin } })

/** Makes an offer; returns the page that reads it back. */
async function offer(email: string, amount: string): Promise<string> {
  const answers = {
    ...answersTo('purchase-offer'),
    email: [email],
    amount: [amount],
    subject: ['property/2417'],
  }
  const page = await (await post(toBody(answers))).text()
  site.pass(5000)
  expect((await post(hiddenControls(page))).status).toBe(303)
  return page
}

/** Returns the path of the receipt in the mail to somebody. */
async function receiptOf(email: string): Promise<string> {
  const find = async (): Promise<readonly string[]> => {
    const names = (await readdir(join(site.dir, 'mail')).catch(() => [])).filter((name) =>
      name.endsWith('.eml'),
    )
    const mails = await Promise.all(names.map((name) => readFile(join(site.dir, 'mail', name), 'utf8')))
    const own = mails.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
    return own.flatMap((mail) => /\/forms\/nl\/offer\/[\w.-]+/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? [])
  }
  await expect.poll(find, { timeout: 15_000 }).toHaveLength(1)
  return (await find())[0] ?? ''
}

test('an offer is read back in the words that bind, with its sums, before it is sent', async () => {
  const page = (await offer('elke@x.example', '380000')).replaceAll('\u00a0', ' ')
  expect(page).toContain('<h2 class="form__legend">Dit ondertekent u</h2>')
  expect(page).toContain('bied € 380.000 voor Woning aan het meer, Donklaan 00, 9290 Berlare.')
  expect(page).toContain('10 % voorschot, € 38.000')
})

test('a condition without its amount is asked for again, with its tick set; without the tick nothing is', async () => {
  const answers = { ...answersTo('purchase-offer'), subject: ['property/2417'], loanAmount: [''] }
  const refused = await post(toBody({ ...answers, conditionKinds: ['loan'] }))
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toMatch(/<input[^>]* name="conditionKinds" checked="" value="loan"/)
  expect(page).toContain('<a href="#purchase-offer-loanAmount">Vul nog in: Bedrag van de lening in euro</a>')
  const accepted = await post(toBody({ ...answers, conditionKinds: [] }))
  expect(accepted.status).toBe(200)
  expect(await accepted.text()).toContain('Ik stel geen opschortende voorwaarden.')
})

test(
  'the office reads what was agreed to, in the words that the visitor saw',
  { timeout: 30_000 },
  async () => {
    await offer('elke@x.example', '380000')
    const find = async (): Promise<string> => {
      const names = await readdir(join(site.dir, 'mail')).catch(() => [])
      const whole = names.filter((name) => name.endsWith('.eml') && name.includes('agency'))
      const mails = await Promise.all(whole.map((name) => readFile(join(site.dir, 'mail', name), 'utf8')))
      return mails.join('').replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ')
    }
    await expect
      .poll(find, { timeout: 15_000 })
      .toContain('Mijn bod is onherroepelijk tot de datum en het uur hierboven;')
  },
)

test(
  'several offers keep the order of their arrival, and nobody sees another one',
  { timeout: 30_000 },
  async () => {
    await offer('eerst@x.example', '380000')
    await offer('tweede@x.example', '390000')
    const read = async (email: string): Promise<string> => {
      const response = await site.service.app.request(await receiptOf(email))
      expect(response.status).toBe(200)
      return (await response.text()).replaceAll('\u00a0', ' ')
    }
    const [first, second] = [await read('eerst@x.example'), await read('tweede@x.example')]
    expect(first).toMatch(/ontvangen op dinsdag 24 november 2026 om \d\d:\d\d:\d\d, als nummer 1 op/)
    expect(first).toContain('€ 380.000')
    expect(first).not.toContain('390.000')
    expect(second).toContain('als nummer 2 op')
    expect(second).not.toContain('380.000')
  },
)

test('a receipt opens by its signed link alone', { timeout: 30_000 }, async () => {
  await offer('elke@x.example', '380000')
  const receipt = await receiptOf('elke@x.example')
  const [body = '', signature = ''] = receipt.split('/').at(-1)?.split('.') ?? []
  const other = Buffer.from('{"id":2}').toString('base64url')
  for (const token of [`${other}.${signature}`, body, 'abc']) {
    const response = await site.service.app.request(`/forms/nl/offer/${token}`)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('Aan uw bod verandert niets')
  }
})
