import { listStaff, type Staff } from '#service/owners/accounts/find-staff.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Translate } from '#i18n/translate.ts'
import type { DoorContext, PageRequest } from '#service/door/door-context.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SetOffice } from '#service/kit/recipients/desk-settings.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { AgainView, NoticeView } from '#ui/desk/kit.ts'
import { deskPaths, deskRoot } from '#contracts/desk-paths.ts'
import { formatQuery, type RequestQuery } from './requests/request-query.ts'

/** Whose requests are shown: one's own, those of an office by its ID, or all that one may see. */
export type Scope = string

/** A row that holds a person: what a link to that person's page is signed for. An owner's mailbox is sealed: whom the CRM alone knows has no number. */
export type PersonRow =
  | readonly [kind: 'request' | 'subscription', id: number]
  | readonly [kind: 'owner', sealed: string]

/** Why nothing was done: said above the page, and at the fields that it is about. */
export type Refusal = Readonly<{
  /** Absent where a page is only shown anew with what was typed. */
  title?: string
  text?: string
  ways?: NoticeView['ways']
  /** What is wrong with each field, by its name. */
  wrong?: AgainView['wrong']
  /** ID of the field that the sentence above the page leads to. */
  leadsTo?: string
  /** The same of what was named: to post it means that it is meant. */
  sure?: string
  status: 200 | 409 | 422
}>

/** What pages of the desk are made of, beside what they show; `again` is what was posted and refused, where one is shown again. */
export type DeskPage = Readonly<Awaited<ReturnType<typeof pageFor>>> &
  Readonly<{ again?: Refusal & AgainView }>

/** Returns the addresses of the desk in a language. @example deskHrefs('nl').request(1183, '?state=done') // '/desk/nl/request/1183?in=%3Fstate%3Ddone' */
export function deskHrefs(locale: Locale) {
  const root = `${deskRoot}/${locale}`
  const within = (list: string): string => (list === '' ? '' : `?in=${encodeURIComponent(list)}`)
  const asked = (path: string, query: Readonly<Record<string, string>>): string =>
    `${root}/${path}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`
  const { booking, planFor } = deskPaths(locale)
  return {
    booking,
    planFor,
    today: `${root}/`,
    requests: `${root}/requests`,
    numbers: `${root}/numbers`,
    numbersCsv: `${root}/numbers.csv`,
    diary: `${root}/diary`,
    calendars: `${root}/diary/calendars`,
    /** Receives what is done with the appointment of a request. */
    diaryAct: (id: number, act: string) => `${root}/diary/${id}/${act}`,
    plan: `${root}/diary/plan`,
    unblock: `${root}/diary/unblock`,
    list: (query: RequestQuery) => `${root}/requests${formatQuery(query)}`,
    /** Receives what is done with all that are ticked. */
    bulk: `${root}/requests/bulk`,
    /** Notes a call. */
    call: `${root}/requests/new`,
    offers: `${root}/offers`,
    /** The offers on a home, or what is done with them. @example offer('release', { home: 'property/2417' }) */
    offer: (act = '', query: Readonly<Record<string, string>> = {}) =>
      asked(`offers${act === '' ? '' : `/${act}`}`, query),
    request: (id: number, list = '') => `${root}/request/${id}${within(list)}`,
    /** The page that answers, begun with a template. */
    answer: (id: number, template = '', list = '') =>
      `${root}/request/${id}/answer?${new URLSearchParams({ with: template, in: list })}`,
    act: (id: number, act: string) => `${root}/request/${id}/${act}`,
    people: `${root}/people`,
    person: (key: string, part = '') => `${root}/person/${key}${part}`,
    owners: `${root}/people/owners`,
    alerts: `${root}/people/alerts`,
    newsletter: `${root}/people/newsletter`,
    testimonials: `${root}/testimonials`,
    settings: `${root}/settings/hours`,
    /** A page of the settings. @example settingsOf('staff') // '/desk/nl/settings/staff' */
    settingsOf: (part: string, query: Readonly<Record<string, string>> = {}) =>
      asked(`settings/${part}`, query),
    file: (id: number, file: number) => `${root}/request/${id}/file/${file}`,
  }
}

/** Returns the offices as the desk names them: by their towns where all begin with the agency's name, which each page says. */
export function namedOffices({ words }: Readonly<{ words: SiteWords }>): readonly SetOffice[] {
  const { agency, offices } = words.recipients
  const [first] = agency.name.split(' ')
  const towns = offices.map(({ place }) => place.replace(/^.*\b\d{4,} /, ''))
  const isClear = new Set(towns).size === towns.length && towns.length > 1
  if (!isClear || !offices.every(({ name }) => name.startsWith(`${first} `))) return offices
  return offices.map((office, at) => ({ ...office, name: towns[at] ?? office.name }))
}

/** Cookie of the requests that a browser shows: those of an office, of all, the own ones. */
const scopeCookie = 'desk_scope'

/** What tokens of posts are signed for, and links to the pages of persons. */
export const postPurpose = 'desk post'
export const personPurpose = 'desk person'

/** Seconds for which a browser keeps what it shows: half a year. */
const keptFor = 180 * 24 * 60 * 60

/** Returns what pages are made of for somebody who is signed in. */
export async function pageFor(
  { database, signer, clock, words, hasCrm }: DoorContext,
  { c, locale, t, agency, site }: PageRequest,
  { session, staff }: Readonly<{ session: string; staff: Staff }>,
) {
  const now = clock()
  const colleagues = await listStaff(database.db)
  const hrefs = deskHrefs(locale)
  return {
    locale,
    t,
    staff,
    /** Proves that a post comes from a page of this session. */
    token: signer.sign(postPurpose, session),
    now,
    /** Whether a CRM is told of what is done. */
    hasCrm,
    words,
    locales: [...c.get('site').forms.keys()] as readonly Locale[],
    agency,
    today: toBrussels(now).on,
    /** All who work at the desk, or did; `active` those who still do. */
    colleagues,
    active: colleagues.filter(({ isActive }) => isActive),
    scope: scopeOf(c, scopesOf({ staff, words, t })),
    subjects: site.subjects,
    hrefs,
    /** Returns the address of the page of the person in a row, which nobody guesses and in which nobody is named. */
    personHref: (...row: PersonRow): string => hrefs.person(signer.sign(personPurpose, row)),
    /** Returns what a mailbox is named by, from which nobody learns it. */
    seal: (mailbox: string): string => signer.seal(personPurpose, mailbox),
  }
}

/** Returns what is shown: what the address asks for, which the browser keeps, else what it kept, else the first office. */
function scopeOf(c: Context, choices: ReturnType<typeof scopesOf>): Scope {
  const scopes = choices.map(({ value }) => value)
  const chosen = scopes.find((scope) => scope === c.req.query('who'))
  if (chosen !== undefined)
    setCookie(c, scopeCookie, chosen, { path: deskRoot, httpOnly: true, sameSite: 'Lax', maxAge: keptFor })
  return chosen ?? scopes.find((scope) => scope === getCookie(c, scopeCookie)) ?? scopes[1] ?? 'me'
}

/** Returns the scopes that a member of staff may choose: the own requests, the own office, for a manager every office and all. */
export function scopesOf({ staff, words, t }: Readonly<{ staff: Staff; words: SiteWords; t: Translate }>) {
  const seen = namedOffices({ words }).filter(({ id }) => staff.role === 'manager' || id === staff.office)
  return [
    { value: 'me', label: t('desk.frame.me') },
    ...seen.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff.role === 'manager' ? [{ value: 'all', label: t('desk.frame.all') }] : []),
  ]
}
