import { toBrussels } from '#domain/values/brussels-time.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatDayOfYear, formatShortDay, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { mailWords } from '#service/requests/submissions/mail-words.ts'
import { Block, field, PostForm, Press } from '#ui/desk/kit.ts'
import type { FoundRequest } from './read-request.ts'
import type { RequestShown } from './request-shown.ts'

/** Something that happened: `mail` was sent, `bad` went wrong, `note` is for colleagues only; `lead` is in bold. */
type Item = Readonly<{
  key: string
  kind: 'event' | 'mail' | 'bad' | 'note'
  at: number
  lead?: string
  text: string
}>

/** Acts that log a call with what was noted, and their words. */
const calls = [
  ['called', 'called'],
  ['no-answer', 'noAnswer'],
] as const

/** What happened with a request, oldest first, and a box for what to add. */
export function RequestLine({ found, post, page }: RequestShown) {
  const { t, locale, today } = page
  return (
    <Block title={t('desk.request.line')} id="line">
      <ol className="line" role="list">
        {eventsOf(found, page)
          .toSorted((one, other) => one.at - other.at)
          .map(({ key, kind, at: moment, lead, text }) => {
            const { on, at } = toBrussels(moment)
            return (
              <li key={key} className={`line--${kind}`}>
                <time dateTime={`${on}T${at}`}>
                  {on === today ? t('desk.today') : formatShortDay(on, locale)} {formatTime(at, locale)}
                </time>
                <div>
                  {lead !== undefined && <strong>{lead} </strong>}
                  {text}
                </div>
              </li>
            )
          })}
      </ol>
      <PostForm
        post={{ ...post('note'), also: calls.map(([act]) => post(act).action) }}
        className="notebox small-fields"
      >
        {field('long', 'note', t('desk.request.note'), { isRequired: true })}
        <div className="notebox__go">
          <Press label={t('desk.request.keepNote')} isGhost isSmall />
          {calls.map(([act, label]) => (
            <button
              key={act}
              className="text-button"
              type="submit"
              formAction={post(act).action}
              formNoValidate
            >
              {t(`desk.request.${label}`)}
            </button>
          ))}
          <span className="small muted">{t('desk.request.noteHint')}</span>
        </div>
      </PostForm>
    </Block>
  )
}

/** Notes, calls and answers say so themselves; blocks and calendars are of no request. */
const apart: ReadonlySet<DeskAct> = new Set(['note', 'call', 'answer', 'block', 'unblock', 'calendar'])

const savedFiles = ['person', 'alerts', 'newsletter'] as const

/** Returns what staff did in a sentence. @example 'Noor Van Acker laat ze wachten tot 26 november 2026' */
export function actText(
  { act, name, detail }: Readonly<{ act: DeskAct; name: string; detail: string }>,
  { t, locale }: DeskPage,
): string {
  const file = savedFiles.find((each) => act === 'export' && each === detail)
  const moment = parseStart(detail)
  const day = isPlainDate(detail) ? formatDayOfYear(detail, locale) : detail
  const words = moment === undefined ? day : shortMomentText(moment, locale)
  if (file !== undefined)
    return t('desk.line.act.export', { name, detail: t(`deskSettings.log.file.${file}`) })
  return t(`desk.line.act.${act}`, { name, detail: words })
}

/** Returns all that happened: what came, was mailed, done and noted. */
function eventsOf({ request, files, mails, acts, notes }: FoundRequest, page: DeskPage): readonly Item[] {
  const { t } = page
  const [at, count] = [request.created_at, files.length]
  const received = count === 0 ? t('desk.line.received') : t('desk.line.receivedFiles', { count })
  return [
    { key: 'received', kind: 'event', at, text: received },
    ...mails.map((mail): Item => {
      const { id, kind, state, next_at } = mail
      const look = state === 'dead' ? 'bad' : kind === 'crm' ? 'event' : 'mail'
      // One that waits has no moment yet: it belongs to the request.
      return {
        key: `mail-${id}`,
        kind: look,
        at: state === 'waiting' ? at : next_at,
        text: mailWords(mail, t),
      }
    }),
    ...acts.flatMap(({ id, act, at, ...rest }): readonly Item[] =>
      apart.has(act) ? [] : [{ key: `act-${id}`, kind: 'event', at, text: actText({ act, ...rest }, page) }],
    ),
    ...notes.map(({ id, kind, author, text, at }): Item => {
      const own = { key: `note-${id}`, at }
      if (kind === 'note') return { ...own, kind, lead: t('desk.line.says', { who: author }), text }
      const said = t(`desk.line.${kind}`, { name: author })
      if (kind === 'answer') return { ...own, kind: 'mail', lead: said, text }
      return text === ''
        ? { ...own, kind: 'event', text: said }
        : { ...own, kind: 'note', lead: t('desk.line.says', { who: said }), text }
    }),
  ]
}
