import { beforeAll, describe, expect, test } from 'vitest'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { linkIn } from '#tests/support/service/portal-site.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const page = '/desk/nl/settings/staff'

describe.each(dailyEngines)('staff as managers set them on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  let keys = 0
  beforeAll(async () => {
    const manager = { email: 'lotte@agency.example', name: 'Lotte Verhulst', role: 'manager' } as const
    lotte = (await signInStaff(site, { ...manager, office: undefined })).own
    noor = (await signInStaff(site)).own
  })
  const act = async (what: string, fields: Readonly<Record<string, string>>) => {
    const [, token = ''] =
      /name="token" value="([^"]+)"/.exec((await lotte.open('/desk/nl/people')).html) ?? []
    return await lotte.post(`${page}/${what}`, { token, ...fields })
  }
  const accountOf = async (email: string): Promise<string> =>
    (await findOwner(site.database.db, { email }))?.id ?? ''
  const staffRow = async (email: string) =>
    await site.database.db
      .selectFrom('staff')
      .select(['role', 'office', 'active'])
      .where('account', '=', await accountOf(email))
      .executeTakeFirst()
  const requestOf = async (agent: string, form: 'site-contact' | 'job-contact' = 'site-contact') => {
    const sent = { ...submission(`staff ${++keys}`), form, subject: undefined, office: 'berlare' } as const
    const { id } = await acceptSubmission(site.database, sent, site.clock())
    await site.database.db.updateTable('submission').set({ agent }).where('id', '=', id).execute()
    return id
  }
  const agentOf = async (id: number) =>
    (await site.database.db
      .selectFrom('submission')
      .leftJoin('request_count', 'request_count.submission_id', 'submission.id')
      .select(['submission.agent', 'request_count.agent as counted', 'submission.version'])
      .where('submission.id', '=', id)
      .executeTakeFirst()) ?? {}

  test('a manager has a tab for it, an agent has none', async () => {
    expect((await noor.open('/desk/nl/')).html).not.toContain('/desk/nl/settings')
    expect((await lotte.open('/desk/nl/')).html).toContain('>Instellingen</a>')
  })

  test('a manager invites somebody, who stands there until the first sign-in, and again with a new link', async () => {
    const typed = { name: 'Milan Baetens', email: 'Milan@agency.example', office: '', role: 'agent' }
    const wrong = await act('invite', typed)
    expect([wrong.status, wrong.html.includes('Een makelaar heeft een kantoor.')]).toEqual([422, true])
    expect(wrong.html).toContain('value="Milan Baetens"')
    expect((await act('invite', { ...typed, email: 'milan' })).html).toContain('Typ een e-mailadres')
    expect((await act('invite', { ...typed, email: 'noor@agency.example' })).html).toContain('werkt al aan')
    const done = await act('invite', { ...typed, office: 'berlare' })
    expect(done.html).toContain('De uitnodiging vertrekt.')
    expect(done.html).toMatch(/Milan Baetens.*nooit; uitnodiging tot/s)
    expect(await staffRow('milan@agency.example')).toEqual({ role: 'agent', office: 'berlare', active: 1 })
    await act('again', { account: await accountOf('milan@agency.example') })
    const mails = await site.mailsTo('milan@agency.example', 2)
    expect(mails).toHaveLength(2)
    for (const mail of mails)
      expect((await openBrowser(site.service).open(linkIn(mail))).html).toContain(
        'Lotte Verhulst nodigde u uit voor Kantoor Berlare.',
      )
    // Whoever came once gets no other link that way.
    expect((await act('again', { account: await accountOf('noor@agency.example') })).status).toBe(404)
  })

  test('another role counts at once, and nobody changes the own', async () => {
    const account = await accountOf('noor@agency.example')
    expect((await lotte.open(`${page}?of=${account}`)).html).toContain('Wijzig Noor Van Acker')
    expect((await act('role', { account, role: 'agent', office: 'gent' })).status).toBe(422)
    expect((await act('role', { account, role: 'manager', office: '' })).html).toContain('zijn bewaard')
    expect((await noor.open(page)).status).toBe(200)
    await act('role', { account, role: 'agent', office: 'berlare' })
    expect((await noor.open(page)).status).toBe(403)
    const own = await accountOf('lotte@agency.example')
    for (const what of ['role', 'deactivate', 'secondStep'])
      expect((await act(what, { account: own, role: 'agent', office: 'berlare' })).status).toBe(404)
    expect((await act('role', { account: 'nobody', role: 'manager' })).status).toBe(404)
  })

  test('who lost the second step sets up another, and is signed out until then', async () => {
    const { own } = await signInStaff(site, { email: 'kwijt@agency.example', name: 'Kwijt' })
    const done = await act('secondStep', { account: await accountOf('kwijt@agency.example') })
    expect(done.html).toContain('De tweede stap is weg.')
    expect((await own.open('/desk/nl/')).status).toBe(401)
  })

  test('who leaves is out at once; what was open goes to a colleague, applications to managers alone', async () => {
    const { own } = await signInStaff(site, { email: 'wannes@agency.example', name: 'Wannes De Smedt' })
    const [account, to] = [await accountOf('wannes@agency.example'), await accountOf('noor@agency.example')]
    const [open, finished, job] = [
      await requestOf(account),
      await requestOf(account),
      await requestOf(account, 'job-contact'),
    ]
    const { db } = site.database
    await db.updateTable('submission').set({ state: 'done' }).where('id', '=', finished).execute()
    expect((await act('deactivate', { to })).html).toContain('Kies eerst wie weggaat')
    expect((await act('deactivate', { account, to: account })).html).toContain('Kies een collega die blijft')
    const done = await act('deactivate', { account, to })
    expect(done.html).toContain('De toegang is gesloten')
    expect(done.html).toMatch(/Wannes De Smedt.*toegang gesloten/s)
    expect((await own.open('/desk/nl/')).status).toBe(401)
    expect(await agentOf(open)).toEqual({ agent: to, counted: to, version: 1 })
    expect(await agentOf(finished)).toMatchObject({ agent: account, version: 0 })
    expect(await agentOf(job)).toMatchObject({ agent: null })
    const told = await db.selectFrom('outbox').select('body').where('submission_id', 'is', null).execute()
    expect(told.map(({ body }) => body).join('\n')).toContain(
      'Wannes De Smedt werkt niet meer aan de balie: 1 aanvraag is nu van u',
    )
    expect((await noor.open(`/desk/nl/request/${open}`)).html).toContain('gaf ze aan Noor Van Acker')
    expect((await act('deactivate', { account, to })).status).toBe(404)
  })

  test('the log says who did what, the last first, in pages', async () => {
    const { html } = await lotte.open(page)
    expect(html).toMatch(/Lotte Verhulst sloot de toegang van Wannes De Smedt/)
    expect(html).toMatch(/Lotte Verhulst nodigde een medewerker uit: Milan Baetens/)
    const { db } = site.database
    const row = { at: site.clock(), staff: 'x', name: 'Lotte', act: 'unblock', detail: '' } as const
    await db
      .insertInto('desk_log')
      .values(Array.from({ length: 30 }, () => row))
      .execute()
    const first = (await lotte.open(page)).html
    expect(first).toContain('Lotte gaf vrijgehouden tijd terug')
    expect(first).not.toContain('sloot de toegang van Wannes')
    expect(first).toContain('page=2#log')
    expect((await lotte.open(`${page}?page=2`)).html).toContain('sloot de toegang van Wannes')
  })
})
