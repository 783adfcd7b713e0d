import { describe, expect, test } from 'vitest'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { listStaff } from '#service/owners/accounts/find-staff.ts'
import { forgetOwners } from '#service/owners/accounts/forget-owners.ts'
import { appCode } from '#tests/support/service/app-code.ts'
import { erasePerson, findRecords } from '#service/privacy/person.ts'
import { byEmail } from '#tests/support/service/samples.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword, linkIn } from '#tests/support/service/portal-site.ts'
import { turnOnSecondStep } from '#tests/support/portal/second-step.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const hour = 60 * 60_000
const desk = '/desk/nl/'
const setUp = '/portal/nl/account/second-step'

/** Returns the recovery codes on a page. */
function codesIn(html: string): readonly string[] {
  return [...html.matchAll(/<li><code>([^<]+)/g)].map(([, code = '']) => code)
}

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)
  const enter = async (
    email: string,
    recovery: string | undefined,
    { browser = openBrowser(site.service), fields = {} } = {},
  ): Promise<OwnerBrowser> => {
    await browser.post('/portal/nl/sign-in', { email, password: goodPassword, ...fields })
    await browser.post('/portal/nl/code', { code: recovery ?? '', recovery: 'yes', ...fields })
    return browser
  }
  const idOf = async (email: string): Promise<string> =>
    (await findOwner(site.database.db, { email }))?.id ?? ''

  test('somebody who is invited chooses a password, sets up the second step, and is at the desk', async () => {
    const email = 'milan@agency.example'
    await site.inviteStaff({ email: 'katrien@agency.example', name: 'Katrien Rooms' })
    await site.inviteStaff({ email, name: 'Milan Baetens', by: await idOf('katrien@agency.example') })
    const [mail = ''] = await site.mailsTo(email, 1)
    expect(mail).toContain('Beste Milan Baetens, aan de balie')
    const own = openBrowser(site.service)
    const link = linkIn(mail)
    const welcome = await own.open(link)
    expect(welcome.html).toContain('Welkom aan de balie, Milan')
    expect(welcome.html).toMatch(/Katrien Rooms nodigde u uit voor [^.]*Berlare\. Twee stappen/)
    expect(welcome.html).toMatch(/aria-current="step">Wachtwoord/)
    expect(welcome.html).toMatch(/Deze link werkt één keer, tot \w+ \d+ \w+ \d+, \d+/)
    const short = await own.post(link, { password: 'kort', again: 'kort' })
    expect(short.status).toBe(422)
    expect(short.html).toContain('Welkom aan de balie, Milan')
    const keys = await own.post(link, { password: goodPassword, again: goodPassword })
    expect(keys).toMatchObject({ status: 200 })
    expect(keys.html).toContain('Nog een slot op de deur')
    expect(keys.html).toMatch(/aria-current="step">Tweede stap/)
    expect(keys.html.match(/<li><code>/g)).toHaveLength(10)
    expect(keys.html).toContain('Open de balie')
    const setup = /name="setup" value="([^"]+)/.exec(keys.html)?.[1] ?? ''
    const mistyped = await own.post(`${setUp}/confirm`, { code: '000000', setup })
    expect(mistyped.status).toBe(422)
    expect(mistyped.html).toContain('Open de balie')
    expect(codesIn(mistyped.html)).toEqual(codesIn(keys.html))
    expect((await own.post(`${setUp}/confirm`, { code: '000000' })).path).toBe(setUp)
    expect((await own.open(desk)).path).toBe(setUp)
    const key = (/sleutel[^<]*<code>([^<]+)/.exec(keys.html)?.[1] ?? '').replaceAll(' ', '')
    const done = await own.post(`${setUp}/confirm`, { code: appCode(key), setup })
    expect(done).toMatchObject({ status: 200, path: desk })
  })

  test('who left the second step open is led back to it, and begins it with the password', async () => {
    const link = await site.inviteStaff({ email: 'later@agency.example' })
    const own = openBrowser(site.service)
    // Nobody is named who invited on the command line.
    expect((await own.open(link)).html).toContain('U bent uitgenodigd voor')
    await own.post(link, { password: goodPassword, again: goodPassword })
    expect(await own.post(link, { password: goodPassword, again: goodPassword })).toMatchObject({
      status: 200,
      path: setUp,
    })
    expect((await own.open(desk)).path).toBe(setUp)
    const wrong = await own.post(`${setUp}/start`, { 'on-password': 'een ander wachtwoord' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Uw huidige wachtwoord klopt niet')
    const keys = await own.post(`${setUp}/start`, { 'on-password': goodPassword })
    expect(codesIn(keys.html)).toHaveLength(10)
    expect((await openBrowser(site.service).open(link)).status).toBe(410)
  })

  test('an owner with a second step who is invited to the desk keeps it', async () => {
    const email = 'had@agency.example'
    await turnOnSecondStep(await site.signIn(email))
    const link = await site.inviteStaff({ email })
    const own = openBrowser(site.service)
    expect((await own.open(link)).html).not.toContain('Twee stappen')
    const page = await own.post(link, { password: goodPassword, again: goodPassword })
    expect(page.path).toBe('/portal/nl/code')
  })

  test('a role leads to the desk and keeps the second step, whose switch is not there', async () => {
    const email = 'vast@agency.example'
    const { own, recovery } = await signInStaff(site, { email })
    expect(await own.open(desk)).toMatchObject({ status: 200, path: desk })
    const again = await enter(email, recovery[0])
    expect((await again.open(desk)).path).toBe(desk)
    const account = await again.open('/portal/nl/account')
    expect(account.html).toContain('Nieuwe herstelcodes')
    expect(account.html).not.toMatch(/second-step\/off|Maandverslag/)
    const off = await again.post(`${setUp}/off`, { 'off-password': goodPassword })
    expect(off.status).toBe(422)
    expect((await again.open(desk)).path).toBe(desk)
    expect((await again.open(setUp)).path).toBe('/portal/nl/account')
  })

  test.each([
    ['a page of the desk', '/desk/nl/?in=%3Fstate%3Ddone', '/desk/nl/?in=%3Fstate%3Ddone'],
    ['a page of the portal', '/portal/nl/account', '/portal/nl/account'],
    ['nothing', '', desk],
    ['another site', '//evil.example/', desk],
    ['a path that leaves the desk', '/desk/nl/%2e%2e/x', desk],
  ])('who wanted to see %s sees it after the second step', async (_, next, path) => {
    const email = `next${path.length}${next.length}@agency.example`
    const { recovery } = await signInStaff(site, { email })
    const browser = openBrowser(site.service)
    const fields = next === '' ? undefined : { next }
    await browser.post('/portal/nl/sign-in', { email, password: goodPassword, ...fields })
    const page = await browser.post('/portal/nl/code', {
      code: recovery[0] ?? '',
      recovery: 'yes',
      ...fields,
    })
    expect(page.path).toBe(path)
  })

  test('a mail link to the desk asks to sign in, and keeps where it leads', async () => {
    const page = await openBrowser(site.service).open('/desk/nl/?in=%3Fpage%3D2')
    expect(page.status).toBe(401)
    expect(page.html).toContain('name="next" value="/desk/nl/?in=%3Fpage%3D2"')
  })

  test('an owner who works at the desk too arrives there, with a way to the portal', async () => {
    const email = 'beide@agency.example'
    await site.signIn(email)
    const { own } = await signInStaff(site, { email })
    const page = await own.open(desk)
    expect(page.html).toContain('href="/portal/nl/"')
    const { own: only } = await signInStaff(site, { email: 'enkel@agency.example' })
    expect((await only.open(desk)).html).not.toContain('href="/portal/nl/"')
  })

  test('staff without homes choose the mail of the morning, and nothing about mails of owners', async () => {
    const email = 'ochtend@agency.example'
    const { own } = await signInStaff(site, { email })
    const wants = async () =>
      await site.database.db
        .selectFrom('owner')
        .innerJoin('staff', 'staff.account', 'owner.id')
        .select(['wants_morning', 'wants_report', 'wants_news'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    const before = await wants()
    for (const [fields, morning] of [
      [{ morning: 'yes' }, 1],
      [{ report: 'yes' }, 0],
    ] as const) {
      await own.post('/portal/nl/account/mails', fields)
      expect(await wants()).toEqual({ ...before, wants_morning: morning })
    }
  })

  test('a session of staff ends twelve hours after its last use, one of an owner does not', async () => {
    const owner = await site.signIn('geduld@owner.example')
    const { own } = await signInStaff(site, { email: 'twaalf@agency.example' })
    // better-auth dates sessions by the machine's clock.
    const ahead = Date.now() - site.clock()
    site.pass(ahead)
    for (let day = 0; day < 3; day += 1) {
      site.pass(11 * hour)
      expect((await own.open(desk)).status).toBe(200)
    }
    site.pass(12 * hour)
    const ended = await own.open(desk)
    expect(ended.status).toBe(401)
    expect(ended.html).toContain('U was twaalf uur weg')
    expect((await owner.open('/portal/nl/account')).status).toBe(200)
    site.pass(-45 * hour - ahead)
  })

  test('who leaves is out at once, on every device and with every link', async () => {
    const email = 'weg@agency.example'
    const { own } = await signInStaff(site, { email })
    const link = await site.inviteStaff({ email })
    expect(await deactivateStaff(site.database, await idOf(email), site.clock())).toBeUndefined()
    const ended = await own.open(desk)
    expect(ended.status).toBe(401)
    expect(ended.html).toContain('Uw toegang tot de balie is gesloten')
    expect((await openBrowser(site.service).open(link)).status).toBe(410)
    expect((await listStaff(site.database.db)).find((one) => one.email === email)?.isActive).toBe(false)
    expect(await deactivateStaff(site.database, await idOf(email), site.clock())).toBe('unknown')
  })

  test('a role that was closed and still has an account sees no desk', async () => {
    const email = 'was@agency.example'
    const { recovery } = await signInStaff(site, { email })
    await deactivateStaff(site.database, await idOf(email), site.clock())
    const browser = await enter(email, recovery[0])
    expect((await browser.open('/portal/nl/account')).status).toBe(200)
    expect((await browser.open(desk)).status).toBe(404)
  })

  test('the last manager stays, also when two close each other at once', async () => {
    const emails = ['een@managers.example', 'twee@managers.example']
    for (const email of emails) await site.inviteStaff({ email, role: 'manager', office: undefined })
    const ids = await Promise.all(emails.map(idOf))
    const outcomes = await Promise.all(ids.map((id) => deactivateStaff(site.database, id, site.clock())))
    expect(outcomes.toSorted()).toEqual(['lastManager', undefined])
    const managers = (await listStaff(site.database.db)).filter(({ role }) => role === 'manager')
    expect(managers.filter(({ isActive }) => isActive)).toHaveLength(1)
  })

  test('staff are not forgotten with the owners whose homes are gone', async () => {
    const email = 'blijft@agency.example'
    await site.inviteStaff({ email })
    await site.invite({ email: 'gaat@owner.example', subjects: ['property/9'] })
    await forgetOwners(site.database.db, site.clock() + 500 * 24 * hour)
    expect(await idOf(email)).not.toBe('')
    expect(await idOf('gaat@owner.example')).toBe('')
  })

  test('who works at the desk is not erased with what the address sent, but once the desk is closed', async () => {
    const email = 'blijf@agency.example'
    await site.signIn(email)
    await site.inviteStaff({ email })
    await erasePerson(site.database, byEmail(email))
    expect((await findRecords(site.database, byEmail(email))).account).toMatchObject({
      role: 'agent',
      homes: [],
    })
    await deactivateStaff(site.database, await idOf(email), site.clock())
    await erasePerson(site.database, byEmail(email))
    expect(await idOf(email)).toBe('')
  })
})
