import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'

/** For whom something at the desk is: all who work there, the office of what it is about, or managers. Managers may do all. */
type Whom = 'staff' | 'office' | 'managers'

/** A page of the desk, or an act: what is posted, its line of the log, and who may do it. */
export type DeskRow = Readonly<{
  /** As the service names its route, without what all begin with: `request/:id/:act`. */
  route: string
  path: string
  whom: Whom
  /** What is posted, besides the token; absent for a page. */
  fields?: Readonly<Record<string, string>>
  log?: DeskAct
  /** The act that comes before it, by the end of its path. */
  after?: string
  /** What other staff are answered, where that is not 404 for another office and 403 for an agent. */
  refused?: number
}>

/** What a desk has. */
export type DeskSeed = Readonly<{
  /** A request with an appointment ahead and a file, one whose appointment was yesterday, and a testimonial. */
  request: number
  past: number
  file: number
  testimonial: number
  /** Hours that the office is kept free. */
  block: number
  /** The path of the person of the request, and what that person is mailed. */
  person: string
  subscriptions: Readonly<Record<'homes' | 'newsletter', number>>
  /** A confirmed offer on property/2417, the only one. */
  offer: number
  /** On Belgium's clock. */
  now: Readonly<{ day: PlainDate; hour: string }>
  /** The account of somebody who works at the office. */
  agent: string
}>

/** Returns every page and act of the desk, each once at least; an act may be done once by each for whom it is. */
export function deskRows(seed: DeskSeed): readonly DeskRow[] {
  const page = (route: string, whom: Whom, end = route): DeskRow => ({ route, path: `/desk/nl/${end}`, whom })
  const act = (
    [route, whom, log]: readonly [route: string, whom: Whom, log: DeskAct],
    end: string,
    fields: DeskRow['fields'] = {},
    more: Pick<DeskRow, 'after' | 'refused'> = {},
  ): DeskRow => ({ ...page(route, whom, end), log, fields, ...more })
  const { request, past, person, subscriptions, offer, agent } = seed
  const key = person.split('/').at(-1) ?? ''
  const home = 'property/2417'
  const caller = { name: 'Rita', phone: '052123456', key: 'once' }
  const visit = { sequence: '0', day: '2099-01-05', time: '10:00', reason: 'agency', who: agent }
  const ofRequest = (end: string, log: DeskAct, fields = {}) =>
    act(['request/:id/:act', 'office', log], `request/${request}/${end}`, { version: '0', ...fields })
  const ofVisit = (end: string, log: DeskAct, id = request, fields = {}) =>
    act(['diary/:id/:act', 'office', log], `diary/${id}/${end}`, { ...visit, ...fields })
  const bulk = (log: DeskAct, fields: DeskRow['fields']) =>
    act(
      ['requests/bulk', 'office', log],
      'requests/bulk',
      { id: String(request), ...fields },
      { refused: 303 },
    )
  const moment = { day: '2099-01-05', from: '10:00' }
  const ofPerson = (end: string, log: DeskAct, fields = {}) =>
    act(['person/:key/:act', 'managers', log], `person/${key}/${end}`, fields)
  const ofOffer = (end: string, log: DeskAct) =>
    act([`offers/${end}`, 'office', log], `offers/${end}`, {
      home,
      offer: String(offer),
      seen: `${offer}-new`,
      advice: 'Goed bod.',
      text: 'De eigenaar heeft beslist.',
      ...seed.now,
      way: 'mail',
    })
  const ofTestimonial = (end: string, log: DeskAct, after?: string) =>
    act(
      ['testimonials/:act', 'managers', log],
      `testimonials/${end}`,
      { request: String(seed.testimonial), version: '0' },
      { after },
    )
  const ofSetting = (end: string, log: DeskAct, fields: DeskRow['fields']) =>
    act([`settings/${end.split('/')[0]}/:act`, 'managers', log], `settings/${end}`, {
      office: 'berlare',
      version: '0',
      ...fields,
    })
  const ofCalendars = (deed: string) =>
    act(['diary/calendars', 'staff', 'calendar'], 'diary/calendars', {
      do: deed,
      address: 'https://127.0.0.1/a.ics',
    })
  return [
    page('', 'staff'),
    page('diary/calendars', 'staff'),
    // The one that makes an address answers with a page: a redirect cannot show it once.
    ...['hold', 'unsubscribe', 'link', 'unlink'].map(ofCalendars),
    page('requests', 'staff', 'requests?state=all&who=all'),
    page('request/:id', 'office', `request/${request}`),
    page('request/:id/file/:file', 'office', `request/${request}/file/${seed.file}`),
    ofRequest('take', 'take'),
    ofRequest('assign', 'assign', { agent }),
    ofRequest('wait', 'wait', { until: addDays(seed.now.day, 1) }),
    ofRequest('done', 'done'),
    ofRequest('put-back', 'putBack'),
    ofRequest('note', 'note', { note: 'Belt terug' }),
    ofRequest('called', 'call'),
    ofRequest('no-answer', 'call'),
    ofRequest('retry', 'retry'),
    bulk('done', { do: 'done' }),
    bulk('assign', { do: 'assign', agent }),
    bulk('putBack', { do: 'back', of: `${request}:open` }),
    page('request/:id/answer', 'office', `request/${request}/answer`),
    act(['request/:id/answer', 'office', 'answer'], `request/${request}/answer`, {
      version: '0',
      subject: 'Uw vraag',
      text: 'Dag.',
    }),
    page('request/:id/erase', 'managers', `request/${request}/erase`),
    act(['request/:id/erase', 'managers', 'erase'], `request/${request}/erase`, { number: `${request}` }),
    page('requests/new', 'staff'),
    act(['requests/new', 'staff', 'noteCall'], 'requests/new', {
      ...caller,
      about: 'question',
    }),
    page('diary', 'staff'),
    page('diary', 'office', `diary?booking=${request}`),
    ofVisit('confirm', 'confirm'),
    ofVisit('wait', 'unconfirm'),
    ofVisit('move', 'move'),
    ofVisit('cancel', 'cancel'),
    ofVisit('agent', 'handOver'),
    ofVisit('report', 'report', past, { outcome: 'been', report: 'Vond de tuin mooi.' }),
    act(
      ['diary/plan', 'managers', 'block'],
      'diary/plan',
      { ...moment, what: 'block', who: 'office' },
      { refused: 422 },
    ),
    act(['diary/plan', 'office', 'plan'], 'diary/plan', {
      ...moment,
      ...caller,
      in: '?office=berlare',
      what: 'contact-appointment',
      who: agent,
    }),
    page('diary', 'office', `diary?plan=&request=${request}`),
    act(
      ['diary/unblock', 'managers', 'unblock'],
      'diary/unblock',
      { block: `${seed.block}` },
      { refused: 404 },
    ),
    page('offers', 'staff'),
    page('offers', 'office', `offers?home=${home}`),
    ...['release', 'accept', 'decline'].map((end) =>
      page(`offers/${end}`, 'office', `offers/${end}?home=${home}&offer=${offer}`),
    ),
    ofOffer('release', 'release'),
    ofOffer('accept', 'accept'),
    ofOffer('decline', 'decline'),
    ofOffer('withdraw', 'withdraw'),
    ofOffer('reopen', 'reopen'),
    page('people', 'staff'),
    page('people/owners', 'staff'),
    act(['people/owners/invite', 'office', 'inviteOwner'], 'people/owners/invite', {
      again: 'an.debacker@voorbeeld.be',
    }),
    page('person/:key', 'office', `person/${key}`),
    page('person/:key/erase', 'managers', `person/${key}/erase`),
    ofPerson('export', 'export'),
    ofPerson('stop', 'stop', { id: `${subscriptions.homes}` }),
    ofPerson('erase', 'erasePerson', { sure: 'noor@voorbeeld.be' }),
    ...(['alerts', 'newsletter'] as const).flatMap((list) => [
      page(`people/${list}`, 'managers'),
      act([`people/${list}/:act`, 'managers', 'export'], `people/${list}/export`),
      act([`people/${list}/:act`, 'managers', 'stop'], `people/${list}/stop`, {
        id: String(subscriptions[list === 'alerts' ? 'homes' : list]),
      }),
    ]),
    page('testimonials', 'managers'),
    ofTestimonial('decline', 'done'),
    ofTestimonial('publish', 'publish'),
    ofTestimonial('take-back', 'takeBack', 'testimonials/publish'),
    ...['hours', 'routing', 'templates', 'staff'].map((part) => page(`settings/${part}`, 'managers')),
    // The hours that the office has: nothing falls outside.
    ofSetting('hours/hours', 'hours', {
      minutes: '30',
      seats: '1',
      leadHours: '18',
      daysAhead: '8',
      thursday: '10:00-11:00',
      friday: '14:00-15:00',
    }),
    ofSetting('hours/closed', 'closedDays', { first: '2099-02-05', last: '2099-02-06', for: 'one' }),
    ofSetting('routing/save', 'routing', { visit: agent }),
    ofSetting('templates/save', 'template', { of: 'welcome', in: 'nl', subject: 'Straks', text: 'Welkom.' }),
    ofSetting('staff/invite', 'invite', { name: 'Milan', email: 'milan@agency.example', role: 'manager' }),
    ofSetting('staff/role', 'role', { account: agent, role: 'agent' }),
    ofSetting('staff/secondStep', 'secondStep', { account: agent }),
    ofSetting('staff/deactivate', 'deactivate', { account: agent }),
    page('numbers', 'staff'),
    page('numbers.csv', 'staff'),
  ]
}
