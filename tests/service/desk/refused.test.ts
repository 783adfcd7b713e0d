import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { startSeededSite } from '#tests/support/service/missing-tables/seeded-site.ts'
import { testOrigin } from '#tests/support/service/test-service.ts'
import { useStarted } from '#tests/support/service/use-started.ts'

type Fields = Readonly<Record<string, string>>

const seeded = useStarted(
  beforeAll,
  async () => await startSeededSite(await sqlite.create()),
  async ({ site }) => await site.stop(),
)

// Somebody must be there who can leave.
beforeAll(async () => void (await signInStaff(seeded.site)))

/** Posts something that is wrong, and returns the page that comes back. */
async function refused(path: string, fields: Fields): Promise<Document> {
  const { site, cookies, desk } = seeded
  const headers = { cookie: cookies.lotte, origin: testOrigin }
  const body = new URLSearchParams({ token: desk.token, ...fields })
  const response = await site.service.app.request(`/desk/nl/${path}`, { method: 'POST', headers, body }, {})
  expect([path, response.status]).toEqual([path, 422])
  return new JSDOM(await response.text()).window.document
}

const nobody = { account: 'x', who: 'x', agent: 'x' }
const hours = { office: 'berlare', version: '0', minutes: '30', seats: '2', leadHours: '2', daysAhead: '8' }
const staff = { name: 'Q R', email: 'q@agency.example', role: 'agent', office: '' }

/** What is posted below `/desk/nl/`, and the ID of the field that says what is wrong. */
function wrongs(): readonly (readonly [path: string, fields: Fields, id: string])[] {
  const { desk } = seeded
  const [request, visit, past] = [`request/${desk.request}`, `diary/${desk.request}`, `diary/${desk.past}`]
  const ahead = { sequence: '0', in: `?booking=${desk.request}` }
  const been = { sequence: '0', in: `?booking=${desk.past}`, outcome: 'been' }
  const plan = { in: '?plan=', day: '2099-01-05', from: '10:00', who: desk.agent }
  const offer = { home: 'property/2417', offer: String(desk.offer), seen: 'x' }
  const yes = { ...offer, way: 'mail', day: desk.now.day, hour: desk.now.hour, text: 'Ja.' }
  return [
    [`${request}/assign`, { ...nobody, version: '0' }, 'agent'],
    [`${request}/wait`, { version: '0', until: '2020-01-01' }, 'until'],
    [`${request}/note`, { version: '0', note: '' }, 'note'],
    [`${request}/answer`, { version: '0', subject: '', text: 'Dag' }, 'subject'],
    [`${request}/answer`, { version: '0', subject: 'Dag', text: '' }, 'text'],
    [`${request}/erase`, { number: '1' }, 'number'],
    ['requests/bulk', { do: 'assign', id: String(desk.request) }, 'bulk-agent'],
    ['requests/new', { about: 'visit', name: 'Rita' }, 'home'],
    ['requests/new', { about: 'question', name: '' }, 'name'],
    ['requests/new', { about: 'question', name: 'Rita', phone: 'geen' }, 'phone'],
    [`${visit}/move`, ahead, 'slot'],
    [`${visit}/move`, { ...ahead, day: '2020-01-01', time: '10:00', word: 'Sorry' }, 'day'],
    [`${visit}/agent`, { ...ahead, ...nobody }, 'who'],
    [`${past}/report`, { ...been, report: 'Mevrouw Vandenbroucke twijfelt' }, 'report'],
    ['diary/plan', { ...plan, what: 'block', from: '' }, 'from'],
    ['diary/plan', { ...plan, what: 'block', until: '09:00' }, 'until'],
    ['diary/plan', { ...plan, what: 'contact-demand' }, 'home'],
    ['diary/plan', { ...plan, what: 'contact-appointment', name: 'A', email: 'geen' }, 'email'],
    ['diary/calendars', { do: 'link', address: 'agenda' }, 'address'],
    ['offers/release', { ...offer, offer: '' }, 'offer'],
    ['offers/release', { ...offer, advice: 'Peeters betaalt' }, 'advice'],
    ['offers/accept', { ...yes, way: '' }, 'way'],
    ['offers/accept', { ...yes, day: '2099-01-01' }, 'day'],
    ['offers/decline', { ...offer, text: '' }, 'text'],
    ['people/owners/invite', { email: 'geen' }, 'email'],
    ['people/owners/invite', { email: 'n@x.example', homes: 'nergens' }, 'homes'],
    [`${desk.person.replace('/desk/nl/', '')}/erase`, { sure: 'iemand anders' }, 'sure'],
    ['settings/hours/hours', { ...hours, monday: 'de hele dag' }, 'monday'],
    ['settings/hours/closed', { office: 'berlare', first: '', last: '2099-01-01' }, 'first'],
    ['settings/hours/closed', { office: 'berlare', first: '2099-01-02', last: '2099-01-01' }, 'last'],
    ['settings/templates/save', { of: '', in: 'nl', name: '', subject: 'Dag', text: 'Dag' }, 'name'],
    ['settings/templates/save', { of: 'gone', in: 'nl', subject: 'Dag', text: '{hond}' }, 'text'],
    ['settings/templates/save', { of: 'gone', in: 'nl', subject: '{kat}', text: 'Dag' }, 'subject'],
    ['settings/staff/invite', { ...staff, name: '' }, 'name'],
    ['settings/staff/invite', { ...staff, email: 'geen' }, 'email'],
    ['settings/staff/invite', staff, 'invite-office'],
    ['settings/staff/deactivate', { account: '', to: '' }, 'account'],
  ]
}

/** Returns what a page that comes back does not say, or say twice the same, of a field that is wrong. */
function faultsOf(page: Document, fields: Fields, id: string): readonly string[] {
  const sentence = page.querySelector('.notice--bad[autofocus][tabindex="-1"] h2 a')
  const control = page.getElementById(id)
  const described = control?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
  const error = page.getElementById(described.split(' ')[0] ?? '')?.textContent
  const isGroup = control?.matches('[type=radio], [type=checkbox]')
  const lost = Object.entries(fields).filter(([name, typed]) => {
    const typing = `:is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea)[name="${name}"]`
    const held = control?.closest('form')?.querySelector<HTMLInputElement>(typing)
    return held && held.value !== typed
  })
  return [
    ...(page.title.startsWith('Fout: ') ? [] : ['the title does not say it']),
    ...(sentence?.getAttribute('href') === `#${id}` ? [] : ['the sentence above leads elsewhere']),
    ...(error && error === sentence?.textContent ? [] : ['the field says something else']),
    ...(isGroup || control?.getAttribute('aria-invalid') === 'true' ? [] : ['the field is not invalid']),
    ...lost.map(([name]) => `what was typed as ${name} is gone`),
  ]
}

test('each form that is refused says why at its field, the page begins there, and what was typed stays', async () => {
  const faults: string[] = []
  for (const [path, fields, id] of wrongs())
    for (const fault of faultsOf(await refused(path, fields), fields, id))
      faults.push(`${path} ${id}: ${fault}`)
  expect(faults).toEqual([])
})

test('a form beside the one that was refused is as it was', async () => {
  const { desk } = seeded
  const page = await refused('settings/hours/closed', { office: 'berlare', first: '', last: '2099-01-01' })
  const value = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect([value('version'), value('thursday')]).toEqual(['0', '10:00-11:00'])
  const diary = await refused(`diary/${desk.request}/agent`, {
    ...nobody,
    sequence: '0',
    in: `?booking=${desk.request}`,
  })
  const tick = diary.querySelector<HTMLInputElement>('form[action$="/move"] [name="owners"]')
  expect(tick?.checked).toBe(true)
})
