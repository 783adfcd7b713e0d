import { describe, expect, test } from 'vitest'
import { askLink } from '#tests/support/portal/ask-link.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword, linkIn } from '#tests/support/service/portal-site.ts'
import { proveAtOnce, solveAt } from '#tests/support/service/prove-work.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { answersTo } from '#tests/support/service/test-service.ts'
import { readMails } from '#tests/support/service/read-mails.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const hour = 60 * 60_000

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine, { formsPerQuarter: 20 })
  const from = (address: string) => openBrowser(site.service, undefined, address)
  const post = async (address: string, email: string) =>
    await from(address).post('/portal/nl/forgotten', { email, proof: await proveAtOnce('owner-password') })
  const links = async (email: string): Promise<readonly string[]> =>
    (await readMails(site.dir, email)).map(linkIn).filter((link) => link.includes('/password/'))

  test('a post without proof is confirmed on a page first, and mails nothing', async () => {
    const email = 'zonder@owner.example'
    await site.signIn(email)
    const before = (await site.mailsTo(email, 1)).length
    const page = await from('203.0.113.1').post('/portal/nl/forgotten', { email })
    expect(page.html).toContain('Nog één stap')
    const token = /name="confirm" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const soon = await from('203.0.113.1').post('/portal/nl/forgotten', { email, confirm: token })
    expect(soon.html).toContain('Dat ging heel snel')
    expect(await links(email)).toHaveLength(before)
    const sent = await askLink(site, from('203.0.113.1'), email)
    expect(sent.html).toContain('Kijk in uw mail')
    await expect.poll(async () => (await links(email)).length).toBe(before + 1)
  })

  test('an address that is none is corrected, and typed no second time', async () => {
    const page = await from('203.0.113.3').post('/portal/nl/forgotten', { email: 'geen adres' })
    expect(page.status).toBe(422)
    expect(page.html).toMatch(/<a href="#email">Vul uw e-mailadres in/)
    expect(page.html).toContain('value="geen adres"')
  })

  test('a proof of work counts once, and that of a form not at all', async () => {
    const fields = {
      email: 'bewijs@owner.example',
      proof: await solveAt(site.service, '/portal/challenge/owner-password'),
    }
    const browser = from('203.0.113.2')
    expect((await browser.post('/portal/nl/forgotten', fields)).html).toContain('Kijk in uw mail')
    expect((await browser.post('/portal/nl/forgotten', fields)).html).toContain('Nog één stap')
    const other = await solveAt(site.service, '/forms/challenge/site-contact')
    const page = await browser.post('/portal/nl/forgotten', { ...fields, proof: other })
    expect(page.html).toContain('Nog één stap')
  })

  test('sixty posts by a stranger neither flood nor silence an owner, nor any form with the address', async () => {
    const email = 'stil@owner.example'
    await site.signIn(email)
    const before = (await site.mailsTo(email, 1)).length
    const pages = []
    for (let count = 0; count < 60; count += 1) pages.push(await post('198.51.100.9', email))
    expect(pages.at(-1)?.status).toBe(429)
    expect(pages.at(-1)?.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/)
    expect(pages.at(-1)?.html).toContain('Vanaf uw netwerk kwamen veel aanvragen')
    await expect.poll(async () => (await links(email)).length).toBe(before + 3)
    const own = await post('203.0.113.50', email)
    expect(own.html).toContain('Kijk in uw mail')
    await expect.poll(async () => (await links(email)).length).toBe(before + 4)
    const newest = (await links(email)).at(-1) ?? ''
    const chosen = await from('203.0.113.50').post(newest, {
      password: `${goodPassword} 4`,
      again: `${goodPassword} 4`,
    })
    expect(chosen.path).toBe('/portal/nl/')
    const form = await postPlain(
      async (body) =>
        await site.service.app.request('/forms/nl/site-contact', {
          method: 'POST',
          body,
          headers: { origin: 'https://agency.example' },
        }),
      { ...answersTo('site-contact'), email: [email] },
      site.pass,
    )
    expect(form.status).toBe(303)
  })

  test('a browser that signed in before gets its link, however many networks asked', async () => {
    const email = 'netten@owner.example'
    const own = await site.signIn(email)
    await own.post('/portal/nl/sign-out')
    const before = (await site.mailsTo(email, 1)).length
    for (let net = 1; net <= 14; net += 1) await post(`192.0.2.${net}`, email)
    await expect.poll(async () => (await links(email)).length).toBe(before + 12)
    await askLink(site, own, email)
    await expect.poll(async () => (await links(email)).length).toBe(before + 13)
    site.pass(hour + 1)
    await post('192.0.2.20', email)
    await expect.poll(async () => (await links(email)).length).toBe(before + 14)
  })

  test('limits keep nobody with a mailed link out: a password, an invitation, an address', async () => {
    const email = 'altijd@owner.example'
    const invited = await site.invite({ email })
    const flood = async (address: string) => {
      for (let count = 0; count < 25; count += 1)
        await from(address).post('/portal/nl/sign-in', { email, password: 'geraden wachtwoord' })
    }
    await flood('198.51.100.77')
    // Nobody else signs in from there either, and from elsewhere all may.
    const unknown = { email: 'nul@owner.example', password: goodPassword }
    const [there, elsewhere] = await Promise.all(
      ['198.51.100.77', '198.51.100.78'].map((address) => from(address).post('/portal/nl/sign-in', unknown)),
    )
    expect([there?.status, elsewhere?.status]).toEqual([429, 401])
    expect(there?.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/)
    const browser = from('198.51.100.77')
    const fields = { password: goodPassword, again: goodPassword }
    expect((await browser.post(invited, fields)).path).toBe('/portal/nl/')
    const asked = { email: 'altijd-2@owner.example', 'email-password': goodPassword }
    await browser.post('/portal/nl/account/email', asked)
    const [mail = ''] = await site.mailsTo(asked.email, 1)
    for (let count = 1; count < 20; count += 1) await browser.post('/portal/nl/account/email', asked)
    const full = await browser.post('/portal/nl/account/email', asked)
    expect(full.status).toBe(422)
    expect(full.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/)
    await flood('198.51.100.77')
    expect((await from('198.51.100.77').post(linkIn(mail))).html).toContain('is gewijzigd')
    await post('203.0.113.60', asked.email)
    await expect.poll(async () => (await links(asked.email)).length).toBe(1)
    const [link = ''] = await links(asked.email)
    const again = { password: `${goodPassword} 5`, again: `${goodPassword} 5` }
    expect((await from('198.51.100.77').post(link, again)).path).toBe('/portal/nl/')
  }, 60_000)
})
