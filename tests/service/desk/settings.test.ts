import { beforeAll, describe, expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import { keepTemplate } from '#service/requests/answers/keep-template.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import { dailyEngines } from '#tests/support/service/databases/engines.ts'
import type { OwnerBrowser, ShownPage } from '#tests/support/service/owner-browser.ts'
import { answersTo } from '#tests/support/service/test-service.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const root = '/desk/nl/settings'
const numbers = { minutes: '30', seats: '1', leadHours: '2', daysAhead: '8' }

describe.each(dailyEngines)('what managers set on $name', (engine) => {
  const site = usePortalSite(engine)
  let lotte: OwnerBrowser
  beforeAll(async () => {
    const manager = { email: 'lotte@agency.example', name: 'Lotte Verhulst', role: 'manager' } as const
    lotte = (await signInStaff(site, { ...manager, office: undefined })).own
    await signInStaff(site)
  })
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const [, token = ''] =
      /name="token" value="([^"]+)"/.exec((await lotte.open('/desk/nl/people')).html) ?? []
    return await lotte.post(`${root}/${path}`, { token, office: 'berlare', ...fields })
  }
  /** The same with how often it was changed, as its page says. */
  const save = async (part: 'hours' | 'routing', fields: Readonly<Record<string, string>>) => {
    const { html } = await lotte.open(`${root}/${part}?office=berlare`)
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    return await post(part === 'hours' ? 'hours/hours' : 'routing/save', { version, ...fields })
  }
  /** The moments that a visitor can choose, as `2026-12-03T10:00`. */
  const moments = async (): Promise<readonly string[]> => {
    const answer = await site.service.app.request('/forms/nl/slots/request-visit?subject=property/2417')
    const found = (await answer.text()).match(/berlare\/[\d-]+T[\d:]+/g) ?? []
    return [...new Set(found)].map((slot) => slot.replace('berlare/', ''))
  }
  const sent = async (form: 'request-visit' | 'job-contact', changes = {}) => {
    const about = form === 'job-contact' ? {} : { subject: ['property/2417'] }
    expect((await postJson(site, form, { ...answersTo(form), ...about, ...changes })).status).toBeLessThan(
      300,
    )
    return await site.database.db
      .selectFrom('submission')
      .select(['id', 'agent'])
      .where('form', '=', form)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  }
  const sureIn = ({ html }: ShownPage): string => /name="sure" value="([^"]+)"/.exec(html)?.[1] ?? ''

  test('an office, an answer or an act that is not there is none', async () => {
    for (const part of ['hours', 'routing'])
      expect((await lotte.open(`${root}/${part}?office=gent`)).status).toBe(404)
    for (const path of ['hours/hours', 'hours/closed', 'routing/save', 'templates/save']) {
      const fields = { ...numbers, monday: '10-11', of: 'nobody', in: 'nl', subject: 'X', text: 'Y' }
      expect((await post(path, { ...fields, office: 'gent' })).status).toBe(404)
    }
    // No name of a thing that each object has is an act.
    expect((await post('hours/constructor', {})).status).toBe(404)
    expect(await site.database.db.selectFrom('desk_setting').selectAll().execute()).toEqual([])
    expect(await site.database.db.selectFrom('answer_template').selectAll().execute()).toEqual([])
  })

  test('hours that are set are on the site at once, until they are given back', async () => {
    const before = await moments()
    expect(before.map((moment) => moment.slice(11))).toContain('14:00')
    const wrong = await save('hours', { ...numbers, tuesday: 'voormiddag' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Dinsdag: ‘voormiddag’ is geen blok')
    expect(wrong.html).toContain('value="voormiddag"')
    expect((await save('hours', { ...numbers, minutes: '60', monday: '9.30-10' })).html).toContain(
      'korter dan',
    )
    const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const open = Object.fromEntries(all.map((day) => [day, '9.30 – 10u30']))
    const done = await save('hours', { ...numbers, ...open, holidays: 'yes' })
    expect(done.html).toContain('staan meteen op de site')
    expect(done.html).toContain('14 momenten per week')
    // Late in the morning the first day has the second moment alone.
    const hours = new Set((await moments()).map((moment) => moment.slice(11)))
    expect([...hours].toSorted()).toEqual(['09:30', '10:00'])
    expect((await post('hours/hours', { ...numbers, version: '0' })).html).toContain('Een collega was u voor')
    await save('hours', { do: 'back' })
    expect(await moments()).toEqual(before)
    expect((await lotte.open(`${root}/staff`)).html).toMatch(/Lotte Verhulst veranderde de uren van /)
  })

  test('numbers that no form would send are taken as the nearest that can be', async () => {
    const odd = { minutes: '1', seats: '99', leadHours: 'x', daysAhead: '999', monday: '10-11' }
    await save('hours', odd)
    const { value } = await site.database.db
      .selectFrom('desk_setting')
      .select('value')
      .where('name', '=', 'hours')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(value ?? '')).toMatchObject({ minutes: 5, seats: 20, leadHours: 0, daysAhead: 90 })
    await save('hours', { do: 'back' })
  })

  test('appointments that would fall outside are named first, and stay', async () => {
    const [first = ''] = await moments()
    const { id } = await sent('request-visit', { slot: [`berlare/${first}`], lastName: ['Outside'] })
    const named = await save('hours', { ...numbers, sunday: '10-11' })
    expect(named.status).toBe(422)
    expect(named.html).toContain('valt buiten de nieuwe uren')
    expect(named.html).toContain(`/desk/nl/diary?booking=${id}`)
    expect(await moments()).not.toEqual([])
    const { db } = site.database
    const stored = db.selectFrom('desk_setting').select('name').where('value', 'is not', null)
    expect(await stored.execute()).toEqual([])
    const done = await save('hours', { ...numbers, sunday: '10-11', sure: sureIn(named) })
    expect(done.html).toContain('De uren zijn bewaard')
    const booking = db.selectFrom('booking').select(['starts', 'seat']).where('submission_id', '=', id)
    expect(await booking.executeTakeFirst()).toEqual({ starts: first, seat: 0 })
    await save('hours', { do: 'back' })
  })

  test('days that are closed offer no moment, for one office or all, until they are open again', async () => {
    const before = await moments()
    const day = before.at(-1)?.slice(0, 10) ?? ''
    expect((await post('hours/closed', { first: day, last: 'morgen' })).html).toContain(
      'Kies de eerste en de',
    )
    const done = await post('hours/closed', { first: day, last: day, what: 'Opleiding', for: 'all' })
    expect((await lotte.open(`/desk/nl/diary?office=berlare&at=${day}T10:00`)).html).toMatch(
      /wday--closed">[^]*?<p>Opleiding<\/p>/,
    )
    expect(done.html).toContain('Opleiding')
    expect(done.html).toContain('Alle kantoren')
    expect((await moments()).filter((moment) => moment.startsWith(day))).toEqual([])
    await post('hours/closed', { first: day, last: day, do: 'remove', for: 'all' })
    expect(await moments()).toEqual(before)
    const today = toBrussels(site.clock()).on
    const past = { first: addDays(today, -9), last: addDays(today, -8) }
    expect((await post('hours/closed', past)).html).toContain('nog niet voorbij')
  })

  test('a form goes to whom a manager chose, and an application to managers alone', async () => {
    const { db } = site.database
    const accountOf = async (email: string) => (await findOwner(db, { email }))?.id ?? ''
    const [own, manager] = [await accountOf('noor@agency.example'), await accountOf('lotte@agency.example')]
    const done = await save('routing', { visit: own, job: own, hours: '4', tells: 'agent' })
    expect(done.html).toContain('De verdeling is bewaard')
    const { value } = await db
      .selectFrom('desk_setting')
      .select('value')
      .where('name', '=', 'routing')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(value ?? '')).toEqual({
      receivers: { visit: own },
      answerTerm: { hours: 4, tells: 'agent' },
      confirmsByHand: false,
    })
    const visit = await sent('request-visit')
    expect(visit.agent).toBe(own)
    const mails = db.selectFrom('outbox').select('recipient').where('submission_id', '=', visit.id)
    expect((await mails.execute()).map(({ recipient }) => recipient)).toContain('noor@agency.example')
    expect((await sent('job-contact')).agent).toBe(manager)
    expect((await post('routing/save', { version: '0', visit: manager })).status).toBe(409)
    await save('routing', { do: 'back' })
    expect((await sent('request-visit', { lastName: ['Daarna'] })).agent).not.toBe(own)
  })

  test('an answer of the product is changed in one language, and given back', async () => {
    const { id } = await sent('request-visit', { lastName: ['Antwoord'] })
    const answer = async (template: string, by = lotte) =>
      (await by.open(`/desk/nl/request/${id}/answer?with=${template}`)).html
    // Without one there is a greeting and a name.
    expect(
      /<textarea[^>]*>([^<]*)/
        .exec(await answer(''))?.[1]
        ?.trim()
        .split('\n\n'),
    ).toHaveLength(2)
    // Who asked in Dutch reads nothing that was changed in French.
    const french = { id: 'gone', language: 'fr', forms: '', name: '', version: 0 } as const
    await keepTemplate(site.database.db, { ...french, subject: 'Parti', text: 'Parti.' })
    expect(await answer('gone')).not.toContain('Parti')
    const page = await lotte.open(`${root}/templates?of=gone&in=nl`)
    expect(page.html).toContain('value="Niet meer beschikbaar: {pand}"')
    const fields = { of: 'gone', in: 'nl', version: '0', subject: 'Weg: {pand}', text: '{Pand} is weg.' }
    const wrong = await post('templates/save', { ...fields, text: '{hond} is weg.' })
    expect([wrong.status, wrong.html.includes('{hond} vult niets in')]).toEqual([422, true])
    const preview = await post('templates/save', { ...fields, do: 'preview' })
    expect(preview.html).toMatch(/Weg: <mark>/)
    expect(await answer('gone')).not.toContain('value="Weg: ')
    const done = await post('templates/save', fields)
    expect(done.html).toContain('Het antwoord is bewaard.')
    expect(await answer('gone')).toMatch(/value="Weg: [^{]+"/)
    expect((await post('templates/save', fields)).html).toContain('Een collega was u voor')
    await post('templates/save', { ...fields, version: '1', do: 'back' })
    expect(await answer('gone')).toMatch(/value="Niet meer beschikbaar: /)
  })

  test('an answer of the agency’s own is offered for its forms, with the facts that are known', async () => {
    const { id } = await sent('request-visit', { lastName: ['Eigen'] })
    const list = async () => (await lotte.open(`/desk/nl/request/${id}/answer`)).html
    const named = { of: '', in: 'nl', version: '0', name: 'Loonbrieven' }
    const fields = { ...named, subject: 'Uw dossier', text: 'Voor {pand}.' }
    expect((await post('templates/save', { ...fields, name: '' })).html).toContain('een naam')
    await post('templates/save', { ...fields, forms: 'rent' })
    expect(await list()).not.toContain('Loonbrieven')
    await post('templates/save', { ...fields, name: 'Bezoekuur', text: 'Om {uur}.' })
    expect(await list()).not.toContain('Bezoekuur')
    const done = await post('templates/save', { ...fields, name: 'Parkeren', forms: 'visit' })
    const of = /of=([\w-]{36})&amp;in=nl" aria-current/.exec(done.html)?.[1] ?? ''
    expect(await list()).toContain('Parkeren')
    // Only French is left, and it says so.
    const french = { id: of, language: 'fr', forms: '', name: 'Parking', version: 0 } as const
    await keepTemplate(site.database.db, { ...french, subject: 'Garer', text: 'Pour {home}.' })
    await post('templates/save', { of, in: 'nl', version: '1', do: 'back' })
    expect(await list()).toMatch(/>Parking<span[^>]*>Français</)
    expect((await post('templates/save', { ...fields, of: 'nobody' })).status).toBe(404)
  })

  test('a form shows what another process stored a moment ago', async () => {
    const version = await versionOf(site.database.db, { name: 'routing', office: 'berlare' })
    const answerTerm = { hours: 2, tells: 'agentAndManager' } as const
    const value = { receivers: {}, answerTerm, confirmsByHand: false }
    await saveSetting(site.database.db, { name: 'routing', office: 'berlare', value, version })
    const { html } = await lotte.open(`${root}/routing?office=berlare`)
    expect(html).toMatch(/<option value="2" selected/)
  })
})
