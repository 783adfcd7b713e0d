import type { Locale } from '#domain/values/locale.ts'
import { quoted } from '#i18n/grammar.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import {
  ageView,
  faceOf,
  flagOf,
  phoneOf,
  sentOf,
  statusOf,
  thumbOf,
} from '#service/desk/views/request-parts.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Age, Face, Flag, Thumb } from '#ui/desk/kit/Marks.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import type { ListedRequest } from './read-list.ts'

/** Longest beginning of what was written, in letters. */
const longestQuote = 80

type Props = Readonly<{
  request: ListedRequest
  /** Query of the list that it stands in. */
  list: string
  isPicked: boolean
  page: DeskPage
}>

/** A request in the list: one link, with a box and a number to call above it. */
export function ListRow({ request, list, isPicked, page }: Props) {
  const { t, locale, hrefs, subjects } = page
  const { id, subject, answers, state } = request
  const title = askedWords(sentOf(request, page), locale)
  const person = visitorName(answers)
  const home = subject === undefined ? undefined : subjects[subject]
  const written = [answers.message, answers.remark].find((text) => typeof text === 'string')
  const flag = state === 'done' ? undefined : flagOf(request, subjects, page)
  const phone = phoneOf(answers)
  const agent = faceOf(request.agent, page)
  return (
    <tr className={state === 'new' ? 'is-new' : undefined}>
      <td className="inbox__pick">
        <label>
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={t('desk.list.pick', { title, name: person })}
            defaultChecked={isPicked}
          />
        </label>
      </td>
      <th scope="row" className="inbox__title">
        <a href={hrefs.request(id, list)}>{title}</a>
        {typeof written === 'string' && (
          <span className="inbox__sub">
            <Spoken of={spoken({ text: quote(written, request.locale), locale: request.locale }, locale)} />
          </span>
        )}
        {flag !== undefined && (
          <span className="inbox__sub">
            <Flag flag={flag} />
          </span>
        )}
      </th>
      <td className="inbox__home">
        <div>
          <Thumb of={thumbOf(request, subjects)} />
          <span className={subject === undefined ? 'muted' : undefined}>
            {home?.place ?? (subject === undefined ? t('desk.list.noHome') : goneText(subject, t))}
            {home?.code !== undefined && <span className="inbox__sub"> {home.code}</span>}
          </span>
        </div>
      </td>
      <td className="inbox__person">
        {person}
        {phone !== undefined && (
          <span className="inbox__sub">
            {' '}
            <a className="quiet" href={phone.href}>
              {phone.label}
            </a>
          </span>
        )}
      </td>
      <td className="inbox__state">
        <Status status={statusOf(state, page)} />
      </td>
      <td className="inbox__agent">
        <span className="who">
          <Face of={agent} />
          {agent.name}
        </span>
      </td>
      <td className="inbox__age">
        <Age age={ageView(request, state, page)} />
      </td>
    </tr>
  )
}

function quote(text: string, locale: Locale): string {
  const line = text.replace(/\s+/g, ' ')
  const shown = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
  return quoted(shown, locale)
}
