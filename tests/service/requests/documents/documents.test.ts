import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDocumentFiles } from '#service/requests/documents/document-files.ts'
import { readMails } from '#tests/support/service/read-mails.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const day = 24 * 60 * 60_000
const path = '/forms/nl/request-documents'
// Two mails to a mailbox in an hour.
const site = useTestService(beforeEach, { formsPerQuarter: 2 })

beforeEach(async () => {
  const dir = join(site.dir, 'documents/property/2417')
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'Bodemattest é.pdf'), '%PDF-1.7 bodem')
  await writeFile(join(site.dir, 'documents/geheim.txt'), 'geheim')
})

const ask = async (address: string, options: RequestInit = {}): Promise<Response> =>
  site.service.app.request(address, { headers: { origin: testOrigin }, ...options })

/** Asks for documents without script; returns the answer to the confirmation. */
async function request(email: string, subject = 'property/2417'): Promise<Response> {
  const body = toBody({ ...answersTo('request-documents'), email: [email], subject: [subject] })
  const page = await (await ask(path, { method: 'POST', body })).text()
  site.pass(5000)
  return ask(path, { method: 'POST', body: hiddenControls(page) })
}

const mailsTo = (email: string): Promise<readonly string[]> => readMails(site.dir, email)

async function linkFor(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail = ''] = await mailsTo(email)
  return mail.match(/\/forms\/nl\/documents\/[\w-]{32}/)?.[0] ?? ''
}

test('documents are opened by the link in the mail, for two weeks', async () => {
  expect((await request('noor@x.example')).headers.get('location')).toBe('/nl/bedankt/request-documents/')
  const link = await linkFor('noor@x.example')
  const page = await (await ask(link)).text()
  expect(page).toContain('<h1>Uw documenten</h1>')
  expect(page).toContain('Woning aan het meer')
  const href = /href="([^"]*Bodemattest[^"]*)"/.exec(page)?.[1] ?? ''
  const file = await ask(new URL(href).pathname)
  expect(await file.text()).toBe('%PDF-1.7 bodem')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Bodemattest%20/)
  site.pass(15 * day)
  for (const late of [link, new URL(href).pathname]) {
    const gone = await ask(late)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('vraag de documenten opnieuw aan')
  }
})

test('who asks twice is told so, and gets the same link again at the same address', async () => {
  await request('elke@x.example')
  const link = await linkFor('elke@x.example')
  site.pass(day)
  const twice = await request('Elke@x.example')
  expect(twice.status).toBe(303)
  const place = twice.headers.get('location') ?? ''
  const page = await (await ask(place)).text()
  expect(page).toContain('<h1>U vroeg deze documenten al aan.</h1>')
  expect(page).toContain('Op dinsdag 24 november 2026 mailden we de link naar elke@x.example')
  expect(page).not.toContain(link)
  const again = await ask(place, { method: 'POST' })
  expect(await again.text()).toContain('De link is opnieuw onderweg.')
  await expect.poll(() => mailsTo('elke@x.example')).toHaveLength(2)
  // A press too many reads the same, and mails nothing: what is mailed after it arrives.
  expect(await (await ask(place, { method: 'POST' })).text()).toContain('De link is opnieuw onderweg.')
  await request('later@x.example')
  await linkFor('later@x.example')
  expect(await mailsTo('elke@x.example')).toHaveLength(2)
  for (const mail of await mailsTo('elke@x.example')) expect(mail).toContain(link)
})

test('a script learns where the page is that says so', async () => {
  const post = async (message: string): Promise<Response> => {
    const proof = await proveWork(site.service, 'request-documents')
    const answers = { ...answersTo('request-documents'), email: ['tom@x.example'], lastName: [message] }
    const body = toBody({ ...answers, subject: ['property/2417'], proof: [proof] })
    return ask(path, { method: 'POST', body, headers: { origin: testOrigin, accept: 'application/json' } })
  }
  expect((await post('Een')).status).toBe(201)
  const second = await post('Twee')
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({
    code: 'conflict',
    page: expect.stringMatching(/^\/forms\/nl\/documents-requested\/[\w-]{32}$/),
  })
})

test('another home, another person, and the same one once the link has ended are no second time', async () => {
  const thanks = '/nl/bedankt/request-documents/'
  expect((await request('a@x.example')).headers.get('location')).toBe(thanks)
  expect((await request('b@x.example')).headers.get('location')).toBe(thanks)
  site.pass(15 * day)
  expect((await request('a@x.example')).headers.get('location')).toBe(thanks)
})

test('a name leads to no file but those of the home', async () => {
  const files = createDocumentFiles(join(site.dir, 'documents'))
  expect(await files.list('property/2417')).toMatchObject([{ bytes: 14 }])
  for (const name of ['../../geheim.txt', '..', '', '/etc/passwd'])
    expect(await files.read('property/2417', name)).toBeUndefined()
  for (const subject of ['..', '.', 'property/..', 'property/2417/../..', 'property'])
    expect(await files.list(subject)).toEqual([])
})

test.each(['documents', 'documents-requested'])('a link below %s that nobody knows says so', async (kind) => {
  const response = await ask(`/forms/nl/${kind}/abc`)
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('<h1>Deze link werkt niet meer.</h1>')
})

test('the office reads whether the link went out by itself, or it has to send them', async () => {
  const told = async (email: string): Promise<readonly string[]> =>
    (await readMails(site.dir, 'berlare@agency.example')).filter((mail) => mail.includes(email))
  await request('vanzelf@x.example')
  await request('hand@x.example', 'property/2418')
  await expect.poll(() => told('vanzelf@x.example')).toHaveLength(1)
  await expect.poll(() => told('hand@x.example')).toHaveLength(1)
  const [sent = ''] = await told('vanzelf@x.example')
  expect(sent).toMatch(/^Subject: Documenten verstuurd, /m)
  expect(sent).toContain('De link naar 1 document is vanzelf')
  const [asked = ''] = await told('hand@x.example')
  expect(asked).toMatch(/^Subject: Documenten te bezorgen, /m)
  expect(asked).toContain('bezorg ze zelf aan de')
})
