import { describe, expect, test } from 'vitest'
import { appCode } from '#tests/support/service/app-code.ts'
import { askLink } from '#tests/support/portal/ask-link.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword, linkIn } from '#tests/support/service/portal-site.ts'
import { turnOnSecondStep } from '#tests/support/portal/second-step.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const quarter = 15 * 60_000 + 1

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)
  /** Returns a browser whose owner typed the password, and is asked for a code. */
  const asked = async (email: string) => {
    const browser = openBrowser(site.service)
    const page = await browser.post('/portal/nl/sign-in', { email, password: goodPassword })
    expect(page.path).toBe('/portal/nl/code')
    return browser
  }
  const type = async (email: string, code: string, more: Record<string, string> = {}) =>
    await (await asked(email)).post('/portal/nl/code', { code, ...more })

  test('a code of the app signs in once, and the one that turned the step on never', async () => {
    const email = 'eenmaal@owner.example'
    const { key, code } = await turnOnSecondStep(await site.signIn(email))
    expect((await type(email, code)).status).toBe(401)
    const next = appCode(key, Date.now() + 30_000)
    expect((await type(email, `${next.slice(0, 3)} ${next.slice(3)}`)).path).toBe('/portal/nl/')
    const again = await type(email, next)
    expect(again.status).toBe(401)
    expect(again.html).toContain('Die code klopt niet')
  })

  test('a code that three browsers post at once signs one of them in', async () => {
    const email = 'tegelijk@owner.example'
    const { key } = await turnOnSecondStep(await site.signIn(email))
    const browsers = [await asked(email), await asked(email), await asked(email)]
    const code = appCode(key, Date.now() + 30_000)
    const pages = await Promise.all(browsers.map((browser) => browser.post('/portal/nl/code', { code })))
    expect(pages.filter(({ path }) => path === '/portal/nl/')).toHaveLength(1)
  })

  test('a recovery code that three browsers post at once signs one of them in', async () => {
    const email = 'herstel@owner.example'
    const { recovery } = await turnOnSecondStep(await site.signIn(email))
    const fields = { recovery: 'yes', code: recovery[0] ?? '' }
    const browsers = [await asked(email), await asked(email), await asked(email)]
    const pages = await Promise.all(browsers.map((browser) => browser.post('/portal/nl/code', fields)))
    expect(pages.filter(({ path }) => path === '/portal/nl/')).toHaveLength(1)
  })

  test('after five wrong codes the right one waits for a quarter of an hour, in every browser', async () => {
    const email = 'vijf@owner.example'
    const { key } = await turnOnSecondStep(await site.signIn(email))
    const browser = await asked(email)
    for (let count = 1; count <= 5; count += 1)
      expect((await browser.post('/portal/nl/code', { code: '000000' })).status).toBe(401)
    const code = appCode(key, Date.now() + 30_000)
    const locked = await browser.post('/portal/nl/code', { code })
    expect(locked.status).toBe(429)
    expect(locked.html).toContain('Te veel verkeerde codes')
    expect((await type(email, code)).status).toBe(429)
    site.pass(quarter)
    expect((await type(email, code)).path).toBe('/portal/nl/')
    site.pass(-quarter)
  })

  test('codes that somebody got wrong do not keep an owner with a mailed link out', async () => {
    const email = 'link-na-codes@owner.example'
    const { key } = await turnOnSecondStep(await site.signIn(email))
    const thief = await asked(email)
    for (let count = 1; count <= 6; count += 1) await thief.post('/portal/nl/code', { code: '111111' })
    await askLink(site, openBrowser(site.service), email)
    await expect.poll(async () => (await site.mailsTo(email, 3)).join()).toContain('/portal/nl/password/')
    const mails = await site.mailsTo(email, 3)
    const link = linkIn(mails.find((mail) => mail.includes('U vroeg een nieuw wachtwoord')) ?? '')
    const browser = openBrowser(site.service)
    const password = `${goodPassword} 3`
    expect((await browser.post(link, { password, again: password })).path).toBe('/portal/nl/code')
    const code = appCode(key, Date.now() + 30_000)
    expect((await browser.post('/portal/nl/code', { code })).path).toBe('/portal/nl/')
  })

  test.each([
    ['a device that is trusted is asked for no second code', { trust: 'yes' }, '/portal/nl/'],
    ['any other is', {}, '/portal/nl/code'],
  ])('%s', async (_, trust, path) => {
    const email = `toestel${path.length}@owner.example`
    const { key } = await turnOnSecondStep(await site.signIn(email))
    const browser = await asked(email)
    await browser.post('/portal/nl/code', { code: appCode(key, Date.now() + 30_000), ...trust })
    await browser.post('/portal/nl/sign-out')
    const page = await browser.post('/portal/nl/sign-in', { email, password: goodPassword })
    expect(page.path).toBe(path)
  })

  test('a key that this service did not make is never shown as one to set up', async () => {
    const own = await site.signIn('vals@owner.example')
    const setup = 'otpauth://totp/Kouter?secret=AAAABBBBCCCCDDDD'
    const page = await own.post('/portal/nl/account/second-step/confirm', { code: '000000', setup })
    expect(page.html).toContain('Aanmelden in twee stappen staat uit')
    expect(page.html).not.toContain('AAAA')
  })

  test('who takes too long for the code reads that, and begins again', async () => {
    const page = await openBrowser(site.service).post('/portal/nl/code', { code: '123456' })
    expect(page.status).toBe(401)
    expect(page.html).toContain('Het duurde te lang voor de code kwam')
  })

  test.each(['start', 'codes', 'off'])('%s asks for the password', async (change) => {
    const email = `${change}@owner.example`
    const own = await site.signIn(email)
    if (change !== 'start') await turnOnSecondStep(own)
    const name = { start: 'on', codes: 'codes', off: 'off' }[change] ?? ''
    const path = `/portal/nl/account/second-step/${change}`
    expect((await own.post(path, { [`${name}-password`]: 'een ander wachtwoord' })).status).toBe(422)
    expect((await own.post(path, {})).status).toBe(422)
    const done = await own.post(path, { [`${name}-password`]: goodPassword })
    expect(done.status).toBe(200)
    expect(done.html.match(/<li><code>/g) ?? []).toHaveLength(change === 'off' ? 0 : 10)
    const changes = { start: [], codes: ['aan'], off: ['aan', 'uit'] }[change] ?? []
    const mails = await site.mailsTo(email, 1 + changes.length)
    const told = (now: string) =>
      mails.some((mail) => mail.includes(`Aanmelden in twee stappen staat ${now}`))
    expect(['aan', 'uit'].filter(told)).toEqual(changes)
  })
})
