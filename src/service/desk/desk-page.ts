import type { PortalFile } from '#contracts/portal-file.ts'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { ListedStaff, Staff } from '#service/owners/accounts/find-staff.ts'
import type { AgainView } from '#ui/desk/kit/act-view.ts'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'
import type { Scope } from './requests/seen-requests.ts'
import { deskPaths, deskRoot } from '#contracts/desk-paths.ts'
import { formatQuery, type RequestQuery } from './requests/request-query.ts'

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

/** What pages of the desk are made of, beside what they show. */
export type DeskPage = Language &
  Readonly<{
    staff: Staff
    /** All who work at the desk, or did. */
    colleagues: readonly ListedStaff[]
    scope: Scope
    /** Proves that a post comes from a page of this session. */
    token: string
    /** What was posted and refused, where the page is shown again. */
    again?: Refusal & AgainView
    now: number
    /** Whether a CRM is told of what is done. */
    hasCrm: boolean
    today: PlainDate
    words: SiteWords
    locales: readonly Locale[]
    agency: PortalFile
    subjects: SubjectsFile
    hrefs: ReturnType<typeof deskHrefs>
    /** Returns the address of the page of the person in a row, which nobody guesses and in which nobody is named. */
    personHref: (...row: PersonRow) => string
    /** Returns what a mailbox is named by, from which nobody learns it. */
    seal: (mailbox: string) => string
  }>

/** Returns the addresses of the desk in a language. @example deskHrefs('nl').request(1183, '?state=done') // '/desk/nl/request/1183?in=%3Fstate%3Ddone' */
export function deskHrefs(locale: Locale) {
  const root = `${deskRoot}/${locale}`
  const within = (list: string): string => (list === '' ? '' : `?in=${encodeURIComponent(list)}`)
  const asked = (path: string, query: Readonly<Record<string, string>>): string =>
    `${root}/${path}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`
  return {
    today: `${root}/`,
    requests: `${root}/requests`,
    numbers: `${root}/numbers`,
    numbersCsv: `${root}/numbers.csv`,
    diary: `${root}/diary`,
    calendars: `${root}/diary/calendars`,
    /** The diary with the appointment of a request. */
    booking: (id: number) => `${root}/diary?booking=${id}`,
    /** Receives what is done with the appointment of a request. */
    diaryAct: (id: number, act: string) => `${root}/diary/${id}/${act}`,
    plan: `${root}/diary/plan`,
    /** The diary with the form that plans an appointment for a request. */
    planFor: deskPaths(locale).planFor,
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
