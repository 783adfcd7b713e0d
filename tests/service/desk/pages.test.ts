import { beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { hiddenIn, hire } from '#tests/support/desk/hire.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { submission } from '#tests/support/service/samples.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

describe.each(engines)('the desk on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  let noor: OwnerBrowser
  let keys = 0
  const send = async (form: FormId, answers: Answers, more: object = {}): Promise<number> => {
    const sent = {
      ...submission(`key ${++keys}`),
      subject: undefined,
      form,
      answers,
      office: 'berlare',
      ...more,
    }
    return (await acceptSubmission(site.database, sent, site.clock())).id
  }
  const idOf = async (email: string): Promise<string> => {
    const rows = site.database.db.selectFrom('owner').select('id').where('email', '=', email)
    return (await rows.executeTakeFirstOrThrow()).id
  }
  beforeAll(async () => {
    lotte = await hire(site, 'lotte@x.example', 'manager', null)
    noor = await hire(site, 'noor@x.example', 'agent', 'berlare')
  })
  const press = async (
    browser: OwnerBrowser,
    id: number,
    act: string,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const { html } = await browser.open(`/desk/nl/request/${id}`)
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    return await browser.post(`/desk/nl/request/${id}/${act}`, { token, version, ...fields })
  }

  test('a visit is seen on the day’s page, in the list and alone, with what was asked', async () => {
    const answers = {
      firstName: 'Elke',
      lastName: 'Van Damme',
      phone: '0470 12 34 56',
      email: 'elke@x.example',
      message: 'We komen met drie.',
    }
    const id = await send('request-info', answers, { subject: 'property/2417' })
    const day = await noor.open('/desk/nl/')
    expect(day.status).toBe(200)
    expect(day.html).toMatch(/<h1[^>]*>[^<]*nieuwe aanvra/i)
    const list = await noor.open('/desk/nl/requests')
    expect(list.html).toContain('Vraag over een pand')
    expect(list.html).toContain('‘We komen met drie.’')
    expect(list.html).toContain('<tr class="is-new">')
    expect(list.html).toContain('van Elke Van Damme" name="id"')
    expect(list.html).toContain('aria-hidden="true">?</span>Niemand')
    const page = await noor.open(`/desk/nl/request/${id}`)
    expect(page.html).toContain('Elke Van Damme heeft een vraag over Donklaan 00, 9290 Berlare')
    expect(page.html).toContain('href="tel:+32470123456"')
    expect(page.html).toContain('Ontvangen')
    expect(page.headers.get('cache-control')).toBe('no-store')
    // The script of the page closes them on Escape: what has the focus next is not below them.
    expect(page.html).not.toMatch(/<details class="(?:drop|pick)(?![^>]*name="nav")/)
  })

  test('a request is taken, noted about, called about, hidden, done and put back; its line says who did what', async () => {
    const id = await send('contact-me', { firstName: 'Rita', lastName: 'Goossens', phone: '052 12 34 56' })
    const taken = await press(noor, id, 'take')
    expect(taken.path).toMatch(new RegExp(`^/desk/nl/request/${id}\\?`))
    expect(taken.html).toContain(`Aanvraag ${id} is nu voor u.`)
    await press(noor, id, 'note', { note: 'Belt <b>na</b> 18 uur' })
    await press(noor, id, 'called', { note: 'Wil een ander uur.' })
    const { html } = await press(noor, id, 'wait', { until: '2099-01-01' })
    expect(html).toContain('Kies een dag binnen 90 dagen')
    const done = await press(noor, id, 'done')
    expect(done.html).toContain('Niemand kreeg een mail')
    const undo = hiddenIn(done.html, `/desk/nl/request/${id}/put-back`)
    const back = await noor.post(`/desk/nl/request/${id}/put-back`, undo)
    expect(back.html).toContain('staat weer bij te doen')
    for (const line of [
      'noor nam ze aan',
      'Belt &lt;b&gt;na&lt;/b&gt; 18 uur',
      'noor belde, en sprak met de afzender',
      'Wil een ander uur.',
      'noor zette ze op klaar',
      '<li class="line--note">',
      `formNoValidate="" formAction="/desk/nl/request/${id}/called"`,
    ])
      expect(back.html).toContain(line)
  })

  test('an empty list says when the first of those that wait comes back', async () => {
    const wannes = await hire(site, 'wannes@x.example', 'agent', 'berlare')
    const own = { agentEmail: 'wannes@x.example' }
    const later = await send('site-contact', { firstName: 'Jan' }, own)
    const first = await send('site-contact', { firstName: 'Els' }, own)
    await press(wannes, later, 'wait', { until: '2026-12-09' })
    expect((await wannes.open('/desk/nl/requests?who=me')).html).not.toContain('vanzelf terug.')
    await press(wannes, first, 'wait', { until: '2026-12-03' })
    const { html } = await wannes.open('/desk/nl/requests?who=me')
    expect(html).toContain('Twee aanvragen wachten. De eerste komt donderdag 3 december vanzelf terug.')
  })

  test('a colleague who was first is not written over, and what was typed is kept', async () => {
    const id = await send('site-contact', { firstName: 'Jan' })
    const { html } = await noor.open(`/desk/nl/request/${id}`)
    const fields = hiddenIn(html, `/desk/nl/request/${id}/note`)
    await press(lotte, id, 'called')
    const late = await noor.post(`/desk/nl/request/${id}/note`, { ...fields, note: 'Stuurt foto’s door.' })
    expect(late.status).toBe(409)
    // No mistake of hers: it is not told in red, and the next step is a button.
    expect(late.html).toMatch(/<div class="notice" role="alert"[^>]*><h2>lotte was u voor</)
    expect(late.html).toContain(
      `href="/desk/nl/request/${id}#line" class="button button--small">Lees wat er gebeurde</a>`,
    )
    expect(late.html).toContain('Stuurt foto’s door.')
    const notes = await site.database.db
      .selectFrom('note')
      .selectAll()
      .where('submission_id', '=', id)
      .execute()
    expect(notes.map(({ kind }) => kind)).toEqual(['called'])
  })

  test('several are done at once, and put back as they were', async () => {
    const ids = [
      await send('site-contact', { firstName: 'A' }),
      await send('site-contact', { firstName: 'B' }),
    ]
    await press(noor, ids[1] ?? 0, 'called')
    const { html } = await noor.open('/desk/nl/requests?pick=all')
    const hidden = hiddenIn(html, '/desk/nl/requests/bulk')
    const body = new URLSearchParams({ ...hidden, do: 'done' })
    for (const id of ids) body.append('id', String(id))
    const done = await noor.post(
      '/desk/nl/requests/bulk',
      Object.fromEntries([...body].filter(([name]) => name !== 'id').concat([['id', String(ids[0])]])),
    )
    expect(done.html).toContain('1 aanvraag staat op klaar')
    const states = async () =>
      (
        await site.database.db
          .selectFrom('submission')
          .select('state')
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
      ).map(({ state }) => state)
    expect(await states()).toEqual(['done', 'open'])
    const undo = hiddenIn(done.html, '/desk/nl/requests/bulk')
    const back = await noor.post('/desk/nl/requests/bulk', undo)
    expect(back.html).toContain('1 aanvraag staat terug')
    expect(await states()).toEqual(['new', 'open'])
  })

  test('a list keeps what its address asks for, and says where one condition less finds something', async () => {
    await send('site-contact', { firstName: 'Pia' }, { lang: 'fr' })
    const none = await noor.open('/desk/nl/requests?state=done&q=onvindbaar&form=contact-me')
    expect(none.html).toContain('Geen aanvraag past hierbij')
    expect(none.html).not.toContain('<table')
    expect(none.html).toContain('<details class="fold fold--held" open="">')
    expect(none.html).toContain('<input type="hidden" name="state" value="done"/>')
    expect(none.html).toContain('Wat gewist is, of ouder dan zijn termijn, staat hier niet meer.')
    expect(none.html).not.toContain('Met één ding minder')
    const done = await lotte.open('/desk/nl/requests?who=all&state=done&q=pia')
    expect(done.html).toContain('<a href="/desk/nl/requests?state=all&amp;q=pia">Alles: 1 aanvraag</a>')
    const own = await lotte.open('/desk/nl/requests?who=me&q=pia')
    expect(own.html).toMatch(/<a href="[^"]*who=all&amp;[^"]*">Alle kantoren: 1 aanvraag</)
    const form = await noor.open('/desk/nl/requests?q=pia&form=testimonial')
    expect(form.html).toContain('<a href="/desk/nl/requests?q=pia">Zonder Getuigenis: 1 aanvraag</a>')
    expect(form.html).not.toContain('Zonder ‘pia’')
    const all = await noor.open('/desk/nl/requests?q=pia&pick=all')
    expect(all.html).toContain('name="id" checked=""')
  })

  test('a colleague who gets a request is mailed, and one is not mailed of the own', async () => {
    const id = await send('site-contact', { firstName: 'Mila' })
    await press(lotte, id, 'assign', { agent: await idOf('noor@x.example') })
    const mail = (await site.mailsTo('noor@x.example', 2)).find((text) => text.includes('Mila'))
    expect(mail).toContain(`https://agency.example/desk/nl/request/${id}`)
    const refused = await press(lotte, id, 'assign', { agent: 'nobody' })
    expect(refused.status).toBe(422)
  })

  test('an answer is begun from a template, shown as it arrives, sent to the visitor, and ends the request', async () => {
    const answers = {
      firstName: 'Elke',
      lastName: 'Claes',
      email: 'elke.claes@x.example',
      message: 'Kan het?',
    }
    const id = await send('request-info', answers, { subject: 'property/2417' })
    const path = `/desk/nl/request/${id}/answer`
    const page = await noor.open(`${path}?with=gone`)
    expect(page.html).toContain('Niet meer beschikbaar: Donklaan 00')
    expect(page.html).toContain('<mark>Donklaan 00')
    const hidden = hiddenIn(page.html, path)
    const empty = await noor.post(path, { ...hidden, subject: 'Dag', text: '', after: 'waiting' })
    expect([empty.status, empty.html.includes('Schrijf eerst uw antwoord')]).toEqual([422, true])
    const shown = await noor.post(path, {
      ...hidden,
      subject: 'Votre visite',
      text: 'Bonjour <b>',
      do: 'preview',
    })
    expect(shown.html).toContain('Bonjour &lt;b&gt;')
    expect(await site.mailsTo('elke.claes@x.example', 0)).toEqual([])
    const sent = await noor.post(path, {
      ...hidden,
      subject: 'Votre visite',
      text: 'Bonjour,\n\nOui.',
      after: 'waiting',
      copy: 'yes',
    })
    expect(sent.html).toContain('Uw antwoord vertrekt.')
    const [mail] = await site.mailsTo('elke.claes@x.example', 1)
    expect(mail).toContain('Subject: Votre visite')
    expect(mail).toContain('Oui.')
    const rows = site.database.db
      .selectFrom('submission')
      .select(['state', 'first_answer_at'])
      .where('id', '=', id)
    expect((await rows.executeTakeFirstOrThrow()).state).toBe('waiting')
    expect((await rows.executeTakeFirstOrThrow()).first_answer_at).not.toBeNull()
    const late = await noor.post(path, { ...hidden, subject: 'Encore', text: 'Nous écrivons deux fois.' })
    expect([late.status, late.html.includes('Nous écrivons deux fois.')]).toEqual([409, true])
    expect(await site.mailsTo('elke.claes@x.example', 1)).toHaveLength(1)
  })

  test('candidates stand in order of arrival, and an answer is their next step', async () => {
    const apply = async (firstName: string) =>
      await send(
        'rent-application',
        { firstName, email: `${firstName}@x.example`, phone: '0470 12 34 56' },
        { subject: 'property/2408' },
      )
    await apply('Sofie')
    const id = await apply('Youssef')
    await apply('Lien')
    const { html } = await noor.open(`/desk/nl/request/${id}`)
    const panel = /<h2>Kandidaten[^]*?<\/ol>/.exec(html)?.[0] ?? ''
    expect([...panel.matchAll(/Sofie|Youssef|Lien/g)].map(([name]) => name)).toEqual([
      'Sofie',
      'Youssef',
      'Lien',
    ])
    expect(panel).toContain('<b>Youssef</b>')
    expect(/class="button button--small"[^>]*>([^<]+)/.exec(html)?.[1]).toBe('Antwoord')
    expect(html).toContain('objectieve gronden')
    // On 24 November, kept for a month.
    expect(html).toContain('wordt na 24 december 2026 gewist')
  })

  test('a question is called about first', async () => {
    const id = await send('site-contact', { firstName: 'Jan', phone: '0470 12 34 56' })
    const { html } = await noor.open(`/desk/nl/request/${id}`)
    expect(/class="button button--small"[^>]*>([^<]+)/.exec(html)?.[1]).toBe('Bel 0470 12 34 56')
    expect(html).toContain('wordt na 24 november 2028 gewist')
  })

  test('a manager erases a request once its number is typed', async () => {
    const id = await send('site-contact', { firstName: 'Wis', message: 'Mij.' })
    const path = `/desk/nl/request/${id}/erase`
    const page = await lotte.open(path)
    const hidden = hiddenIn(page.html, path)
    expect((await lotte.post(path, { ...hidden, number: '1' })).status).toBe(422)
    const erased = await lotte.post(path, { ...hidden, number: String(id) })
    expect(erased.html).toContain(`Aanvraag ${id} is gewist.`)
    expect((await lotte.open(`/desk/nl/request/${id}`)).status).toBe(404)
    const logged = await site.database.db
      .selectFrom('desk_log')
      .selectAll()
      .where('request', '=', id)
      .execute()
    expect(logged).toMatchObject([{ act: 'erase', name: 'lotte', detail: '' }])
  })
})
