import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Field } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { hostileTexts } from '#tests/support/service/abuse/hostile-texts.ts'
import { postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import { fieldsOf } from '#tests/support/forms/right-answers.ts'
import { type SmtpPeer, startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import {
  answersTo,
  startTestService,
  type TestService,
  testOrigin,
} from '#tests/support/service/test-service.ts'

const friend = 'vriend@voorbeeld.be'
const known = ['info@agency.example', 'berlare@agency.example', 'noor@voorbeeld.be', friend]
let site: TestService
let peer: SmtpPeer

beforeAll(async () => {
  peer = await startSmtpPeer()
  const mail = { kind: 'smtp', url: peer.url, requiresTls: false } as const
  site = await startTestService({
    mail,
    formsPerQuarter: 10_000,
    origins: new Set([testOrigin, 'https://b.example']),
  })
})
afterAll(async () => {
  await site.service.stop()
  await peer.stop()
  await rm(site.dir, { recursive: true })
})

/** Headers that mails of the service have. */
const usual: ReadonlySet<string> = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'x-auto-response-suppress',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

/** Returns the names of the headers of a message as it came over the wire, one each. */
function headersOf(source: string): readonly string[] {
  const [head = ''] = source.split('\r\n\r\n')
  return head.split(/\r\n(?![ \t])/).map((line) => (/^([\w-]+):/.exec(line)?.[1] ?? line).toLowerCase())
}

/** Waits for the mails of a request that was accepted. */
async function mailsOf(response: Response, count: number): Promise<SmtpPeer['received']> {
  const { id } = await response.json()
  await expect.poll(() => findMails(id).length, { timeout: 30_000 }).toBe(count)
  return findMails(id)
}

function findMails(id: unknown): SmtpPeer['received'] {
  return peer.received.filter(({ messageId }) => messageId.startsWith(`<${id}.`))
}

const attacks = [
  'Noor\r\nBcc: all@voorbeeld.be',
  'Noor\nTo: all@voorbeeld.be\n\nKoop',
  'Noor\u2028Bcc: all@voorbeeld.be',
  'Noor\0\rCc: all@voorbeeld.be',
  '=?utf-8?q?Noor=0D=0ABcc:_all@voorbeeld.be?=',
  '"Noor" <all@voorbeeld.be>, x',
  'Noor\\" <all@voorbeeld.be>',
  `${'é'.repeat(70)}\r\nBcc: x`,
  '.\r\nMAIL FROM:<a@b.be>\r\nRCPT TO:<all@voorbeeld.be>\r\nDATA',
]

/** Mails of a form, where they are not two: an offer is told to the office, with a receipt, once it is confirmed. */
const mailCounts: Readonly<Partial<Record<FormId, number>>> = { 'send-to-friend': 3, 'purchase-offer': 3 }

/** Presses the button of the page that the first mail of an offer links to. */
async function confirmOffer(response: Response): Promise<void> {
  const { id } = await response.json()
  await expect.poll(() => findMails(id).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [mail] = findMails(id)
  const [path = ''] =
    /\/forms\/nl\/confirm-offer\/[\w.-]+/.exec(mail?.source.replaceAll('=\r\n', '') ?? '') ?? []
  const headers = { origin: 'https://b.example' }
  expect((await site.service.app.request(path, { method: 'POST', headers })).status).toBe(303)
}

/** Whether a text has more than one line, or a control character, which a field of one line refuses. */
function isBroken(attack: string): boolean {
  return /[\p{Cc}\u2028]/u.test(attack)
}

/** Returns the fields of a form that take any words; a number of a house is shorter than most attacks. */
function textsOf(form: FormId): readonly Field[] {
  const short = new Set<string>(['zip', 'houseNumber', 'box'])
  return fieldsOf(form).filter(
    ({ name, control }) => (control.kind === 'text' || control.kind === 'long') && !short.has(name),
  )
}

test.each<FormId>(['site-contact', 'purchase-offer'])('%s: a line has no second one', async (form) => {
  const names = textsOf(form).flatMap(({ name, control }) => (control.kind === 'text' ? [name] : []))
  for (const attack of attacks.filter(isBroken)) {
    const changes = Object.fromEntries(names.map((name) => [name, [attack]]))
    const response = await postJson(site, form, { ...answersTo(form), ...changes })
    const fields = Object.fromEntries(names.map((name) => [name, 'oneLine']))
    expect([response.status, await response.json()]).toEqual([422, { fields }])
  }
})

test.each<FormId>(['site-contact', 'send-to-friend', 'request-visit', 'testimonial', 'purchase-offer'])(
  '%s: no text adds a header or a recipient',
  { timeout: 90_000 },
  async (form) => {
    for (const attack of attacks) {
      const taken = textsOf(form).filter(({ control }) => !isBroken(attack) || control.kind === 'long')
      const changes = Object.fromEntries(taken.map(({ name }) => [name, [attack]]))
      const response = await postJson(site, form, { ...answersTo(form), ...changes, friendEmail: [friend] })
      expect(response.status).toBe(201)
      if (form === 'purchase-offer') await confirmOffer(response.clone())
      for (const { recipients, source } of await mailsOf(response, mailCounts[form] ?? 2)) {
        expect(recipients).toHaveLength(1)
        expect(known).toContain(recipients[0])
        const headers = headersOf(source)
        expect(headers.filter((name) => !usual.has(name))).toEqual([])
        expect(new Set(headers).size).toBe(headers.length)
      }
    }
  },
)

test.each([
  'a@voorbeeld.be,b@voorbeeld.be',
  'a@voorbeeld.be;b@voorbeeld.be',
  'a@voorbeeld.be b@voorbeeld.be',
  'a@voorbeeld.be\r\nb@voorbeeld.be',
  'a@voorbeeld.be%0ab@voorbeeld.be',
  'friends:a@voorbeeld.be,b@voorbeeld.be;',
  '"a@voorbeeld.be,b"@voorbeeld.be',
  '"a\\"@b"@voorbeeld.be',
  'Noor <a@voorbeeld.be>',
  '<a@voorbeeld.be>',
  'a@[127.0.0.1]',
  'a@localhost',
  'a@voorbeeld.be(comment)',
  '@relay.example:a@voorbeeld.be',
  'a%b.example@voorbeeld.be@x.example',
  'a!b@voorbeeld',
  'ä@voorbeeld.be',
  'vöor@beeld.be',
  'а@voorbeeld.be',
  'a@voorbeeld。be',
  'a@voorbeeld.be.',
  '.a@voorbeeld.be',
  '-oX@voorbeeld.be\0',
  'root',
])('%j is no address of one person', async (address) => {
  for (const name of ['email', 'friendEmail']) {
    const response = await postJson(site, 'send-to-friend', {
      ...answersTo('send-to-friend'),
      [name]: [address],
    })
    // Spaces and controls around an address are no part of it.
    const isCleaned = address.endsWith('\0')
    expect([response.status, isCleaned || (await response.json())]).toEqual(
      isCleaned ? [response.status, true] : [422, { fields: { [name]: 'email' } }],
    )
  }
})

test('of several addresses in one field the first one counts', { timeout: 30_000 }, async () => {
  const friends = [friend, 'b@voorbeeld.be', 'c@voorbeeld.be']
  const values = { ...answersTo('send-to-friend'), friendEmail: friends, remark: ['Eén vriend'] }
  const mails = await mailsOf(await postJson(site, 'send-to-friend', values), 3)
  const all = mails.flatMap(({ recipients }) => recipients)
  expect(all.toSorted()).toEqual(['berlare@agency.example', 'noor@voorbeeld.be', friend])
})

test('the name of a file is one parameter of one part', { timeout: 30_000 }, async () => {
  const body = new FormData()
  for (const [name, values] of Object.entries(answersTo('job-contact')))
    for (const value of values) if (name !== 'resume') body.append(name, value)
  body.set('resume', new File(['%PDF-1.7 a'], 'cv"; x=y\r\nBcc: all@voorbeeld.be\r\n.pdf'))
  body.set('proof', await proveAtOnce('job-contact'))
  const headers = { origin: testOrigin, accept: 'application/json' }
  const response = await site.service.app.request('/forms/nl/job-contact', { method: 'POST', body, headers })
  const mails = await mailsOf(response, 2)
  const agency = mails.find(({ source }) => source.includes('Content-Disposition: attachment'))
  expect(agency?.recipients).toEqual(['info@agency.example'])
  expect(agency?.source).not.toMatch(/^bcc:/im)
  expect(agency?.source.match(/^Content-Disposition: attachment;/gim)).toHaveLength(1)
})

test(
  'links in mails are of the first origin of the settings, whatever a request says of itself',
  { timeout: 30_000 },
  async () => {
    const response = await site.service.app.request('https://evil.example/forms/nl/sign-newsletter', {
      method: 'POST',
      body: JSON.stringify({
        ...answersTo('sign-newsletter'),
        proof: [await proveAtOnce('sign-newsletter')],
      }),
      headers: {
        origin: 'https://b.example',
        accept: 'application/json',
        'content-type': 'application/json',
        host: 'evil.example',
        forwarded: 'host=evil.example;proto=http',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-original-url': 'https://evil.example/',
        referer: 'https://evil.example/?property=2417',
      },
    })
    expect(response.status).toBe(201)
    expect(await response.clone().text()).not.toContain('evil')
    const mails = await mailsOf(response, 1)
    for (const { source } of mails) expect(source).not.toContain('evil')
    const asked = mails.find(({ recipients }) => recipients.includes('noor@voorbeeld.be'))
    expect(asked?.source.replaceAll('=\r\n', '')).toContain(`${testOrigin}/forms/nl/confirm/`)
  },
)

test('the texts that are tried are those that would harm', () => {
  expect(headersOf(`To: a\r\nSubject: ${hostileTexts['header of a mail'] ?? ''}`)).toContain('bcc')
})
