import { describe, expect, test } from 'vitest'
import { inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { erasePerson, findRecords } from '#service/privacy/person.ts'
import { languages } from '#tests/support/languages.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { askLink } from '#tests/support/portal/ask-link.ts'
import { goodPassword, linkIn } from '#tests/support/service/portal-site.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const day = 24 * 60 * 60_000
const session = '__Host-owner.session_token'

describe.each(dailyEngines)('$name', (engine) => {
  const site = usePortalSite(engine)
  const signIn = async (email: string, password = goodPassword): Promise<OwnerBrowser> => {
    const browser = openBrowser(site.service)
    expect((await browser.post('/portal/nl/sign-in', { email, password })).path).toBe('/portal/nl/')
    return browser
  }
  const ask = (own: OwnerBrowser, email: string, password = goodPassword) =>
    own.post('/portal/nl/account/email', { email, 'email-password': password })
  const confirm = async (email: string, browser = openBrowser(site.service)) => {
    const [mail = ''] = await site.mailsTo(email, 1)
    return await browser.post(linkIn(mail))
  }

  test('another address needs the password, and five wrong ones end the trying', async () => {
    const own = await site.signIn('wacht@owner.example')
    for (let count = 1; count <= 5; count += 1) {
      const refused = await ask(own, 'dief@owner.example', 'een ander wachtwoord')
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('Uw huidige wachtwoord klopt niet')
      expect(refused.html).toContain('value="dief@owner.example"')
    }
    expect((await ask(own, 'dief@owner.example')).html).toContain('Te veel verkeerde pogingen')
    expect(await site.mailsTo('dief@owner.example', 0)).toEqual([])
    // Whoever guesses at an open device keeps nobody from signing in.
    await signIn('wacht@owner.example')
    site.pass(15 * 60_000 + 1)
    expect((await ask(own, 'dief@owner.example')).html).toContain('We mailden dief@owner.example')
  })

  test.each([
    ['zelfde@owner.example', 'Zelfde@owner.example', 'Dat is al uw adres'],
    ['geen@owner.example', 'geen adres', 'Vul uw e-mailadres in'],
  ])('%s asks for %s, which is refused before the password is looked at', async (email, other, said) => {
    const own = await site.signIn(email)
    const refused = await ask(own, other, 'een ander wachtwoord')
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(said)
    expect(refused.html).not.toContain('Uw huidige wachtwoord klopt niet')
  })

  test('an address that two owners asked for is for who confirms it first', async () => {
    for (const email of ['eerst@owner.example', 'daarna@owner.example'])
      await ask(await site.signIn(email), 'samen@owner.example')
    const links = (await site.mailsTo('samen@owner.example', 2)).map(linkIn)
    const pages = []
    for (const link of links) pages.push(await openBrowser(site.service).post(link))
    expect(pages.map(({ html }) => html.includes('Uw e-mailadres is gewijzigd'))).toEqual([true, false])
    expect(pages[1]?.html).toContain('Vraag de wijziging opnieuw aan in uw account')
  })

  test('the agency is told the old and the new address, and other devices are signed out', async () => {
    const own = await site.signIn('oud@owner.example')
    const phone = await signIn('oud@owner.example')
    await ask(own, 'nieuw@owner.example')
    await confirm('nieuw@owner.example', own)
    expect((await own.open('/portal/nl/account')).html).toContain('nieuw@owner.example')
    const ended = await phone.open('/portal/nl/account')
    expect(ended.status).toBe(401)
    expect(ended.html).toContain('Uw e-mailadres is gewijzigd')
    await expect
      .poll(
        async () =>
          (await site.mailsTo('info@agency.example', 1)).filter(
            (mail) => mail.includes('Vroeger: oud@owner.example') && mail.includes('Nu: nieuw@owner.example'),
          ).length,
      )
      .toBe(1)
  })

  test('the record of the CRM stays that of the account, under whichever address it has it', async () => {
    const record = {
      email: 'crm@owner.example',
      name: 'mevrouw Peeters',
      locale: 'nl',
      subjects: ['property/2417'],
    } as const
    const own = await site.signIn('crm@owner.example')
    await ask(own, 'thuis@owner.example')
    await confirm('thuis@owner.example')
    const { db } = site.database
    const homes = { homes: [] }
    await storeOwnerRecords(db, {
      owners: [{ ...record, subjects: ['property/2417', 'property/2418'] }],
      ...homes,
    })
    const found = await findRecords(site.database, { kind: 'email', address: 'thuis@owner.example' })
    expect(found.owner?.email).toBe('crm@owner.example')
    expect(found.account?.homes).toEqual(['property/2417', 'property/2418'])
    expect(
      (await findRecords(site.database, { kind: 'email', address: 'crm@owner.example' })).account,
    ).toEqual(found.account)
    const words = {
      portalLink: () => 'https://agency.example/portal/nl/x',
      subject: () => undefined,
      languages,
      recipients: { agency: { name: 'K', phone: '052000000', email: 'info@agency.example' } },
    }
    const again = await inviteOwner(site.database, { ...record }, words as never, site.clock())
    expect(again).toMatchObject({ isNew: false, email: 'thuis@owner.example' })
    // The CRM follows: from now on nobody is known under the old address.
    await storeOwnerRecords(db, { owners: [{ ...record, email: 'thuis@owner.example' }], ...homes })
    expect(
      (await findRecords(site.database, { kind: 'email', address: 'crm@owner.example' })).account,
    ).toBeUndefined()
    await erasePerson(site.database, { kind: 'email', address: 'thuis@owner.example' })
    expect(
      (await findRecords(site.database, { kind: 'email', address: 'thuis@owner.example' })).account,
    ).toBeUndefined()
  })

  test('a password that was changed elsewhere, a sign-out and time are told apart', async () => {
    const email = 'drie@owner.example'
    const own = await site.signIn(email)
    const laptop = await signIn(email)
    await askLink(site, openBrowser(site.service), email)
    const link = linkIn(
      (await site.mailsTo(email, 2)).find((mail) => mail.includes('nieuw wachtwoord')) ?? '',
    )
    const password = `${goodPassword} 2`
    const changed = await own.post('/portal/nl/account/password', { old: goodPassword, new: password })
    expect(changed.html).toContain('Uw wachtwoord is gewijzigd')
    expect((await openBrowser(site.service).open(link)).status).toBe(410)
    expect((await site.mailsTo(email, 3)).join()).toContain('Subject: Uw wachtwoord is gewijzigd')
    expect((await own.open('/portal/nl/account')).status).toBe(200)
    expect((await laptop.open('/portal/nl/account')).html).toContain(
      'Uw wachtwoord is gewijzigd, dus meldden we dit toestel af',
    )
    const back = await signIn(email, password)
    expect((await back.post('/portal/nl/sign-out')).html).toContain('U bent afgemeld')
    const signedOut = (await back.open('/portal/nl/account')).html
    expect(signedOut).toContain('U bent afgemeld')
    expect(signedOut).not.toContain('een tijdje weg')
    // Signing in again ends that.
    await back.post('/portal/nl/sign-in', { email, password })
    back.cookies.delete(session)
    expect((await back.open('/portal/nl/account')).html).toContain('een tijdje weg')
    // A browser whose cookie has ended by itself.
    const away = await signIn(email, password)
    away.cookies.delete(session)
    expect((await away.open('/portal/nl/account')).html).toContain('U was een tijdje weg')
    const elsewhere = await signIn(email, password)
    await own.post('/portal/nl/account/sessions', { session: 'others' })
    expect((await elsewhere.open('/portal/nl/account')).html).toContain('vanop een ander toestel')
  })

  test('a wrong current password changes nothing, and no device is told that it did', async () => {
    const email = 'fout@owner.example'
    const own = await site.signIn(email)
    const phone = await signIn(email)
    const refused = await own.post('/portal/nl/account/password', {
      old: 'een ander wachtwoord',
      new: `${goodPassword} 2`,
    })
    expect(refused.status).toBe(422)
    expect((await phone.open('/portal/nl/account')).status).toBe(200)
    await phone.post('/portal/nl/sign-out')
    expect((await phone.open('/portal/nl/account')).html).toContain('U bent afgemeld')
  })

  test.each([
    ['kort', 'minstens 12 tekens'],
    ['mevrouw De Backer', 'makkelijk te raden'],
    ['KouterKaai2026', 'makkelijk te raden'],
  ])('%s is no new password, and the old one stays', async (password, why) => {
    const email = `zwak-${password.length}@owner.example`
    const own = await site.signIn(email)
    const refused = await own.post('/portal/nl/account/password', { old: goodPassword, new: password })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(why)
    await signIn(email)
  })

  test('an owner chooses mails, and the account shows what was chosen', async () => {
    const email = 'mails@owner.example'
    const own = await site.signIn(email)
    for (const chosen of ['report', 'news'])
      expect((await own.post('/portal/nl/account/mails', { [chosen]: 'yes' })).html).toContain('Bewaard.')
    const { html } = await own.open('/portal/nl/account')
    const ticks = [...html.matchAll(/<input type="checkbox" name="(\w+)"([^>]*)/g)]
    expect(ticks.map(([, name, more = '']) => [name, more.includes('checked')])).toEqual([
      ['report', false],
      ['news', true],
    ])
  })

  test('a session that is used each day ends after thirty days, and says so', async () => {
    const own = await site.signIn('maand@owner.example')
    // better-auth dates sessions by the machine's clock.
    const ahead = Date.now() - site.clock()
    site.pass(ahead)
    for (let days = 1; days < 30; days += 1) {
      site.pass(day)
      expect((await own.open('/portal/nl/account')).status).toBe(200)
    }
    site.pass(day)
    const page = await own.open('/portal/nl/account')
    expect(page.status).toBe(401)
    expect(page.html).toContain('U bent dertig dagen aangemeld')
    site.pass(-30 * day - ahead)
    expect((await own.open('/portal/nl/account')).status).toBe(401)
  })

  test('an owner who chose a language comes back to the portal in it, whatever the page was in', async () => {
    const email = 'taal@owner.example'
    const own = await site.signIn(email)
    const choose = (language: string) => own.post('/portal/nl/account/language', { language })
    expect((await choose('xx')).status).toBe(422)
    const { db } = site.database
    const arrive = async () => {
      await db.updateTable('owner').set({ locale: 'fr' }).where('email', '=', email).execute()
      const browser = openBrowser(site.service)
      return (await browser.post('/portal/nl/sign-in', { email, password: goodPassword })).path
    }
    expect(await arrive()).toBe('/portal/nl/')
    expect((await choose('nl')).html).toContain('Uw taal is bewaard')
    const { locale } = await db
      .selectFrom('owner')
      .select('locale')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(locale).toBe('nl')
    // The site of the tests has no French portal.
    expect(await arrive()).toMatch(/^\/portal\/fr\//)
  })
})
