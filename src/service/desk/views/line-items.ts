import type { Locale } from '#domain/values/locale.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatDayOfYear, formatShortDay, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { FoundRequest } from '#service/desk/requests/read-request.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import type { LineItem } from '#ui/desk/requests/request-view.ts'

/** An item, with its moment in milliseconds since 1970. */
type Timed = LineItem & Readonly<{ moment: number }>

/** Returns what happened with a request, oldest first: it came, mails went, staff did this and that. */
export function lineItems(found: FoundRequest, page: DeskPage): readonly LineItem[] {
  const { request, files } = found
  const count = files.length
  const received: Timed = {
    key: 'received',
    kind: 'event',
    ...when(request.created_at, page),
    text: { text: count === 0 ? page.t('desk.line.received') : page.t('desk.line.receivedFiles', { count }) },
  }
  return [received, ...mailItems(found, page), ...actItems(found, page), ...noteItems(found, page)].toSorted(
    (one, other) => one.moment - other.moment,
  )
}

function mailItems({ mails, request }: FoundRequest, page: DeskPage): readonly Timed[] {
  const { t } = page
  return mails.map(({ id, kind, recipient: to, state, attempts, next_at, last_error }) => {
    const tried = state === 'waiting' && attempts > 0 ? 'retried' : state
    const words =
      kind === 'crm' ? t(`desk.line.crm.${tried}`) : t(`desk.line.mail.${tried}`, { to, count: attempts })
    const text = last_error !== null && state === 'dead' ? `${words} (${last_error})` : words
    return {
      key: `mail-${id}`,
      kind: state === 'dead' ? 'bad' : kind === 'crm' ? 'event' : 'mail',
      // One that waits has no moment yet: it belongs to the request.
      ...when(state === 'waiting' ? request.created_at : next_at, page),
      text: { text },
    }
  })
}

function actItems({ acts }: FoundRequest, page: DeskPage): readonly Timed[] {
  return acts.flatMap(({ id, act, name, detail, at }) =>
    // Notes, calls and answers say so themselves; blocks are of no request.
    act === 'note' || act === 'call' || act === 'answer' || act === 'block' || act === 'unblock'
      ? []
      : [
          {
            key: `act-${id}`,
            kind: 'event',
            ...when(at, page),
            text: {
              text: page.t(`desk.line.act.${act}`, { name, detail: detailWords(detail, page.locale) }),
            },
          } as const,
        ],
  )
}

function noteItems({ notes }: FoundRequest, page: DeskPage): readonly Timed[] {
  return notes.map(({ id, kind, author, text, at }) => {
    const item = { key: `note-${id}`, ...when(at, page) }
    if (kind === 'note') return { ...item, kind, lead: `${author}:`, text: { text } }
    const said = page.t(`desk.line.${kind}`, { name: author })
    if (kind === 'answer') return { ...item, kind: 'mail', lead: said, text: { text } }
    return text === ''
      ? { ...item, kind: 'event', text: { text: said } }
      : { ...item, kind: 'note', lead: `${said}:`, text: { text } }
  })
}

function detailWords(detail: string, locale: Locale): string {
  if (isPlainDate(detail)) return formatDayOfYear(detail, locale)
  const moment = parseStart(detail)
  return moment === undefined ? detail : shortMomentText(moment, locale)
}

/** @example when(at, page) // { at: '2026-11-23T16:41', when: 'gisteren 16.41', moment: at } */
function when(moment: number, { t, locale, today }: DeskPage): Pick<Timed, 'at' | 'when' | 'moment'> {
  const { on, at } = toBrussels(moment)
  const time = formatTime(at, locale)
  const day = on === today ? t('desk.today') : formatShortDay(on, locale)
  return { at: `${on}T${at}`, when: `${day} ${time}`, moment }
}
