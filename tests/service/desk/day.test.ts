import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { hiddenIn, hire } from '#tests/support/desk/hire.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { submission } from '#tests/support/service/samples.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const day = 24 * 60 * 60_000

describe.each(engines)('a day at the desk on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  let keys = 0
  const send = async (
    form: FormId,
    answers: Answers,
    {
      at = site.clock(),
      ...more
    }: Readonly<{
      at?: number
      office?: string
      agentEmail?: string
      lang?: Locale
      subject?: string
      campaign?: string
    }> = {},
  ) => {
    const sent = {
      ...submission(`key ${++keys}`),
      subject: undefined,
      form,
      answers,
      office: 'berlare',
      ...more,
    }
    return (await acceptSubmission(site.database, sent, at)).id
  }
  beforeAll(async () => {
    lotte = await hire(site, 'lotte@x.example', 'manager', null)
    noor = await hire(site, 'noor@x.example', 'agent', 'berlare')
  })
  const rowOf = (id: number) =>
    site.database.db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('a request that waits too long is the one thing to decide, and is given away there', async () => {
    const id = await send('site-contact', { firstName: 'Rita' }, { at: site.clock() - 9 * day })
    const page = await noor.open('/desk/nl/')
    expect(page.html).toMatch(/<section class="decide"[^>]*>.*Nog niemand nam: Rita/s)
    expect(page.html.match(/class="decide"/g)).toHaveLength(1)
    const hidden = hiddenIn(page.html, `/desk/nl/request/${id}/assign`)
    const agent = /<option value="([^"]+)"[^>]*>noor</.exec(page.html)?.[1] ?? ''
    const given = await noor.post(`/desk/nl/request/${id}/assign`, { ...hidden, agent })
    expect(given.path).toMatch(/^\/desk\/nl\/\?did=assign/)
    expect(given.html).not.toContain('class="decide"')
  })

  test('whoever is given a request by a colleague is mailed, whoever takes one is not', async () => {
    const id = await send('site-contact', { firstName: 'Greet' })
    const { html } = await lotte.open(`/desk/nl/request/${id}`)
    const agent = (name: string): string =>
      new RegExp(`<option value="([^"]+)"[^>]*>${name}`).exec(html)?.[1] ?? ''
    const hidden = hiddenIn(html, `/desk/nl/request/${id}/assign`)
    await lotte.post(`/desk/nl/request/${id}/assign`, { ...hidden, agent: agent('lotte') })
    const version = String((await rowOf(id)).version)
    await lotte.post(`/desk/nl/request/${id}/assign`, { ...hidden, version, agent: agent('noor') })
    const assigned = async (email: string) =>
      (await site.mailsTo(email, 0)).filter((mail) => mail.includes('gaf u deze aanvraag'))
    await expect.poll(async () => (await assigned('noor@x.example')).length).toBe(1)
    expect((await assigned('noor@x.example'))[0]).toContain(`/desk/nl/request/${id}`)
    expect(await assigned('lotte@x.example')).toEqual([])
  })

  test('whoever has nothing new is led to where something is', async () => {
    await send('site-contact', { firstName: 'Daan' })
    const page = await lotte.open('/desk/nl/?who=me')
    expect(page.html).toMatch(/href="\?who=berlare">Kantoor Berlare: \d+ nieuw</)
  })

  test('managers see who has what in all offices; an agent cannot ask for it', async () => {
    await send('site-contact', { firstName: 'Tine' }, { office: 'stekene' })
    const page = await lotte.open('/desk/nl/?who=all')
    expect(page.html).toContain('Wie heeft wat')
    expect(page.html).toContain('<a href="/desk/nl/requests?agent=none">Niemand</a>')
    expect((await noor.open('/desk/nl/?who=all')).html).not.toContain('Wie heeft wat')
  })

  test('whoever opens a request that a colleague has open is told', async () => {
    const id = await send('site-contact', { firstName: 'Open' })
    expect((await noor.open(`/desk/nl/request/${id}`)).html).not.toContain('heeft dit open')
    expect((await lotte.open(`/desk/nl/request/${id}`)).html).toContain('noor heeft dit open')
  })

  test('a call is stored as the form that it stands for, and mailed only where that is asked', async () => {
    const path = '/desk/nl/requests/new'
    const { html } = await noor.open(path)
    const hidden = hiddenIn(html, path)
    const call = { ...hidden, about: 'visit', name: 'Dirk Roels', phone: '0470 12 34 56', said: 'Na 17 uur.' }
    const which = await noor.post(path, { ...call, home: 'zolderstraat' })
    expect([which.status, which.html.includes('Na 17 uur.')]).toEqual([422, true])
    const noted = await noor.post(path, { ...call, home: '2417' })
    expect(noted.html).toContain('Dirk Roels wil Donklaan 00')
    expect(noted.html).not.toContain('Akkoord')
    const id = Number(/request\/(\d+)/.exec(noted.path)?.[1])
    expect(await rowOf(id)).toMatchObject({ form: 'request-visit', subject: 'property/2417', state: 'open' })
    expect((await rowOf(id)).first_answer_at).not.toBeNull()
    expect((await noor.post(path, { ...call, home: '2417' })).path).toBe(noted.path)
    const email = 'dirk@x.example'
    const other = hiddenIn((await noor.open(path)).html, path)
    await noor.post(path, { ...other, about: 'question', name: 'Dirk', email, said: 'Vraag.' })
    expect(await site.mailsTo(email, 0)).toEqual([])
    const third = hiddenIn((await noor.open(path)).html, path)
    await noor.post(path, { ...third, about: 'question', name: 'Dirk', email, said: 'Nog een.', mail: 'yes' })
    expect(await site.mailsTo(email, 1)).toHaveLength(1)
  })

  test('a request says when its appointment is as the diary does, and with which link somebody came', async () => {
    const campaign = { campaign: 'utm_source=nieuwsbrief&utm_campaign=nov' } as const
    const id = await send('request-visit', { firstName: 'Elke' }, { subject: 'property/2417', ...campaign })
    const starts = `${new Date(site.clock() + 2 * day).toISOString().slice(0, 10)}T14:00`
    const booking = { token: 'none', submission_id: id, office: 'berlare', starts, seat: 9, sequence: 0 }
    await site.database.db.insertInto('booking').values(booking).execute()
    const { html } = await noor.open(`/desk/nl/request/${id}`)
    expect(html.replaceAll('\u00A0', ' ')).toMatch(/panel__big">[^<]*14[–-]14.30 uur</)
    expect(html).toContain('Donklaan 00, 9290 Berlare, nog voor niemand. Bevestigd.')
    expect(html).toContain('Mailalert en nieuwsbrief, nov')
  })

  test('a candidate to rent is told with the share of the income, also once the home is gone', async () => {
    const proof = [await proveWork(site.service, 'rent-application')]
    const texts = { ...answersTo('rent-application'), incomePerMonth: ['3150'], proof }
    const posted = await site.service.app.request('/forms/nl/rent-application', {
      method: 'POST',
      body: toBody(texts),
      headers: { origin: testOrigin, accept: 'application/json' },
    })
    expect(posted.status).toBe(201)
    const { db } = site.database
    const { id } = await db
      .selectFrom('submission')
      .select('id')
      .where('form', '=', 'rent-application')
      .executeTakeFirstOrThrow()
    const share = /3\.150<span class="muted"> \(de huur is 28\s%\sdaarvan\)/
    expect((await lotte.open(`/desk/nl/request/${id}`)).html).toMatch(share)
    await db.updateTable('submission').set({ subject: 'property/9999' }).where('id', '=', id).execute()
    expect((await lotte.open(`/desk/nl/request/${id}`)).html).toMatch(share)
    await db.updateTable('submission').set({ rent: null }).where('id', '=', id).execute()
    expect((await lotte.open(`/desk/nl/request/${id}`)).html).not.toContain('daarvan')
  })

  test('today says how many people were answered on the day on which they asked', async () => {
    const office = { office: 'stekene' }
    const said = async () =>
      /[^>]*dezelfde dag[^<]*/.exec((await lotte.open('/desk/nl/?who=stekene')).html)?.[0].trim()
    expect(await said()).toBeUndefined()
    const at = site.clock() - day
    const ask = async (email: string, more: object = {}) =>
      await send('site-contact', { firstName: 'Ann', email }, { ...office, at, ...more })
    await ask('vroeger@x.example', { at: at - day })
    const answer = async (id: number, when: number) =>
      await site.database.db
        .updateTable('submission')
        .set({ first_answer_at: when })
        .where('id', '=', id)
        .execute()
    const first = await ask('ann@x.example')
    const second = await ask('ann@x.example')
    const third = await ask('bert@x.example')
    expect(await said()).toContain('Gisteren kreeg niemand dezelfde dag antwoord.')
    // Whoever asked twice has an answer once both have.
    await answer(first, at)
    await answer(third, at)
    expect(await said()).toContain('Gisteren kreeg één van de twee mensen dezelfde dag antwoord.')
    await answer(second, site.clock())
    expect(await said()).toContain('Gisteren kreeg één van de twee mensen')
    await answer(second, at)
    expect(await said()).toContain('Gisteren kreeg iedereen dezelfde dag antwoord.')
  })

  test('once nothing is new, today says how many came and after how long they were answered on average', async () => {
    const { db } = site.database
    const mia = await hire(site, 'mia@x.example', 'agent', 'berlare')
    const said = async () =>
      /class="blank">.*?<p>([^<]*)/s
        .exec((await mia.open('/desk/nl/?who=me')).html)?.[1]
        ?.replaceAll('\u00A0', ' ')
    expect(await said()).toBe('Elke nieuwe aanvraag heeft iemand.')
    const ask = async (form: FormId, minutes: number | null) => {
      const id = await send(form, { firstName: 'Ann' }, { agentEmail: 'mia@x.example' })
      await db.updateTable('submission').set({ state: 'open' }).where('id', '=', id).execute()
      await db
        .updateTable('request_count')
        .set({ answer_minutes: minutes })
        .where('submission_id', '=', id)
        .execute()
    }
    await ask('site-contact', null)
    expect(await said()).toBe('Vandaag kwam er één aanvraag binnen.')
    await ask('contact-me', 5)
    expect(await said()).toMatch(/^Vandaag kwamen er twee aanvragen binnen. Het antwoord kwam na 5 min,/)
    await ask('contact-me', 90)
    // What nobody is to answer is none that came.
    await ask('testimonial', null)
    expect(await said()).toBe(
      'Vandaag kwamen er drie aanvragen binnen. Het eerste antwoord kwam gemiddeld na 48 min, in de uren dat het kantoor open is.',
    )
  })

  test('an act on several that changed nothing says so', async () => {
    const id = await send('site-contact', { firstName: 'Elders' }, { office: 'stekene' })
    const { html } = await noor.open('/desk/nl/requests?state=all')
    const hidden = hiddenIn(html, '/desk/nl/requests/bulk')
    const page = await noor.post('/desk/nl/requests/bulk', { ...hidden, do: 'done', id: String(id) })
    expect(page.html).toContain('Er is niets gewijzigd')
  })

  test('a request in a language that the site has dropped is answered in that of the agency', async () => {
    const answers = { firstName: 'Jan', email: 'jan@x.example', message: 'Bonjour' }
    const id = await send('request-info', answers, { lang: 'de', subject: 'property/2417' })
    const forms = site.publication.current().forms
    expect([...forms.keys()]).not.toContain('de')
    expect((await noor.open(`/desk/nl/request/${id}`)).status).toBe(200)
    const page = await noor.open(`/desk/nl/request/${id}/answer`)
    expect([page.status, page.html.includes('Beste Jan')]).toEqual([200, true])
  })
})
