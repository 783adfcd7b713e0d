import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDay, formatList, formatTime } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageView, sentOf, thumbOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { Age, Thumb } from '#ui/desk/kit/Marks.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { TodayRead } from './read-today.ts'
import { TodayDecision } from './today-decision.tsx'
import { Tails, Visits, Work } from './today-parts.tsx'

/** New requests on the page; the list has all. */
const shownNews = 8

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** Returns the news of the day in a sentence. */
export function dayTitle({ counts, appointments }: TodayRead, { t, locale }: DeskPage): string {
  const parts = [
    ...(counts.new === 0 ? [] : [t('desk.day.new', { count: counts.new })]),
    ...(appointments.length === 0 ? [] : [t('desk.day.visits', { count: appointments.length })]),
  ]
  return parts.length === 0 ? t('desk.day.clear') : `${sentenceStart(formatList(parts, locale), locale)}.`
}

/** What is to be done today; its heading is the news. */
export function TodayPage({ read, page }: Props) {
  const { t, locale, now, today } = page
  const [oldest] = read.requests
  return (
    <>
      <div className="today-say">
        <p className="small muted">
          {sentenceStart(`${formatDay(today, locale)}, ${formatTime(toBrussels(now).at, locale)}`, locale)}
        </p>
        <h1>{dayTitle(read, page)}</h1>
        <p>
          {oldest === undefined
            ? t('desk.day.clearText')
            : t('desk.day.oldest', { age: ageView(oldest, 'new', page).text })}
        </p>
      </div>
      <TodayDecision read={read} page={page} />
      {page.scope === 'all' ? (
        <Work read={read} page={page} />
      ) : (
        <div className="now">
          <Visits read={read} page={page} />
          <News read={read} page={page} />
        </div>
      )}
      <Tails read={read} page={page} />
    </>
  )
}

/** Requests that nobody touched, what waits longest first. */
function News({ read: { counts, requests }, page }: Props) {
  const { t, locale, hrefs, subjects, agency } = page
  return (
    <Block
      title={t('desk.day.news')}
      count={String(counts.new)}
      more={{ label: t('desk.day.all'), href: hrefs.requests }}
    >
      {counts.new === 0 ? (
        <Blank title={t('desk.day.noNews')} text={t('desk.day.noNewsText')} drawing={agency.drawing} />
      ) : (
        <ol className="queue" role="list">
          {requests.slice(0, shownNews).map((request) => {
            const { id, subject = '', answers } = request
            const title = askedWords(sentOf(request, page), locale)
            const about = [visitorName(answers), subjects[subject]?.place]
            const hidden = { from: 'today' }
            return (
              <li key={id} className="tile">
                <Thumb of={thumbOf(request, subjects)} />
                <div>
                  <h3>
                    <a href={hrefs.request(id)}>{title}</a>
                  </h3>
                  <p className="muted">{about.filter((part) => part !== undefined).join(', ')}</p>
                </div>
                <div className="queue__side">
                  <Age age={ageView(request, 'new', page)} />
                  <Act
                    act={{ action: hrefs.act(id, 'take'), hidden, label: t('desk.day.take') }}
                    className="button button--ghost button--small"
                  >
                    <span className="vh">: {title}</span>
                  </Act>
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </Block>
  )
}
