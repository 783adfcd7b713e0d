import { formatNumber } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { type ListedRequest, perPage, type RequestList } from '#service/desk/requests/read-list.ts'
import { formatQuery, listStates, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { pagingView } from '#ui/kit/paging-view.ts'
import type { RequestRow, RequestsView, RequestTable } from '#ui/desk/requests/list-view.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { menuField } from './fields.ts'
import { chosenTags, filtersOf, filtersView } from './filters-view.ts'
import {
  ageView,
  colleagueChoices,
  faceOf,
  flagOf,
  phoneOf,
  sentOf,
  statusOf,
  thumbOf,
} from './request-parts.ts'

/** Longest beginning of what was written, in letters. */
const longestQuote = 80

/** Returns a list of requests. */
export function requestsView(
  list: RequestList,
  query: RequestQuery,
  page: DeskPage,
  picked: 'none' | 'all' = 'none',
): RequestsView {
  const { t, hrefs, locale } = page
  const total = list.counts[query.state]
  const hasFilters = filtersOf(query).length > 0
  return {
    title: t('desk.views.requests'),
    lead: leadOf(list, page),
    tools: [],
    states: {
      label: t('desk.list.states'),
      choices: listStates.map((state) => ({
        label: t(`desk.list.state.${state}`),
        count: formatNumber(list.counts[state], locale),
        href: hrefs.list({ ...query, state, page: 1 }),
        isCurrent: state === query.state,
      })),
    },
    filters: filtersView(query, page),
    chosen: hasFilters
      ? {
          tags: chosenTags(query, page),
          remove: t('desk.list.remove'),
          clear: { label: t('desk.list.clear'), href: hrefs.list({ state: query.state, page: 1 }) },
        }
      : undefined,
    list:
      total === 0
        ? {
            title: t(hasFilters ? 'desk.list.noneTitle' : `desk.list.empty.${query.state}`),
            text: t(hasFilters ? 'desk.list.noneText' : 'desk.list.emptyText'),
            drawing: page.agency.drawing,
            ways: hasFilters ? chosenTags(query, page) : undefined,
          }
        : tableOf(list.requests, total, query, page, picked),
  }
}

function leadOf({ counts, requests: [first] }: RequestList, page: DeskPage): string {
  const { t } = page
  if (counts.new === 0 || first?.state !== 'new') return t('desk.list.leadNone')
  return t('desk.list.lead', { count: counts.new, age: ageView(first, 'new', page).text })
}

function tableOf(
  requests: readonly ListedRequest[],
  total: number,
  query: RequestQuery,
  page: DeskPage,
  picked: 'none' | 'all',
): RequestTable {
  const { t, hrefs, token } = page
  const { sort } = query
  const pages = Math.ceil(total / perPage)
  const first = (query.page - 1) * perPage
  const other = { ...query, sort: sort === undefined ? ('newest' as const) : undefined, page: 1 }
  return {
    caption: t('desk.views.requests'),
    columns: {
      pick: t('desk.list.column.pick'),
      request: t('desk.list.column.request'),
      home: t('desk.list.column.home'),
      person: t('desk.list.column.person'),
      state: t('desk.list.column.state'),
      agent: t('desk.list.column.agent'),
      age: { label: t('desk.list.column.age'), href: hrefs.list(other) },
    },
    rows: requests.map((request) => rowOf(request, query, page, picked === 'all')),
    bulk: {
      action: hrefs.bulk,
      hidden: { token, in: formatQuery(query) },
      label: t('desk.bulk.label'),
      picked: t('desk.bulk.picked'),
      agent: menuField('agent', t('desk.bulk.agent'), colleagueChoices(page), { id: 'bulk-agent' }),
      assign: t('desk.bulk.assign'),
      done: t('desk.bulk.done'),
      more:
        requests.length > 1 && picked === 'none'
          ? {
              label: t('desk.bulk.all'),
              href: `${hrefs.list(query)}${formatQuery(query) === '' ? '?' : '&'}pick=all`,
            }
          : undefined,
    },
    summary: t(sort === undefined ? 'desk.list.summary' : 'desk.list.summaryNewest', {
      first: first + 1,
      last: first + requests.length,
      total,
    }),
    paging: pagingView({ page: query.page, pages }, (number) => hrefs.list({ ...query, page: number }), {
      label: t('results.paging'),
      summary: t('results.pageOf', { page: query.page, pages }),
      page: (number) => t('results.page', { page: number }),
      previous: t('results.previous'),
      next: t('results.next'),
    }),
  }
}

function rowOf(request: ListedRequest, query: RequestQuery, page: DeskPage, isPicked: boolean): RequestRow {
  const { t, locale, hrefs, subjects } = page
  const { id, subject, answers, state, agent } = request
  const sent = sentOf(request, page)
  const title = askedWords(sent, locale)
  const person = visitorName(answers)
  const home = subject === undefined ? undefined : subjects[subject]
  const written = [answers.message, answers.remark].find((text) => typeof text === 'string')
  return {
    id: String(id),
    href: hrefs.request(id, formatQuery(query)),
    title,
    about:
      typeof written === 'string'
        ? spoken({ text: quote(written), locale: request.locale }, locale)
        : undefined,
    flag: state === 'done' ? undefined : flagOf(request, subjects, page),
    home: {
      picture: thumbOf(request, subjects),
      name: home?.place ?? (subject === undefined ? t('desk.list.noHome') : goneText(subject, t)),
      isNone: subject === undefined ? true : undefined,
      place: home?.code,
    },
    person,
    phone: phoneOf(answers),
    state: statusOf(state, page),
    agent: faceOf(agent, page),
    age: ageView(request, state, page),
    pick: t('desk.list.pick', { title, name: person }),
    isPicked,
  }
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line}”`
}
