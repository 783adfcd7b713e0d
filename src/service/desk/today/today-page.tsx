import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDay, formatList, formatTime } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { toldOf, ageView, listed, namedChoices, retryAct } from '#service/desk/views/parts.tsx'
import { Act, Age, Blank, Block, field, FieldForm, Thumb } from '#ui/desk/kit.ts'
import { Tails, Visits, Work } from '#service/desk/today/today-parts.tsx'
import type { ReactNode } from 'react'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { dayAndTime } from '#service/desk/requests/request-words.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { Decision, type DecisionView } from '#ui/portal/pages/Decision.tsx'
import { saySameDay, sayToday } from '#service/desk/today/same-day.ts'
import type { TodayRead } from '#service/desk/today/read-today.ts'

/** New requests on the page; the list has all. */
const shownNews = 8

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** Returns the news of the day in a sentence. */
export function dayTitle({ counts, appointments, unreleased }: TodayRead, { t, locale }: DeskPage): string {
  const homes = new Set(unreleased.map(({ subject }) => subject)).size
  const said = (count: number) => ({ count, number: formatCount(count, locale) })
  const offers = { ...said(unreleased.length), homes: formatCount(homes, locale) }
  const parts = [
    counts.new > 0 && t('desk.day.new', said(counts.new)),
    appointments.length > 0 && t('desk.day.visits', said(appointments.length)),
    homes > 0 && t(homes === 1 ? 'desk.day.offers' : 'desk.day.offersOn', offers),
  ].filter((part) => part !== false)
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
            : t('desk.day.oldest', { age: ageView(oldest, 'new', page).text })}{' '}
          {saySameDay(read.answered, page)}
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
function News({ read: { counts, requests, elsewhere, answered }, page }: Props) {
  const { t, hrefs, agency } = page
  return (
    <Block
      title={t('desk.day.news')}
      count={String(counts.new)}
      more={{ label: t('desk.day.all'), href: hrefs.requests }}
    >
      {counts.new === 0 ? (
        <Blank
          title={t('desk.day.noNews')}
          text={sayToday(answered, page) || t('desk.day.noNewsText')}
          drawing={agency.drawing}
          call={elsewhere && { label: t('desk.day.elsewhere', elsewhere), href: `?who=${elsewhere.scope}` }}
        />
      ) : (
        <ol className="queue" role="list">
          {requests.slice(0, shownNews).map((request) => {
            const { id } = request
            const { asked, thumb, name, home } = toldOf(request, page)
            const hidden = { from: 'today' }
            return (
              <li key={id} className="tile">
                <Thumb of={thumb} />
                <div>
                  <h3>
                    <a href={hrefs.request(id)}>{asked}</a>
                  </h3>
                  <p className="muted">{listed([name, home?.place])}</p>
                </div>
                <div className="queue__side">
                  <Age age={ageView(request, 'new', page)} />
                  <Act
                    act={{ action: hrefs.act(id, 'take'), hidden, label: t('desk.day.take') }}
                    className="button button--ghost button--small"
                  >
                    <span className="vh">: {asked}</span>
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

/** What is to be decided, and how that can be done at once. */
type Decided = DecisionView & Readonly<{ act?: ReactNode }>

/**
 * The one thing to decide now: offers that an owner does not know of, else a request that waits too long, else a visit to a home
 * that is gone, else a mail that did not go.
 */
function TodayDecision(props: Props) {
  const decided = unknownOffers(props) ?? lateRequest(props) ?? goneHome(props) ?? deadMail(props)
  return decided === undefined ? null : <Decision decision={decided}>{decided.act}</Decision>
}

/** Those on the home whose first one waits longest. */
function unknownOffers({ read: { unreleased }, page }: Props): Decided | undefined {
  const { t, hrefs, subjects } = page
  const home = unreleased[0]?.subject
  if (home === undefined) return undefined
  const offers = unreleased.filter(({ subject }) => subject === home)
  const words = { count: offers.length, home: subjects[home]?.place ?? goneText(home, t) }
  return {
    key: 'offers',
    title: t('desk.decide.offers', words),
    lines: offers.map((offer) => ({ text: `${toldOf(offer, page).news}.` })),
    ways: [
      {
        label: t('desk.panel.offers'),
        href: hrefs.list({ state: 'all', form: 'purchase-offer', home, page: 1 }),
      },
    ],
  }
}

function lateRequest({
  read: {
    requests: [oldest],
  },
  page,
}: Props): Decided | undefined {
  const age = oldest && ageView(oldest, 'new', page)
  if (oldest === undefined || !age?.isLate) return undefined
  const { news, name } = toldOf(oldest, page)
  const { t, hrefs } = page
  const post = { action: hrefs.act(oldest.id, 'assign'), hidden: { from: 'today' } }
  return {
    key: 'late',
    title: t('desk.decide.late', { what: news }),
    lines: [{ text: t('desk.decide.lateText', { name, age: age.text }) }],
    ways: [openWay(oldest, page)],
    act: (
      <FieldForm post={post} button={t('desk.bulk.assign')} isMain>
        {field('menu', 'agent', t('desk.bulk.agent'), { choices: namedChoices(page.active) })}
      </FieldForm>
    ),
  }
}

function goneHome({ read: { appointments, tomorrow }, page }: Props): Decided | undefined {
  const { t, locale } = page
  const gone = [...appointments, ...tomorrow].find((row) => toldOf(row, page).flag)
  const moment = gone && parseStart(gone.starts)
  if (gone === undefined || moment === undefined) return undefined
  const { flag, name, place, calls } = toldOf(gone, page)
  const words = { flag: flag?.text ?? '', name, ...dayAndTime(moment, locale) }
  return {
    key: 'gone',
    title: t('desk.decide.gone', { home: place ?? t('desk.gone') }),
    lines: [{ text: t('desk.decide.goneText', words) }],
    ways: [openWay(gone, page), ...calls],
  }
}

function deadMail({
  read: {
    dead: [mail],
  },
  page,
}: Props): Decided | undefined {
  if (mail === undefined) return undefined
  const { t } = page
  const what = toldOf(mail, page).news
  return {
    key: 'dead',
    title: t('desk.decide.dead', { to: mail.recipient }),
    lines: [{ text: t('desk.decide.deadText', { what, count: mail.attempts }) }],
    ways: [openWay(mail, page)],
    act: <Act act={retryAct(mail.id, page)} className="button button--ghost" />,
  }
}

function openWay({ id }: Readonly<{ id: number }>, { t, hrefs }: DeskPage) {
  return { label: t('desk.decide.open'), href: hrefs.request(id) }
}
