import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { formIds, isFormId } from '#forms/form.ts'
import { readStored } from '#tests/support/service/abuse/stored.ts'
import { findMails } from '#tests/support/service/read-mails.ts'
import { useTestService } from '#tests/support/service/use-started.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { answersTo, subjectOf, testOrigin as origin } from '#tests/support/service/test-service.ts'

const site = useTestService(beforeAll)
const mailsWith = (words: string): Promise<readonly string[]> => findMails(site.dir, words)

type Texts = Readonly<Record<string, readonly string[]>>

async function post(
  form: string,
  texts: Texts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  if (headers['accept'] !== undefined && isFormId(form)) {
    const proof = await proveWork(site.service, form)
    return site.service.app.request(`/forms/nl/${form}`, {
      method: 'POST',
      body: toBody({ ...texts, proof: [proof] }),
      headers: { origin, ...headers },
    })
  }
  const send = async (body: URLSearchParams): Promise<Response> =>
    site.service.app.request(`/forms/nl/${form}`, { method: 'POST', body, headers: { origin, ...headers } })
  return postPlain(send, texts, site.pass)
}

/** Where forms lead that have no thank-you page of their own only: to a receipt, or to the office that was chosen. */
const otherThanks: ReadonlyMap<string, RegExp> = new Map([
  ['purchase-offer', /^\/forms\/nl\/offer\/[\w.-]+$/],
  ['site-contact', /^\/nl\/bedankt\/kantoor-berlare\/$/],
])

test.each(formIds)('%s: right answers lead to its thank-you page, an offer to its receipt', async (form) => {
  const response = await post(form, answersTo(form))
  expect(response.status).toBe(303)
  const expected = otherThanks.get(form) ?? new RegExp(`^/nl/bedankt/${form}/$`)
  expect(response.headers.get('location')).toMatch(expected)
})

test('without an office a question leads to the page of its form', async () => {
  const response = await post('site-contact', { ...answersTo('site-contact'), office: [''] })
  expect(response.headers.get('location')).toBe('/nl/bedankt/site-contact/')
})

test.each(formIds)('%s: an empty form comes back with a sentence for each required answer', async (form) => {
  const response = await post(form, { subject: subjectOf(form), trap: [''] })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('<title>Fout: Stel uw vraag | Kouter</title>')
  expect(page).toContain('<h1 id="form-title">Stel uw vraag</h1>')
  expect(page).toContain('role="alert"')
  expect(page).not.toContain('leeg</p>')
  const links = [...page.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id)
  const ids = new Set(
    [...page.matchAll(/<(?:input|select|textarea)[^>]*? id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
})

test('answers are kept, and can never become markup', async () => {
  const texts = { ...answersTo('site-contact'), lastName: ['"><script>x()</script>'], email: ['x'] }
  const page = await (await post('site-contact', texts)).text()
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"')
  expect(page).not.toContain('<script>')
  expect(page).toContain('Gegeven</textarea>')
})

test('the same form posted twice is one request with one mail to the agency', async () => {
  const texts = { ...answersTo('request-info'), message: ['Twee keer gestuurd'] }
  const headers = { accept: 'application/json' }
  const [first, second] = await Promise.all([
    post('request-info', texts, headers),
    post('request-info', texts, headers),
  ])
  expect([first.status, second.status]).toEqual([201, 201])
  const answers = [await first.json(), await second.json()]
  expect(answers[1]).toEqual(answers[0])
  const { id } = answers[0]
  const sent = async () => (await readdir(join(site.dir, 'mail'))).filter((name) => name.startsWith(`${id}.`))
  await expect.poll(sent).toHaveLength(2)
  const agency = (await sent()).find((name) => name.startsWith(`${id}.agency`))
  const mail = await readFile(join(site.dir, 'mail', agency ?? ''), 'utf8')
  expect(mail).toContain('To: Kantoor Berlare <berlare@agency.example>')
  expect(mail).toContain('Reply-To: Gegeven Gegeven <noor@voorbeeld.be>')
  expect(mail).toContain('Twee keer gestuurd')
})

describe('the home that a form is about', () => {
  const mailsAbout = async (words: string): Promise<readonly string[]> =>
    (await mailsWith(words)).filter((mail) => mail.includes('Subject: Vraag, '))

  test.each([
    ['from the form', { subject: ['property/2417'] }, {}],
    ['from the page that posts it', {}, { referer: `${origin}/nl/info-aanvragen/?property=2417` }],
  ])('%s: its office gets the mail, with a link', async (from, texts, headers) => {
    const message = `Vraag ${from}`
    const sent = { ...answersTo('request-info'), ...texts, message: [message] }
    expect((await post('request-info', sent, headers)).status).toBe(303)
    await expect.poll(() => mailsAbout(message)).toHaveLength(1)
    const [mail = ''] = await mailsAbout(message)
    expect(mail).toContain('To: Kantoor Berlare <berlare@agency.example>')
    expect(mail).toContain('Woning aan het meer, Donklaan 00')
    // Long lines are folded.
    expect(mail.replaceAll('=\r\n', '')).toContain(`${origin}/nl/te-koop/berlare/woning/2417/`)
  })

  test.each([
    ['?project=70', 'project/70'],
    ['?project=70&unit=3', 'project/70/3'],
    ['?property=2417&project=70', 'property/2417'],
    ['?unit=3', undefined],
  ])('of a page that ends in %s is %s', async (query, subject) => {
    const page = await post('request-info', {}, { referer: `${origin}/nl/info-aanvragen/${query}` })
    expect(/name="subject" value="([^"]*)"/.exec(await page.text())?.[1]).toBe(subject)
  })

  test('is shown beside a form that is refused, and sent with it again', async () => {
    const page = await (await post('request-info', { subject: ['property/2417'] })).text()
    expect(page).toContain('href="/nl/te-koop/berlare/woning/2417/">Woning aan het meer</a>')
    expect(page).toContain('name="subject" value="property/2417"')
  })

  test('cannot be something else than a home', async () => {
    const page = await (await post('request-info', { subject: ['"><b>'] })).text()
    expect(page).not.toContain('<aside')
  })
})

describe('a file', () => {
  const pdf = new TextEncoder().encode(
    '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  )
  const apply = async (file: File, motivation = 'Ik wil graag bij u werken'): Promise<Response> => {
    const body = new FormData()
    const texts = { ...answersTo('job-contact'), motivation: [motivation] }
    for (const [name, values] of Object.entries(texts)) for (const value of values) body.append(name, value)
    body.set('resume', file)
    body.set('proof', await proveWork(site.service, 'job-contact'))
    return site.service.app.request('/forms/nl/job-contact', {
      method: 'POST',
      body,
      headers: { origin, accept: 'application/json' },
    })
  }

  test('goes to the agency as an attachment, and not back to the visitor', async () => {
    expect((await apply(new File([pdf], '../cv "Noor".pdf'))).status).toBe(201)
    await expect.poll(() => mailsWith('sollicitatie')).not.toEqual([])
    await expect.poll(() => mailsWith('Content-Disposition: attachment')).toHaveLength(1)
    const [mail = ''] = await mailsWith('Content-Disposition: attachment')
    expect(mail).toContain('To: "Kouter & Kaai" <info@agency.example>')
    expect(mail).toContain('Content-Type: application/pdf; name="cv _Noor_.pdf"')
    expect(mail.replaceAll(/\s/g, '')).toContain(Buffer.from(pdf).toString('base64'))
  })

  test('of the same name with something else in it is another request, the same is not', async () => {
    const numbers: number[] = []
    for (const content of ['%PDF-1.7 een', '%PDF-1.7 twee', '%PDF-1.7 een']) {
      const response = await apply(new File([content], 'cv.pdf'), 'Met een verbeterd cv')
      numbers.push((await response.json()).id)
    }
    expect(numbers[1]).not.toBe(numbers[0])
    expect(numbers[2]).toBe(numbers[0])
  })

  test('that is not there is no mistake', async () => {
    expect((await apply(new File([], ''), 'Zonder cv')).status).toBe(201)
  })

  test.each([
    ['a program that calls itself a PDF', new File(['MZ\x90\0'], 'cv.pdf'), 'fileType'],
    ['a file above 5 MB', new File([pdf, new Uint8Array(5 * 1024 * 1024)], 'cv.pdf'), 'fileTooLarge'],
  ])('%s is refused', async (_, file, code) => {
    const response = await apply(file)
    expect([response.status, await response.json()]).toEqual([422, { fields: { resume: code } }])
  })

  test('far above the limit is not read', async () => {
    const response = await apply(new File([new Uint8Array(16 * 1024 * 1024)], 'cv.pdf'))
    expect(response.status).toBe(413)
  })
})

test('a choice is mailed by its label', async () => {
  await post('demand-register', { ...answersTo('demand-register'), remark: ['Met labels'] })
  const find = async (): Promise<string | undefined> => (await mailsWith('Met labels'))[0]
  await expect.poll(find).toMatch(/Welke types zoekt u\?\s+Woning\s/)
})

test('a script is told in codes what to correct', async () => {
  const response = await post('site-contact-small', { trap: [''] }, { accept: 'application/json' })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    fields: {
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
      message: 'missing',
      privacy: 'notAgreed',
    },
  })
})

test('a robot that fills in every field is thanked, and nothing arrives', async () => {
  const texts = { ...answersTo('site-contact'), message: ['Koop pillen'], trap: ['https://pills.example'] }
  expect((await post('site-contact', texts)).status).toBe(303)
  expect(readStored(site.dir).filter(({ payload }) => payload.includes('Koop pillen'))).toEqual([])
})

describe('what is refused', () => {
  test('a page of another site', async () => {
    const page = await (await post('site-contact', {}, { origin: 'https://evil.example' })).text()
    expect(page).toContain('<h1>Dit kan alleen via onze eigen site</h1>')
  })

  test('a form, a language or a path that is not there', async () => {
    expect((await post('no-form', {})).status).toBe(404)
    expect((await post('constructor', {})).status).toBe(404)
    expect((await site.service.app.request('/forms/es/site-contact', { method: 'POST' })).status).toBe(404)
    for (const path of [
      '/forms/nl/no-form',
      '/forms/es/site-contact',
      '/forms/nl',
      '/portal/es/',
      '/preview/nl/',
    ]) {
      const missing = await site.service.app.request(path)
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain('<h1>Deze pagina vinden we niet</h1>')
    }
    const script = await site.service.app.request('/forms/nl/no-form', {
      headers: { accept: 'application/json' },
    })
    expect([script.status, await script.json()]).toEqual([404, { code: 'missing' }])
  })

  test('a body that is no form, or too large', async () => {
    const send = (type: string, body: string) =>
      site.service.app.request('/forms/nl/site-contact', {
        method: 'POST',
        body,
        headers: { origin, 'content-type': type, 'content-length': String(body.length) },
      })
    const unreadable = await send('application/json', '{')
    expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=UTF-8',
    ])
    expect(await unreadable.text()).toContain('<h1>Dit formulier kwam niet leesbaar aan</h1>')
    const large = await send('application/x-www-form-urlencoded', `message=${'x'.repeat(70_000)}`)
    expect(large.status).toBe(413)
    expect(await large.text()).toContain('<h1>Dit is te groot om te versturen</h1>')
  })
})

test('every answer has the headers of the site, and is kept nowhere', async () => {
  for (const response of [await post('site-contact', {}), await post('no-form', {})]) {
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none', script-src 'self'")
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('health is answered', async () => {
  expect((await site.service.app.request('/healthz')).status).toBe(200)
  expect((await site.service.app.request('/readyz')).status).toBe(200)
})
