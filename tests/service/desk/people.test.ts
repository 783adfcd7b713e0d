import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import { releasedIn } from '#scripts/requests/released-files.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { startPortalSite } from '#tests/support/service/portal-site.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useStarted } from '#tests/support/service/use-started.ts'

describe.each(dailyEngines)('people at the desk on $name', (engine) => {
  let content = ''
  beforeAll(async () => {
    content = await mkdtemp(join(tmpdir(), 'people-'))
    return async () => await rm(content, { recursive: true })
  })
  const site = useStarted(
    beforeAll,
    async () => {
      const testimonials = releasedIn(content)
      return await startPortalSite(
        await engine.create(),
        {},
        { testimonials, readLists: () => Promise.resolve([]) },
      )
    },
    (started) => started.stop(),
  )
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  let keys = 0
  const send = async (form: FormId, answers: Answers, more: object = {}): Promise<number> => {
    const sent = {
      ...submission(`people ${++keys}`),
      subject: undefined,
      form,
      answers,
      office: 'berlare',
      ...more,
    }
    return (await acceptSubmission(site.database, sent, site.clock())).id
  }
  beforeAll(async () => {
    const manager = { email: 'lotte@agency.example', name: 'Lotte Verhulst', role: 'manager' } as const
    lotte = (await signInStaff(site, { ...manager, office: undefined })).own
    noor = (await signInStaff(site)).own
    await site.database.db
      .insertInto('home_record')
      .values({
        subject: 'property/2417',
        kind: 'mandate',
        origin: 'crm',
        id: '1',
        at: '',
        body: JSON.stringify({ goal: 'sale', availability: 'available', place: 'Donklaan 00, 9290 Berlare' }),
        digest: '',
      })
      .execute()
  })
  const elke = { firstName: 'Elke', lastName: 'Van Damme', phone: '0470 12 34 56', email: 'elke@x.example' }
  const personOf = (html: string, name: string): string =>
    new RegExp(`<a[^>]*href="(/desk/nl/person/[^"]+)"[^>]*>${name}`).exec(html)?.[1] ?? ''
  const tokenOf = async (browser: OwnerBrowser): Promise<string> => {
    const { html } = await browser.open('/desk/nl/people')
    return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const logged = async () =>
    (await site.database.db
      .selectFrom('desk_log')
      .select(['act', 'detail', 'name'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? {}

  test('somebody is found by name, mailbox and number in any spelling, one line each, and their page names all', async () => {
    await send('request-info', { ...elke, message: 'Een.' }, { subject: 'property/2417' })
    await send('site-contact', { ...elke, message: 'Twee.' })
    await send('contact-me', { firstName: 'Koen', lastName: 'Van Dooren', phone: '0470/12.34.56' })
    for (const q of ['van damme', 'elke@x.example', '+32 470 12 34 56', '0470123456']) {
      const { html } = await noor.open(`/desk/nl/people?q=${encodeURIComponent(q)}`)
      const path = personOf(html, 'Elke Van Damme')
      expect([q, path]).toEqual([q, expect.stringContaining('/desk/nl/person/')])
      expect(decodeURIComponent(path)).not.toContain('elke')
      const person = await noor.open(path)
      expect(person.html).toMatch(/>Vraag[<,]/)
      // The one without an address that left the same number.
      expect(person.html).toMatch(/Aanvragen<span[^>]*> 3</)
      expect(person.html).not.toContain('Bewaar alles als bestand')
    }
    expect((await noor.open('/desk/nl/people?q=niemand%25')).html).toContain('Niemand gevonden')
    const request = await noor.open('/desk/nl/request/1')
    expect(personOf(request.html, 'Elke Van Damme')).not.toBe('')
  })

  test('an owner whom the CRM alone knows is found, seen by the own office, and erased', async () => {
    const { db } = site.database
    const record = (email: string, subject: string) => {
      const owner = { email, name: 'heer Dumoulin', locale: 'fr', subjects: [subject] }
      return { email, body: JSON.stringify(owner) }
    }
    await db
      .insertInto('owner_record')
      .values([record('crm@x.example', 'property/2417'), record('ver@crm.example', 'property/1')])
      .execute()
    for (const list of ['people?q=dumoulin', 'people/owners']) {
      const { html } = await noor.open(`/desk/nl/${list}`)
      expect(html).not.toContain('ver@crm.example')
      const path = personOf(html, 'heer Dumoulin')
      const person = await noor.open(path)
      expect(person.html).toContain('>heer Dumoulin</h1>')
      expect(person.html).toContain('Donklaan 00, 9290 Berlare. Alleen het CRM kent deze eigenaar')
      expect(person.html).toContain('Schrijft in het Frans')
      expect(Buffer.from(path.split('/').at(-1) ?? '', 'base64url').toString()).not.toContain('crm@x')
    }
    const { html } = await lotte.open('/desk/nl/people?q=ver@crm')
    const away = personOf(html, 'heer Dumoulin')
    expect([(await lotte.open(away)).status, (await noor.open(away)).status]).toEqual([200, 404])
    const erased = await lotte.post(`${away}/erase`, { token: await tokenOf(lotte), sure: 'ver@crm.example' })
    expect(erased.html).toContain('is gewist')
    const left = await db.selectFrom('owner_record').select('email').execute()
    expect(left).toEqual([{ email: 'crm@x.example' }])
  })

  test('an agent finds nobody of another office, and no list of those who only get mails', async () => {
    await send(
      'site-contact',
      { firstName: 'Ver', lastName: 'Weg', email: 'ver@x.example' },
      { office: 'stekene' },
    )
    await site.database.db.transaction().execute((transaction) =>
      requestSubscription(
        transaction,
        {
          email: 'alleen@x.example',
          kind: 'homes',
          locale: 'nl',
          criteria: 'buy?city=zele',
          frequency: 'daily',
          submission_id: null,
        },
        site.clock(),
      ),
    )
    expect((await noor.open('/desk/nl/people?q=ver')).html).not.toContain('ver@x.example')
    expect((await noor.open('/desk/nl/people?q=alleen')).html).not.toContain('alleen@x.example')
    const { html } = await lotte.open('/desk/nl/people')
    for (const name of ['Ver Weg', 'alleen@x.example']) {
      const path = personOf(html, name)
      expect((await lotte.open(path)).status).toBe(200)
      expect((await noor.open(path)).status).toBe(404)
    }
    expect((await lotte.open('/desk/nl/person/eyJ4.AAAA')).status).toBe(404)
  })

  test('a manager saves everything about a person as the command line prints it, and it is logged', async () => {
    const path = personOf((await lotte.open('/desk/nl/people?q=elke')).html, 'Elke Van Damme')
    const token = await tokenOf(lotte)
    const file = await lotte.post(`${path}/export`, { token })
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const records = JSON.parse(file.html)
    expect(records.requests).toHaveLength(3)
    expect(records).toMatchObject({ released: [], notes: [] })
    expect(await logged()).toEqual({ act: 'export', detail: 'person', name: 'Lotte Verhulst' })
  })

  test('whoever is erased is told once that the visit is cancelled; nothing else stays, and the log names nobody', async () => {
    const id = await send(
      'request-visit',
      { ...elke, email: 'weg@x.example', phone: '0471 00 00 00' },
      { subject: 'property/2417' },
    )
    const visit = { submission_id: id, office: 'berlare', starts: '2099-01-05T10:00', seat: 0, sequence: 0 }
    await site.database.db
      .insertInto('booking')
      .values({ token: 'x'.repeat(32), ...visit })
      .execute()
    const path = personOf((await lotte.open('/desk/nl/people?q=weg')).html, 'Elke Van Damme')
    const page = await lotte.open(`${path}/erase`)
    expect(page.html).toContain('er vertrekt één laatste mail, de afzegging')
    const token = await tokenOf(lotte)
    const wrong = await lotte.post(`${path}/erase`, { token, sure: 'wet@x.example', why: 'asked' })
    expect([wrong.status, wrong.html.includes('typ het over')]).toEqual([422, true])
    const done = await lotte.post(`${path}/erase`, { token, sure: ' Weg@x.example', why: 'abuse' })
    expect(done.html).toContain('Alles over die persoon is gewist.')
    expect(await site.mailsTo('weg@x.example', 1)).toHaveLength(1)
    expect(await logged()).toEqual({ act: 'erasePerson', detail: 'abuse', name: 'Lotte Verhulst' })
    expect((await lotte.open(path)).status).toBe(404)
    expect((await lotte.open('/desk/nl/people?q=weg')).html).not.toContain('weg@x.example')
  })

  test('an owner is invited by an agent of the home’s office, once more with a new link, and staff keep their name', async () => {
    const post = async (fields: Record<string, string>) =>
      await noor.post('/desk/nl/people/owners/invite', { token: await tokenOf(noor), ...fields })
    const wrong = await post({ email: 'an', homes: '2417', name: 'mevrouw De Backer' })
    expect([wrong.status, wrong.html.includes('value="mevrouw De Backer"')]).toEqual([422, true])
    expect((await post({ email: 'an@owner.example', homes: 'Nergens', name: 'An' })).html).toContain(
      '‘Nergens’ noemt niet',
    )
    const invited = await post({
      email: 'an@owner.example',
      homes: 'Donklaan',
      name: 'mevrouw De Backer',
      lang: 'nl',
    })
    expect(invited.html).toContain('De uitnodiging vertrekt.')
    expect(invited.html).toMatch(/mevrouw De Backer.*nooit; uitnodiging tot/s)
    await post({ again: 'an@owner.example' })
    expect(await site.mailsTo('an@owner.example', 2)).toHaveLength(2)
    await post({ email: 'lotte@agency.example', homes: '2417', name: 'mevrouw Verhulst', lang: 'fr' })
    const { db } = site.database
    const row = await db
      .selectFrom('owner')
      .select(['name', 'locale'])
      .where('email', '=', 'lotte@agency.example')
      .executeTakeFirst()
    expect(row).toEqual({ name: 'Lotte Verhulst', locale: 'nl' })
    const account = await db
      .selectFrom('owner')
      .select('signed_in_at')
      .where('email', '=', 'lotte@agency.example')
      .executeTakeFirst()
    expect(account?.signed_in_at).not.toBeNull()
  })

  test('a manager stops a search and saves the list for Excel; both are logged', async () => {
    const { db } = site.database
    await db
      .updateTable('subscription')
      .set({ confirmed_at: site.clock() })
      .where('email', '=', 'alleen@x.example')
      .execute()
    const list = await lotte.open('/desk/nl/people/alerts')
    expect(list.html).toContain('alleen@x.example')
    const token = await tokenOf(lotte)
    const csv = await lotte.post('/desk/nl/people/alerts/export', { token })
    expect(csv.html).toContain('E-mailadres;Taal;Zoekt')
    expect(await logged()).toMatchObject({ act: 'export', detail: 'alerts' })
    const { id } = await db
      .selectFrom('subscription')
      .select('id')
      .where('email', '=', 'alleen@x.example')
      .executeTakeFirstOrThrow()
    const stopped = await lotte.post('/desk/nl/people/alerts/stop', { token, id: String(id) })
    expect(stopped.html).toContain('Die mails zijn gestopt.')
    expect(stopped.html).not.toContain('alleen@x.example')
    expect((await lotte.open('/desk/nl/people/alerts?state=ended')).html).toContain('alleen@x.example')
    expect(await logged()).toMatchObject({ act: 'stop', detail: 'homes' })
  })

  test('a testimonial is published word by word and taken back; a colleague who was first is not written over', async () => {
    const said = {
      name: 'Greet S.',
      aboutYou: 'verkocht in Zele',
      email: 'greet@x.example',
      message: 'Goed <b>geholpen</b>.\n\nMaar traag.',
    }
    const id = await send('testimonial', said)
    const page = await lotte.open('/desk/nl/testimonials')
    expect(page.html).toContain('Goed &lt;b&gt;geholpen&lt;/b&gt;.')
    const token = await tokenOf(lotte)
    const version =
      new RegExp(`name="request" value="${id}"/?><input type="hidden" name="version" value="(\\d+)"`).exec(
        page.html,
      )?.[1] ?? ''
    const fields = { token, request: String(id), version, lang: 'fr' }
    expect((await lotte.post('/desk/nl/testimonials/publish', { ...fields, version: '99' })).status).toBe(409)
    const published = await lotte.post('/desk/nl/testimonials/publish', fields)
    expect(published.html).toContain('De getuigenis staat klaar voor de site.')
    const files = async () => await readdir(join(content, 'testimonials')).catch(() => [])
    expect(await files()).toHaveLength(1)
    expect((await lotte.post('/desk/nl/testimonials/publish', fields)).status).toBe(422)
    expect((await lotte.open('/desk/nl/testimonials?state=published')).html).toContain('Greet S.')
    await lotte.post('/desk/nl/testimonials/take-back', { token, request: String(id) })
    expect(await files()).toEqual([])
    expect((await lotte.open('/desk/nl/testimonials?state=withdrawn')).html).toContain('Greet S.')
    expect((await lotte.post('/desk/nl/testimonials/take-back', { token, request: '1' })).status).toBe(404)
  })
})
