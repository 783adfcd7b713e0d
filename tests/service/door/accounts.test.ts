import { describe, expect, test } from 'vitest'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { forgetSecondStep } from '#service/owners/accounts/forget-second-step.ts'
import { erasePerson, findRecords } from '#service/privacy/person.ts'
import { byEmail } from '#tests/support/service/samples.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { appCode } from '#tests/support/service/app-code.ts'
import { askLink } from '#tests/support/portal/ask-link.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword, linkIn } from '#tests/support/service/portal-site.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const minutes = 60_000
const week = (7 * 24 * 60 + 1) * minutes
const session = '__Host-owner.session_token'

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)
  const signIn = (email: string, password = goodPassword, browser = openBrowser(site.service)) =>
    browser.post('/portal/nl/sign-in', { email, password })

  test('an invited owner chooses a password and is in; the link works once', async () => {
    const link = await site.invite({ email: 'een@owner.example' })
    const browser = openBrowser(site.service)
    expect((await browser.open(link)).html).toContain('Kies uw wachtwoord')
    const page = await browser.post(link, { password: goodPassword, again: goodPassword })
    expect(page).toMatchObject({ status: 200, path: '/portal/nl/' })
    expect((await browser.open('/portal/nl/account')).html).toContain('een@owner.example')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const again = openBrowser(site.service)
    expect(await again.post(link, { password: goodPassword, again: goodPassword })).toMatchObject({
      status: 410,
    })
    expect((await signIn('EEN@owner.example')).path).toBe('/portal/nl/')
  })

  test.each([
    ["o'neil@owner.example", "O'Neil@owner.example"],
    ['jan@münchen.example', 'jan@xn--mnchen-3ya.example'],
    ['jo+home@owner.example', 'jo+home@owner.example'],
  ])('%s is invited, signs in as %s too, and can ask for a new password', async (email, also) => {
    const link = await site.invite({ email })
    await openBrowser(site.service).post(link, { password: goodPassword, again: goodPassword })
    for (const typed of [email, also]) expect((await signIn(typed)).path).toBe('/portal/nl/')
    const page = await openBrowser(site.service).post('/portal/nl/forgotten', { email })
    expect(page.status).toBe(200)
  })

  test.each([
    ['kort', 'kort', 'minstens 12 tekens'],
    ['x'.repeat(129), 'x'.repeat(129), 'hoogstens 128 tekens'],
    ['1234567890987654321', '1234567890987654321', 'makkelijk te raden'],
    ['keuze@owner.example', 'keuze@owner.example', 'makkelijk te raden'],
    ['wachtwoord1234', 'wachtwoord1234', 'Kies vier woorden'],
    [goodPassword, `${goodPassword}!`, 'Typ twee keer hetzelfde wachtwoord'],
  ])(
    'a password %o and %o is refused with a reason, and the link still works',
    async (password, again, why) => {
      const link = await site.invite({ email: 'keuze@owner.example' })
      const page = await openBrowser(site.service).post(link, { password, again })
      expect(page.status).toBe(422)
      expect(page.html).toContain(why)
      expect(page.html).not.toMatch(/type="password"[^>]*value=/)
      expect((await openBrowser(site.service).open(link)).status).toBe(200)
    },
  )

  test('a wrong password and an unknown address get the same answer', async () => {
    await site.signIn('bekend@owner.example')
    const known = await signIn('bekend@owner.example', 'iets heel anders')
    const unknown = await signIn('onbekend@owner.example', 'iets heel anders')
    expect(known.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(site.pauses.slice(-2)).toEqual([500, 500])
    expect(unknown.html.replaceAll('onbekend', 'bekend')).toBe(known.html)
    expect(known.html).toContain('E-mailadres of wachtwoord klopt niet')
    // A password is taken as it was typed, an address is not.
    expect((await signIn('bekend@owner.example', `${goodPassword} `)).status).toBe(401)
    expect((await signIn(' Bekend@owner.example ')).path).toBe('/portal/nl/')
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  test('a sixth try at an account is refused, but not for a browser that was in before, nor with a mailed link', async () => {
    const own = await site.signIn('zes@owner.example')
    await own.post('/portal/nl/sign-out')
    for (let count = 0; count < 5; count += 1) await signIn('zes@owner.example', 'geraden wachtwoord')
    expect((await signIn('zes@owner.example')).status).toBe(429)
    expect((await signIn('zes@owner.example', goodPassword, own)).path).toBe('/portal/nl/')
    await askLink(site, openBrowser(site.service), 'zes@owner.example')
    const mails = await site.mailsTo('zes@owner.example', 2)
    const link = linkIn(mails.find((mail) => mail.includes('nieuw wachtwoord')) ?? '')
    const stranger = openBrowser(site.service)
    const page = await stranger.post(link, { password: `${goodPassword} 2`, again: `${goodPassword} 2` })
    expect(page.path).toBe('/portal/nl/')
    site.pass(16 * minutes)
    expect((await signIn('zes@owner.example', `${goodPassword} 2`)).path).toBe('/portal/nl/')
  })

  test('a reset ends all sessions and all other links, and tells the owner', async () => {
    const email = 'reset@owner.example'
    const before = await site.signIn(email)
    const ask = () => askLink(site, openBrowser(site.service), email)
    await ask()
    await ask()
    const mails = await site.mailsTo(email, 3)
    const [first = '', sibling = ''] = mails
      .map(linkIn)
      .filter((link) => link.includes('/password/'))
      .slice(-2)
    expect(first).not.toBe(sibling)
    expect((await openBrowser(site.service).open(first)).html).toContain('Andere toestellen worden afgemeld')
    const fields = { password: `${goodPassword} 2`, again: `${goodPassword} 2` }
    expect((await openBrowser(site.service).post(first, fields)).status).toBe(200)
    for (const used of [first, sibling])
      expect((await openBrowser(site.service).post(used, fields)).status).toBe(410)
    expect((await before.open('/portal/nl/account')).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await site.mailsTo(email, 4)).join()).toContain('wachtwoord is gewijzigd')
  })

  test('a link that is pressed twice at once chooses one password', async () => {
    const link = await site.invite({ email: 'dubbel@owner.example' })
    const presses = [`${goodPassword} 1`, `${goodPassword} 2`].map((password) =>
      openBrowser(site.service).post(link, { password, again: password }),
    )
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410])
  })

  test('a mail with a link is not kept once it was sent', async () => {
    await site.invite({ email: 'weg@owner.example' })
    await site.mailsTo('weg@owner.example', 1)
    const rows = () =>
      site.database.db.selectFrom('outbox').selectAll().where('recipient', '=', 'weg@owner.example').execute()
    await expect.poll(rows).toEqual([])
  })

  test('a password counts as it was typed, with its spaces', async () => {
    const link = await site.invite({ email: 'spatie@owner.example' })
    const password = `${goodPassword} `
    expect((await openBrowser(site.service).post(link, { password, again: goodPassword })).status).toBe(422)
    await openBrowser(site.service).post(link, { password, again: password })
    expect((await signIn('spatie@owner.example')).status).toBe(401)
    expect((await signIn('spatie@owner.example', password)).path).toBe('/portal/nl/')
  })

  test.each(['password', 'email'])('a link of a mail below %s that nobody knows says so', async (kind) => {
    for (const answer of ['open', 'post'] as const) {
      const page = await openBrowser(site.service)[answer](`/portal/nl/${kind}/abc`)
      expect([page.status, page.html.includes('Deze link werkt niet meer')]).toEqual([410, true])
    }
  })

  test('a link that is too old is refused', async () => {
    const link = await site.invite({ email: 'oud@owner.example' })
    site.pass(week)
    expect((await openBrowser(site.service).open(link)).status).toBe(410)
    site.pass(-week)
  })

  test('an unknown address is mailed nothing, and its page says the same', async () => {
    const known = await askLink(site, openBrowser(site.service), 'een@owner.example')
    const unknown = await askLink(site, openBrowser(site.service), 'nul@owner.example')
    expect(unknown.html.replaceAll('nul@', 'een@')).toBe(known.html)
    expect(site.pauses.slice(-2)).toEqual([300, 300])
    await site.mailsTo('een@owner.example', 2)
    expect(await site.mailsTo('nul@owner.example', 0)).toEqual([])
  })

  test('a cookie that was stolen before signing out is worth nothing after', async () => {
    const own = await site.signIn('uit@owner.example')
    const stolen = openBrowser(site.service)
    stolen.cookies.set(session, own.cookies.get(session) ?? '')
    expect((await stolen.open('/portal/nl/account')).status).toBe(200)
    await own.post('/portal/nl/sign-out')
    expect((await stolen.open('/portal/nl/account')).status).toBe(401)
  })

  test('a session that somebody else chose is not kept when its owner signs in', async () => {
    const attacker = await site.signIn('vast@owner.example')
    const fixed = attacker.cookies.get(session) ?? ''
    const victim = openBrowser(site.service)
    victim.cookies.set(session, fixed)
    await site.signIn('offer@owner.example')
    await signIn('offer@owner.example', goodPassword, victim)
    expect(victim.cookies.get(session)).not.toBe(fixed)
    expect((await attacker.open('/portal/nl/account')).html).not.toContain('offer@owner.example')
  })

  test('the cookie of a session is for this host alone, and no script reads it', async () => {
    const link = await site.invite({ email: 'koek@owner.example' })
    const response = await site.service.app.request(link, {
      method: 'POST',
      body: new URLSearchParams({ password: goodPassword, again: goodPassword }),
    })
    const lines = response.headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0])).toContain(session)
    for (const line of lines)
      expect(line).toMatch(
        /^__Host-(?=.*; Path=\/)(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=(?:Lax|Strict))(?!.*Domain)/i,
      )
  })

  test('another site posts nothing in the name of an owner', async () => {
    const own = await site.signIn('csrf@owner.example')
    const fields = { email: 'attacker@else.example' }
    const foreign = { origin: 'https://else.example' }
    expect((await own.post('/portal/nl/account/email', fields, foreign)).status).toBe(403)
    expect((await own.post('/portal/nl/sign-out', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await own.open('/portal/nl/account')).status).toBe(200)
  })

  test('the library answers on no address of its own', async () => {
    for (const path of ['/api/auth/sign-up/email', '/api/auth/get-session', '/portal/auth/get-session'])
      expect((await openBrowser(site.service).post(path, { email: 'a@b.example' })).status).toBe(404)
  })

  test('a second step asks for a code, which a recovery code replaces once', async () => {
    const email = 'twee@owner.example'
    const own = await site.signIn(email)
    const setup = await own.post('/portal/nl/account/second-step/start', { 'on-password': goodPassword })
    const secret = (/toets|sleutel[^<]*<code>([^<]+)/.exec(setup.html)?.[1] ?? '').replaceAll(' ', '')
    const codes = [...setup.html.matchAll(/<li><code>([^<]+)/g)].map(([, code = '']) => code)
    expect(codes).toHaveLength(10)
    const setupField = /name="setup" value="([^"]+)"/.exec(setup.html)?.[1] ?? ''
    const wrong = await own.post('/portal/nl/account/second-step/confirm', {
      code: '000000',
      setup: setupField,
    })
    expect(wrong.status).toBe(422)
    const code = appCode(secret)
    const on = await own.post('/portal/nl/account/second-step/confirm', { code, setup: setupField })
    expect(on.html).toContain('Aanmelden in twee stappen staat aan')
    const stranger = openBrowser(site.service)
    const asked = await signIn(email, goodPassword, stranger)
    expect(asked.path).toBe('/portal/nl/code')
    expect((await stranger.open('/portal/nl/account')).status).not.toBe(200)
    const refused = await stranger.post('/portal/nl/code', { code: '123456' })
    expect(refused.html).toContain('Die code klopt niet')
    const recovery = { recovery: 'yes', code: codes[0] ?? '' }
    expect((await stranger.post('/portal/nl/code', recovery)).path).toBe('/portal/nl/')
    const next = openBrowser(site.service)
    await signIn(email, goodPassword, next)
    expect((await next.post('/portal/nl/code', recovery)).status).toBe(401)
    // The code that turned the step on counts no second time; the next half minute has another.
    const right = await next.post('/portal/nl/code', { code: appCode(secret, Date.now() + 30_000) })
    expect(right.path).toBe('/portal/nl/')
    expect((await next.open('/portal/nl/account')).html).toContain('Nog 9 herstelcodes over')
    const off = await next.post('/portal/nl/account/second-step/off', { 'off-password': goodPassword })
    expect(off.html).toContain('Aanmelden in twee stappen staat uit')
  })

  test('an owner who lost phone and codes gets in by the password once the agency took the step off', async () => {
    const email = 'kwijt@owner.example'
    const own = await site.signIn(email)
    const setup = await own.post('/portal/nl/account/second-step/start', { 'on-password': goodPassword })
    const secret = (/sleutel[^<]*<code>([^<]+)/.exec(setup.html)?.[1] ?? '').replaceAll(' ', '')
    await own.post('/portal/nl/account/second-step/confirm', { code: appCode(secret) })
    expect((await signIn(email)).path).toBe('/portal/nl/code')
    const owner = await findOwner(site.database.db, { email })
    await forgetSecondStep(site.database, owner?.id ?? '', site.clock())
    expect((await own.open('/portal/nl/account')).status).toBe(401)
    expect((await signIn(email)).path).toBe('/portal/nl/')
  })

  test('an account is exported and erased with its address', async () => {
    const email = 'wis@owner.example'
    const own = await site.signIn(email)
    const found = await findRecords(site.database, byEmail(email))
    expect(found.account).toMatchObject({ name: 'mevrouw De Backer', homes: ['property/2417'] })
    expect(JSON.stringify(found)).not.toContain(own.cookies.get(session)?.split('.')[0] ?? 'none')
    await erasePerson(site.database, byEmail(email))
    expect((await findRecords(site.database, byEmail(email))).account).toBeUndefined()
    expect((await own.open('/portal/nl/account')).status).toBe(401)
  })

  test('an owner sees other devices and signs them out', async () => {
    const email = 'toestel@owner.example'
    const own = await site.signIn(email)
    const phone = openBrowser(
      site.service,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    )
    await signIn(email, goodPassword, phone)
    const page = await own.open('/portal/nl/account')
    expect(page.html).toContain('Dit toestel: Firefox op Windows')
    expect(page.html).toContain('Safari op iPhone')
    await own.post('/portal/nl/account/sessions', { session: 'others' })
    expect((await phone.open('/portal/nl/account')).status).toBe(401)
    expect((await own.open('/portal/nl/account')).html).not.toContain('iPhone')
  })

  test('an owner ends no session of another owner', async () => {
    const own = await site.signIn('mijn@owner.example')
    const other = await site.signIn('zijn@owner.example')
    const rows = await site.database.db.selectFrom('owner_session').select('id').execute()
    for (const { id } of rows.filter((row) => row.id !== ''))
      if (!(await own.open('/portal/nl/account')).html.includes(id))
        await own.post('/portal/nl/account/sessions', { session: id })
    expect((await other.open('/portal/nl/account')).status).toBe(200)
  })

  test('a new address counts once its own link was opened, and both addresses are told', async () => {
    const own = await site.signIn('oud-adres@owner.example')
    const asked = await own.post('/portal/nl/account/email', {
      email: 'Nieuw-Adres@owner.example',
      'email-password': goodPassword,
    })
    expect(asked.html).toContain('nieuw-adres@owner.example')
    const [mail = ''] = await site.mailsTo('nieuw-adres@owner.example', 1)
    const opened = await openBrowser(site.service).open(linkIn(mail))
    expect(opened.status).toBe(200)
    expect(opened.html).toContain('Vanaf dan meldt u zich aan met nieuw-adres@owner.example')
    expect(opened.html).toContain(`action="${linkIn(mail)}"`)
    expect((await signIn('nieuw-adres@owner.example')).status).toBe(401)
    expect((await openBrowser(site.service).post(linkIn(mail))).html).toContain('is gewijzigd')
    expect((await signIn('nieuw-adres@owner.example')).path).toBe('/portal/nl/')
    expect((await site.mailsTo('oud-adres@owner.example', 3)).join()).toContain('is gewijzigd')
  })

  test('an address that another owner has is mailed nothing, and nothing tells whose it is', async () => {
    await site.signIn('bezet@owner.example')
    const own = await site.signIn('wil@owner.example')
    const change = (email: string) =>
      own.post('/portal/nl/account/email', { email, 'email-password': goodPassword })
    const taken = await change('bezet@owner.example')
    const free = await change('vrijj@owner.example')
    expect(taken.html.replaceAll('bezet', 'vrijj')).toBe(free.html)
    await site.mailsTo('vrijj@owner.example', 1)
    expect(await site.mailsTo('bezet@owner.example', 1)).toHaveLength(1)
  })

  test('the agency is told once a day that an owner signed in', async () => {
    const email = 'dag@owner.example'
    await site.signIn(email)
    await signIn(email)
    const about = async () =>
      (await site.mailsTo('info@agency.example', 1)).filter((mail) =>
        mail.includes(`Reply-To: mevrouw De Backer <${email}>`),
      )
    await expect.poll(async () => (await about()).length).toBe(1)
    site.pass(24 * 60 * minutes)
    await signIn(email)
    await expect.poll(async () => (await about()).length).toBe(2)
    site.pass(-24 * 60 * minutes)
  })
})
