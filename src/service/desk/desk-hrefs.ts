import { deskPaths, deskRoot } from '#contracts/desk-paths.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatQuery, type RequestQuery } from './requests/request-query.ts'

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
