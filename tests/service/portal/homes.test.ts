import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { homeViews as views } from '#service/portal/views/kit/home-context.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { homeRecords, sampleRecords } from '#tests/support/service/owner-records.ts'
import { goodPassword, startPortalSite } from '#tests/support/service/portal-site.ts'
import { testOrigin } from '#tests/support/service/test-service.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const own = '/portal/nl/property/2417'
const others = '/portal/nl/property/2418'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)
  let an: OwnerBrowser
  beforeAll(async () => {
    const { owners, homes } = sampleRecords()
    const empty = homeRecords(2418)
    const { mandate } = empty
    const sold = { ...mandate, availability: 'sold', closedOn: day('2026-11-01') } as const
    await storeOwnerRecords(site.database.db, {
      owners,
      homes: [...homes, empty, homeRecords(2410), homeRecords(2301, { mandate: sold })],
    })
    await mkdir(join(site.dir, 'owner-documents'))
    await writeFile(join(site.dir, 'owner-documents/2417-soil.pdf'), pdf)
    an = await site.signIn('an.debacker@voorbeeld.be')
  })

  test('an owner who signs in sees what happened to the home', async () => {
    const page = await an.open('/portal/nl/')
    expect(page.path).toBe(`${own}/overview`)
    expect(page.html).toMatch(/<h1>[^<]*plaatsbezoeken/)
    expect(page.html).toContain('Er ligt een bod van €\u00A0372.000')
  })

  test('a home with an offer to decide on comes before the others', async () => {
    const browser = await site.signIn('drie@owner.example', ['property/2410', 'property/2417'])
    expect((await browser.open('/portal/nl/')).path).toBe(`${own}/overview`)
  })

  test('a home on the market comes before one that was sold', async () => {
    const browser = await site.signIn('twee@owner.example', ['property/2301', 'property/2410'])
    expect((await browser.open('/portal/nl/')).path).toBe('/portal/nl/property/2410/overview')
  })

  test('the account stands below the home that was shown, never below one of another owner', async () => {
    const browser = await site.signIn('raam@owner.example', ['property/2410', 'property/2417'])
    for (const [wanted, framed] of [
      ['2410', '2410'],
      ['2417', '2417'],
      ['2418', '2417'],
    ] as const)
      expect((await browser.open(`/portal/nl/account?home=${wanted}`)).html).toContain(
        `href="/portal/nl/property/${framed}/overview"`,
      )
  })

  test.each(views)('the view %s is shown, and is in no cache and no third party’s hands', async (view) => {
    const page = await an.open(`${own}/${view}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    expect(page.html).toContain('aria-current="page"')
  })

  test('a home of another owner is not found on any route, in the same words as one that nobody has', async () => {
    const paths = [...views, 'report/2026-10', 'offer/o', 'document/d', 'nothing']
    for (const path of paths) {
      const foreign = await an.open(`${others}/${path}`)
      const missing = await an.open(`/portal/nl/property/999999/${path}`)
      expect([path, foreign.status]).toEqual([path, 404])
      expect(foreign.html).toBe(missing.html)
    }
    const posted = await an.post(`${others}/hand-in`, { paper: 'electricity' })
    expect(posted.status).toBe(404)
  })

  const json = { accept: 'application/json' }

  test('a script gets the statistics that the page carries', async () => {
    const path = `${own}/statistics?by=month`
    const answer = await an.open(path, json)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('vary')).toBe('Accept')
    const page = await an.open(path)
    expect(page.headers.get('vary')).toBe('Accept')
    const [, carried = ''] = /<script type="application\/json"[^>]*>([^<]*)</.exec(page.html) ?? []
    expect(JSON.parse(answer.html)).toEqual(JSON.parse(carried))
    const { title } = JSON.parse(answer.html).statistics
    expect(page.html).toContain(`<h1>${title}</h1>`)
  })

  test('a script gets no more than a page would show: nothing of others’ homes, and nothing signed out', async () => {
    const foreign = await an.open(`${others}/statistics`, json)
    const missing = await an.open('/portal/nl/property/999999/statistics', json)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.html).toBe(missing.html)
    const signedOut = await openBrowser(site.service).open(`${own}/statistics`, json)
    expect([signedOut.status, Object.keys(JSON.parse(signedOut.html))]).toEqual([401, ['title']])
    expect((await an.open(`${own}/overview`, json)).headers.get('content-type')).toMatch(/^text\/html/)
  })

  test.each(['0', '-1', '2417.0', '2417/..', '2417%00', '1e3', ' 2417', 'constructor'])(
    'a home %o is not found, and nothing breaks',
    async (id) => {
      expect((await an.open(`/portal/nl/property/${id}/overview`)).status).toBe(404)
    },
  )

  test('somebody who is not signed in reads nothing, and is back where he wanted to be after signing in', async () => {
    const stranger = openBrowser(site.service)
    for (const view of views) {
      const page = await stranger.open(`${own}/${view}`)
      expect(page.status).toBe(401)
      expect(page.html).not.toContain('372.000')
    }
    const [, next = ''] = /name="next" value="([^"]+)"/.exec((await stranger.open(`${own}/media`)).html) ?? []
    const fields = { email: 'an.debacker@voorbeeld.be', password: goodPassword, next }
    expect((await stranger.post('/portal/nl/sign-in', fields)).path).toBe(`${own}/media`)
  })

  test.each(['https://else.example/', '//else.example', '/portal/nl/../../x', '/portal//else.example/'])(
    'a way on to %s is not taken',
    async (next) => {
      const fields = { email: 'an.debacker@voorbeeld.be', password: goodPassword, next }
      const page = await openBrowser(site.service).post('/portal/nl/sign-in', fields)
      expect(page.path).toBe(`${own}/overview`)
    },
  )

  test('a document is saved, and only one of the home', async () => {
    const page = await an.open(`${own}/document/d`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('application/pdf')
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await an.open(`${own}/document/..%2F..%2Fservice.sqlite`)).status).toBe(404)
  })

  test('a report of a month is a page; a month that is none is not found', async () => {
    expect((await an.open(`${own}/report/2026-11`)).html).toContain('Verslag over november 2026')
    expect((await an.open(`${own}/report/2026-13`)).status).toBe(404)
  })

  const handIn = async (browser: OwnerBrowser, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: testOrigin, cookie }
    const response = await site.service.app.request(`${own}/hand-in`, { method: 'POST', body, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      browser.cookies.set(name, value)
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }
  const file = (name: string, content: Uint8Array<ArrayBuffer> = new Uint8Array(pdf)) =>
    new File([content], name)

  test.each([
    [{ paper: 'electricity' }, 'Kies het bestand.'],
    [{ paper: 'electricity', file: file('x.exe') }, 'Kies een pdf of een foto'],
    [{ paper: 'electricity', file: file('x.png') }, 'Kies een pdf of een foto'],
    [{ paper: 'electricity', file: file('x.pdf', new Uint8Array(6 * 1024 * 1024)) }, 'van hoogstens 5'],
    [{ paper: 'soil', file: file('x.pdf') }, 'Kies om welk document het gaat.'],
  ])('a paper %o is refused with a reason, and the remark is kept', async (fields, why) => {
    const page = await handIn(an, { ...fields, remark: 'Van <vorig> jaar' })
    expect(page.status).toBe(422)
    expect(page.html).toContain(why)
    expect(page.html).toContain('Van &lt;vorig&gt; jaar')
  })

  test('papers that come too often wait, and a body that is no form is told so', async () => {
    const limited = await startPortalSite(await engine.create(), { formsPerQuarter: 1 })
    const { owners, homes } = sampleRecords()
    await storeOwnerRecords(limited.database.db, { owners, homes })
    const { cookies } = await limited.signIn('an.debacker@voorbeeld.be')
    const browser = openBrowser(limited.service, undefined, '192.0.2.9')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const post = () => browser.post(`${own}/hand-in`, { paper: 'electricity' })
    expect((await post()).status).toBe(422)
    const tooMany = await post()
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^[1-9]\d*$/),
    ])
    expect(tooMany.html).toContain('Er komt net te veel tegelijk binnen')
    await limited.stop()
    const unreadable = await an.post(`${own}/hand-in`, {}, { 'content-type': 'application/json' })
    expect(unreadable.status).toBe(400)
  })

  test.each([
    ['x'.repeat(3000), 2000, 2000],
    // As long as a cookie may be.
    ['\u20AC'.repeat(2000), 500, 1500],
  ])('a remark that was typed when the session had ended comes back once', async (remark, least, most) => {
    const fields = { email: 'an.debacker@voorbeeld.be', password: goodPassword }
    const browser = openBrowser(site.service)
    await browser.post('/portal/nl/sign-in', fields)
    browser.cookies.delete('__Host-owner.session_token')
    await handIn(browser, { paper: 'electricity', remark: ` ${remark} ` })
    for (const [name, value] of browser.cookies) expect(`${name}=${value}`.length).toBeLessThan(4096)
    await browser.post('/portal/nl/sign-in', fields)
    const back = await browser.open(`${own}/documents`)
    expect(back.html).toContain('Terug van aanmelden: kijk na en verstuur opnieuw.')
    expect(back.html).not.toContain('Kies het bestand')
    const [typed = ''] = new RegExp(`${remark[0]}{9,}`).exec(back.html) ?? []
    expect(typed.length).toBeGreaterThanOrEqual(least)
    expect(typed.length).toBeLessThanOrEqual(most)
    expect((await browser.open(`${own}/documents`)).html).not.toContain(typed.slice(0, 99))
  })

  test('forty files of strangers leave no byte behind, and their bodies are not read', async () => {
    const keptFiles = async () => await site.database.db.selectFrom('stash').select('id').execute()
    const before = await keptFiles()
    const large = file('x.pdf', new Uint8Array(Buffer.concat([pdf], 4_900_000)))
    for (let post = 0; post < 40; post++) {
      const page = await handIn(openBrowser(site.service), { paper: 'electricity', file: large })
      expect([page.status, page.html.includes('hebben we bewaard')]).toEqual([401, false])
    }
    expect(await keptFiles()).toEqual(before)
  })

  test('what was typed is kept when its session had ended, the file asked for again, and the agency told', async () => {
    const browser = openBrowser(site.service)
    await browser.post('/portal/nl/sign-in', { email: 'an.debacker@voorbeeld.be', password: goodPassword })
    browser.cookies.delete('__Host-owner.session_token')
    const lost = await handIn(browser, {
      paper: 'electricity',
      file: file('keuring.pdf'),
      remark: 'Pas gekeurd',
    })
    expect(lost.status).toBe(401)
    expect(lost.html).toContain('Wat u bij Documenten typte, hebben we bewaard')
    const [, next = ''] = /name="next" value="([^"]+)"/.exec(lost.html) ?? []
    const back = await browser.post('/portal/nl/sign-in', {
      email: 'an.debacker@voorbeeld.be',
      password: goodPassword,
      next,
    })
    expect(back.path).toBe(`${own}/documents`)
    expect(back.html).toContain('Pas gekeurd')
    expect(back.html).toContain('Kies het bestand opnieuw: het is niet bewaard.')
    expect(back.html).not.toContain('keuring.pdf')
    const missing = await handIn(browser, { file: file('keuring.pdf'), remark: 'Pas gekeurd' })
    expect(missing.html).toContain('Bewaard bestand: keuring.pdf')
    const [, kept = ''] = /name="kept" value="([^"]+)"/.exec(missing.html) ?? []
    const gone = await handIn(browser, {
      paper: 'electricity',
      kept: kept.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')),
    })
    expect([gone.status, gone.html.includes('Kies het bestand opnieuw')]).toEqual([422, true])
    const done = await handIn(browser, { paper: 'electricity', kept, remark: 'Pas gekeurd' })
    expect(done).toMatchObject({ status: 303, location: `${own}/documents?done=handed-in` })
    const page = await browser.open(`${own}/documents?done=handed-in`)
    expect(page.html).toContain('Goed ontvangen')
    expect(page.html).toContain('Wordt nagekeken')
    expect(page.html).not.toMatch(/type="radio"[^>]*value="electricity"/)
    const [, path = ''] = /href="([^"]+\/document\/[0-9a-f-]{36})"/.exec(page.html) ?? []
    expect((await browser.open(path)).status).toBe(200)
    const told = async () =>
      (await site.mailsTo('(?:info|berlare)@agency.example', 1)).filter((mail) =>
        mail.includes('Pas gekeurd'),
      )
    await expect.poll(async () => (await told()).length).toBe(1)
    expect((await told())[0]).toContain('filename=keuring.pdf')
  })
})
