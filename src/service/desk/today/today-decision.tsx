import type { ReactNode } from 'react'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { dayAndTime, newsOf } from '#service/desk/requests/request-words.ts'
import {
  ageView,
  callActs,
  colleagueChoices,
  flagOf,
  phoneOf,
  retryAct,
  sentOf,
  storedOf,
} from '#service/desk/views/request-parts.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { field, FieldForm } from '#ui/desk/kit/Form.tsx'
import { Decision, type DecisionView } from '#ui/portal/pages/Decision.tsx'
import type { TodayRead } from './read-today.ts'

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** What is to be decided, and how that can be done at once. */
type Decided = DecisionView & Readonly<{ act?: ReactNode }>

/**
 * The one thing to decide now: offers that an owner does not know of, else a request that waits too long, else a visit to a home
 * that is gone, else a mail that did not go.
 */
export function TodayDecision(props: Props) {
  const decided = unknownOffers(props) ?? lateRequest(props) ?? goneHome(props) ?? deadMail(props)
  return decided === undefined ? null : <Decision decision={decided}>{decided.act}</Decision>
}

/** Those on the home whose first one waits longest. */
function unknownOffers({ read: { unreleased }, page }: Props): Decided | undefined {
  const { t, locale, hrefs, subjects, now } = page
  const home = unreleased[0]?.subject
  if (home === undefined) return undefined
  const offers = unreleased.filter(({ subject }) => subject === home)
  const words = { count: offers.length, home: subjects[home]?.place ?? goneText(home, t) }
  const href = hrefs.list({ state: 'all', form: 'purchase-offer', home, page: 1 })
  return {
    key: 'offers',
    title: t('desk.decide.offers', words),
    lines: offers.map((offer) => ({ text: `${newsOf(sentOf(storedOf(offer), page), locale, now)}.` })),
    ways: [{ label: t('desk.panel.offers'), href }],
  }
}

function lateRequest({ read: { requests }, page }: Props): Decided | undefined {
  const { t, locale, hrefs, now } = page
  const [oldest] = requests
  const age = oldest === undefined ? undefined : ageView(oldest, 'new', page)
  if (oldest === undefined || age?.isLate !== true) return undefined
  const { id, answers } = oldest
  const post = { action: hrefs.act(id, 'assign'), hidden: { from: 'today' } }
  return {
    key: 'late',
    title: t('desk.decide.late', { what: newsOf(sentOf(oldest, page), locale, now) }),
    lines: [{ text: t('desk.decide.lateText', { name: visitorName(answers), age: age.text }) }],
    ways: [{ label: t('desk.decide.open'), href: hrefs.request(id) }],
    act: (
      <FieldForm post={post} button={t('desk.bulk.assign')} isMain>
        {field('menu', 'agent', t('desk.bulk.agent'), { choices: colleagueChoices(page) })}
      </FieldForm>
    ),
  }
}

function goneHome({ read: { appointments, tomorrow }, page }: Props): Decided | undefined {
  const { t, locale, hrefs, subjects } = page
  const gone = [...appointments, ...tomorrow].find((row) => flagOf(storedOf(row), subjects, page))
  const moment = gone === undefined ? undefined : parseStart(gone.starts)
  if (gone === undefined || moment === undefined) return undefined
  const sent = sentOf(storedOf(gone), page)
  const flag = flagOf(sent, subjects, page)?.text ?? ''
  const words = { flag, name: visitorName(sent.answers), ...dayAndTime(moment, locale) }
  return {
    key: 'gone',
    title: t('desk.decide.gone', { home: sent.about?.(locale)?.place ?? t('desk.gone') }),
    lines: [{ text: t('desk.decide.goneText', words) }],
    ways: [
      { label: t('desk.decide.open'), href: hrefs.request(gone.id) },
      ...callActs(phoneOf(sent.answers), page),
    ],
  }
}

function deadMail({ read: { dead }, page }: Props): Decided | undefined {
  const { t, locale, hrefs, now } = page
  const [mail] = dead
  if (mail === undefined) return undefined
  const what = newsOf(sentOf(storedOf(mail), page), locale, now)
  return {
    key: 'dead',
    title: t('desk.decide.dead', { to: mail.recipient }),
    lines: [{ text: t('desk.decide.deadText', { what, count: mail.attempts }) }],
    ways: [{ label: t('desk.decide.open'), href: hrefs.request(mail.id) }],
    act: <Act act={retryAct(mail.id, page)} className="button button--ghost" />,
  }
}
