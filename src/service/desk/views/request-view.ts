import { langTags } from '#domain/values/locale.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatBytes, formatDayOfWeek, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { type ActProblem, longestWait, type RequestAct } from '#service/desk/requests/read-act.ts'
import type { Neighbours } from '#service/desk/requests/read-list.ts'
import type { FoundRequest } from '#service/desk/requests/read-request.ts'
import { formatQuery, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { newsOf } from '#service/desk/requests/request-words.ts'
import { arrivalWords, signedSentences } from '#service/requests/offers/offer-mail.ts'
import { type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import type { ActView, ButtonView, PostView } from '#ui/desk/kit/act-view.ts'
import type { RequestView, WalkView } from '#ui/desk/requests/request-view.ts'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'
import { lineItems } from './line-items.ts'
import { panelsOf } from './panels.ts'
import { menuField } from './fields.ts'
import { ageView, colleagueChoices, phoneOf, sentOf, statusOf, storedOf } from './request-parts.ts'
import { askedRows, homeOf, personOf } from './request-sides.ts'

/** How one came to a request, and what became of what was done there. */
export type Shown = Readonly<{
  /** The list that it was opened from. */
  query: RequestQuery
  neighbours?: Neighbours
  notice?: NoticeView
  /** What cannot be done, with what was typed. */
  problem?: Readonly<{ act: RequestAct; code?: ActProblem; note: string; until: string }>
}>

/** Returns one request, and all that is known about it. */
export function requestView(found: FoundRequest, shown: Shown, page: DeskPage): RequestView {
  const { t, locale, hrefs, now, today, staff } = page
  const { request, files } = found
  const { id, created_at: at, stands, lang, form } = request
  const sent = sentOf(storedOf(request), page)
  const post = (act: RequestAct): PostView => ({
    action: hrefs.act(id, act),
    hidden: { token: page.token, version: String(request.version), in: formatQuery(shown.query) },
  })
  const button = (act: RequestAct, label: string): ButtonView => ({ ...post(act), label })
  const { on, at: time } = toBrussels(at)
  const { problem } = shown
  const errorOf = (act: RequestAct): string | undefined =>
    problem?.act === act && problem.code !== undefined ? t(`desk.problem.${problem.code}`) : undefined
  const hasDead = found.mails.some(({ state }) => state === 'dead')
  return {
    walk: walkOf(shown, page),
    notice: shown.notice,
    head: {
      state: statusOf(stands, page),
      facts: [
        t(`mails.agency.of.${form}`),
        t('desk.request.number', { id }),
        t('desk.request.received', { day: formatDayOfWeek(on, locale), time: formatTime(time, locale) }),
      ],
      age: ageView({ at }, stands, page),
      title: newsOf(sent, locale, now),
    },
    acts: [
      ...callOf(sent, page),
      ...(visitorAddress(sent.answers) === undefined
        ? []
        : [{ label: t('desk.request.answer'), href: hrefs.answer(id, '', formatQuery(shown.query)) }]),
      stands === 'done'
        ? button('put-back', t('desk.request.putBack'))
        : button(
            'done',
            t(shown.neighbours?.after === undefined ? 'desk.request.done' : 'desk.request.doneNext'),
          ),
    ],
    more: {
      label: t('desk.request.more'),
      acts: [
        ...(hasDead ? [button('retry', t('desk.request.retry'))] : []),
        ...(staff.role === 'manager'
          ? [{ label: t('desk.request.erase'), href: hrefs.act(id, 'erase'), isBad: true } as const]
          : []),
      ],
    },
    panels: panelsOf(found, button('take', t('desk.request.take')), page),
    said:
      found.offer === undefined
        ? undefined
        : {
            title: t('desk.request.said'),
            lines: signedSentences(sent, found.offer, page.words),
            lang: lang === locale ? undefined : langTags[lang],
            note: arrivalWords(sent, found.offer, locale),
          },
    home: homeOf(found, sent, page),
    files:
      files.length === 0
        ? undefined
        : {
            title: t('desk.request.files'),
            items: files.map(({ id: file, name, bytes }) => ({
              key: String(file),
              name: { text: name },
              href: hrefs.file(id, file),
              about: formatBytes(Number(bytes), locale),
            })),
          },
    asked: { title: t('desk.request.asked'), rows: askedRows(sent, page), none: t('desk.request.none') },
    line: {
      title: t('desk.request.line'),
      items: lineItems(found, page),
      note: {
        ...post('note'),
        field: {
          id: 'note',
          name: 'note',
          label: t('desk.request.note'),
          isRequired: true,
          control: { kind: 'long' },
          values: problem === undefined ? undefined : [problem.note],
          error: errorOf('note'),
        },
        button: t('desk.request.keepNote'),
        calls: [
          { label: t('desk.request.called'), action: hrefs.act(id, 'called') },
          { label: t('desk.request.noAnswer'), action: hrefs.act(id, 'no-answer') },
        ],
        hint: t('desk.request.noteHint'),
      },
    },
    aside: t('desk.request.aside'),
    person: personOf(found, sent, page),
    handOver: {
      ...post('assign'),
      field: menuField('agent', t('desk.request.for'), colleagueChoices(page), {
        value: request.agent ?? '',
        emptyLabel: request.agent === null ? t('desk.nobody') : undefined,
      }),
      button: t('desk.request.assign'),
    },
    wait: {
      ...post('wait'),
      field: {
        id: 'until',
        name: 'until',
        label: t('desk.request.wait'),
        isRequired: true,
        control: { kind: 'date', first: addDays(today, 1), last: addDays(today, longestWait) },
        values: [problem?.until ?? request.wait_until ?? ''],
        error: errorOf('wait'),
      },
      button: t('desk.request.waitButton'),
      hint: t('desk.request.waitHint'),
    },
    caution: form === 'job-contact' && staff.role === 'manager' ? t('desk.request.managersOnly') : undefined,
  }
}

function walkOf({ query, neighbours }: Shown, { t, hrefs }: DeskPage): WalkView {
  const list = formatQuery(query)
  const link = (id: number | undefined, label: string) =>
    id === undefined ? undefined : { label, href: hrefs.request(id, list) }
  return {
    label: t('desk.request.walk'),
    back: { label: t(`desk.list.state.${query.state}`), href: hrefs.list(query) },
    position:
      neighbours && t('desk.request.position', { position: neighbours.position, total: neighbours.total }),
    previous: link(neighbours?.before, t('results.previous')),
    next: link(neighbours?.after, t('results.next')),
  }
}

function callOf({ answers }: SentForm, { t }: DeskPage): readonly ActView[] {
  const phone = phoneOf(answers)
  return phone === undefined
    ? []
    : [{ label: t('mails.agency.call', { phone: phone.label }), href: phone.href }]
}
