import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { beforeEach, expect, test } from 'vitest'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { answersTo, testOrigin, testSubjects } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'
import { readOutbox } from '#tests/support/service/abuse/stored.ts'
import { readMails } from '#tests/support/service/read-mails.ts'

const path = '/forms/nl/purchase-offer'
const site = useTestService(beforeEach)

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

/** Returns what a mail to somebody says, once it is there: `find` picks it. */
async function inMailTo(email: string, find: RegExp): Promise<string> {
  const read = async (): Promise<readonly string[]> =>
    (await readMails(site.dir, email)).flatMap((mail) => find.exec(mail)?.[0] ?? [])
  await expect.poll(read).not.toHaveLength(0)
  return (await read())[0] ?? ''
}

const confirmLink = /\/forms\/nl\/confirm-offer\/[\w.-]+/
const receiptLink = /\/forms\/nl\/offer\/[\w.-]+/

/** Presses the button of the link in the mail to somebody. */
async function confirm(email: string): Promise<Response> {
  const link = await inMailTo(email, confirmLink)
  return site.service.app.request(link, { method: 'POST', headers: { origin: testOrigin } })
}

const receiptOf = (email: string): Promise<string> => inMailTo(email, receiptLink)

const toldToAgency = () => readOutbox(site.dir).filter(({ kind }) => kind === 'agency')

async function mailsToAgency(): Promise<readonly string[]> {
  const names = await readdir(join(site.dir, 'mail')).catch(() => [])
  const whole = names.filter((name) => name.endsWith('.eml') && name.includes('agency'))
  const mails = await Promise.all(whole.map((name) => readFile(join(site.dir, 'mail', name), 'utf8')))
  return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' '))
}

test('an offer is read back in the words that bind, with its sums, before it is sent', async () => {
  const page = (await offer('elke@x.example', '380000')).replaceAll('\u00a0', ' ')
  expect(page).toContain('<h2 class="form__legend">Dit ondertekent u</h2>')
  expect(page).toContain(
    'bied € 380.000 (driehonderdtachtigduizend euro) voor Donklaan 00, 9290 Berlare (referentie KK-2417).',
  )
  expect(page).toContain('10 % voorschot, € 38.000')
  expect(page).not.toContain('Woning aan het meer')
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

test('an amount below half of the price, or above twice, is asked about once more: the tick is for that amount', async () => {
  const answers = { ...answersTo('purchase-offer'), subject: ['property/2417'] }
  for (const amount of ['199999', '800.001']) {
    const refused = await post(toBody({ ...answers, amount: [amount] }))
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('Klopt dit bedrag?')
    expect(page).toContain(`<input type="checkbox" name="amountSure" value="${amount}"/>`)
    expect((await post(toBody({ ...answers, amount: ['3000000'], amountSure: [amount] }))).status).toBe(422)
    const sure = await post(toBody({ ...answers, amount: [amount], amountSure: [amount] }))
    expect(sure.status).toBe(200)
    site.pass(5000)
    expect((await post(hiddenControls(await sure.text()))).status).toBe(303)
  }
  expect((await post(toBody({ ...answers, amount: ['200000'] }))).status).toBe(200)
})

test('an end that is too soon or too far is refused with the first and the last one', async () => {
  const answers = { ...answersTo('purchase-offer'), subject: ['property/2417'] }
  for (const [day, hour] of [
    ['2026-11-24', '09:00'],
    ['2026-11-25', '09:00'],
    ['2126-12-01', '09:00'],
  ]) {
    const refused = await post(toBody({ ...answers, validUntil: [day ?? ''], validUntilTime: [hour ?? ''] }))
    expect(refused.status).toBe(422)
    expect((await refused.text()).replaceAll('\u00a0', ' ')).toContain(
      'Kies een einde van woensdag 25 november 2026, 11 uur, tot maandag 22 februari 2027, 11 uur',
    )
  }
})

test('the office reads a confirmed offer: what was signed and what was agreed to, in the words that the visitor saw', async () => {
  await offer('elke@x.example', '380000')
  expect((await confirm('elke@x.example')).status).toBe(303)
  const told = async (): Promise<string> => (await mailsToAgency()).join('')
  await expect.poll(told).toContain('Mijn bod is onherroepelijk tot de datum en het uur hierboven;')
  expect((await told()).replaceAll('=C2=A0', ' ')).toContain('GEGEVEN GEGEVEN BIEDT =E2=82=AC 380.000')
  expect(await told()).not.toContain('Woning aan het meer')
})

test('an offer counts once the button of its mail was pressed; twice is as once', async () => {
  await offer('elke@x.example', '371000')
  const link = await inMailTo('elke@x.example', confirmLink)
  const opened = await site.service.app.request(link)
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('Bevestig mijn bod')
  expect(toldToAgency()).toEqual([])
  site.pass(60_000)
  const pressed = await confirm('elke@x.example')
  expect(pressed.status).toBe(303)
  const receipt = pressed.headers.get('location') ?? ''
  site.pass(60_000)
  expect((await confirm('elke@x.example')).headers.get('location')).toBe(receipt)
  expect((await site.service.app.request(link)).status).toBe(303)
  const page = await (await site.service.app.request(receipt)).text()
  expect(page).toMatch(
    /ontvangen op .* om 11\u00A0uur en bevestigd op .* om 11\.01\u00A0uur, als nummer 1 op/,
  )
  await expect.poll(mailsToAgency).toHaveLength(1)
  expect(await receiptOf('elke@x.example')).toBe(receipt)
})

test('an offer that was not confirmed in two days counts no more, says so, and is deleted', async () => {
  await offer('elke@x.example', '371000')
  await inMailTo('elke@x.example', confirmLink)
  site.pass(48 * 3_600_000 + 1)
  const late = await confirm('elke@x.example')
  expect(late.status).toBe(410)
  expect(await late.text()).toContain('Dit bod telt niet')
  const database = await openDatabase(
    { engine: 'sqlite', file: join(site.dir, 'service.sqlite') },
    pino({ level: 'silent' }),
  )
  expect(await purgeByTerm(database, 365, site.clock())).toBe(1)
  await database.db.destroy()
  expect((await confirm('elke@x.example')).status).toBe(410)
  expect(toldToAgency()).toEqual([])
})

test('an offer on a home that was sold meanwhile cannot be confirmed, and its page says so', async () => {
  await offer('elke@x.example', '372000')
  const link = await inMailTo('elke@x.example', confirmLink)
  const { 'property/2417': home } = testSubjects
  const sold = { ...testSubjects, 'property/2417': { ...home, state: 'sold', offer: undefined } }
  await writeFile(join(site.dir, 'dist', subjectsFilePath('nl')), JSON.stringify(sold))
  await site.publication.look()
  expect(await site.publication.look()).toBe(true)
  for (const answer of [await confirm('elke@x.example'), await site.service.app.request(link)]) {
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('Op dit pand kunt u niet meer bieden')
  }
  expect(toldToAgency()).toEqual([])
})

test('several offers keep the order in which they were confirmed, and nobody sees another one', async () => {
  await offer('tweede@x.example', '390000')
  await offer('eerst@x.example', '371000')
  await confirm('eerst@x.example')
  await confirm('tweede@x.example')
  const read = async (email: string): Promise<string> => {
    const response = await site.service.app.request(await receiptOf(email))
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('\u00a0', ' ')
  }
  const [first, second] = [await read('eerst@x.example'), await read('tweede@x.example')]
  expect(first).toContain('als nummer 1 op')
  expect(first).toContain('€ 371.000')
  expect(first).not.toContain('390.000')
  expect(second).toContain('als nummer 2 op')
  expect(second).not.toContain('371.000')
})

test('a receipt opens by its signed link alone', async () => {
  await offer('elke@x.example', '380000')
  await confirm('elke@x.example')
  const receipt = await receiptOf('elke@x.example')
  const [body = '', signature = ''] = receipt.split('/').at(-1)?.split('.') ?? []
  const other = Buffer.from('{"id":2}').toString('base64url')
  for (const token of [`${other}.${signature}`, body, 'abc']) {
    const response = await site.service.app.request(`/forms/nl/offer/${token}`)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('Aan uw bod verandert niets')
  }
})
