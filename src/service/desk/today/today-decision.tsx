import { formatDayOfWeek, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { newsOf } from '#service/desk/requests/request-words.ts'
import {
  ageView,
  colleagueChoices,
  flagOf,
  phoneOf,
  sentOf,
  storedOf,
} from '#service/desk/views/request-parts.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { field, FieldForm } from '#ui/desk/kit/Form.tsx'
import { Decision } from '#ui/portal/pages/Decision.tsx'
import type { TodayRead } from './read-today.ts'

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/**
 * The one thing to decide now: offers that an owner does not know of, else a request that waits too long, else a visit to a home
 * that is gone, else a mail that did not go.
 */
export function TodayDecision(props: Props) {
  return unknownOffers(props) ?? lateRequest(props) ?? goneHome(props) ?? deadMail(props) ?? null
}

/** Those on the home whose first one waits longest. */
function unknownOffers({ read: { unreleased }, page }: Props) {
  const { t, locale, hrefs, subjects } = page
  const home = unreleased[0]?.subject
  if (home === undefined) return undefined
  const offers = unreleased.filter(({ subject }) => subject === home)
  const words = { count: offers.length, home: subjects[home]?.place ?? goneText(home, t) }
  return (
    <Decision
      decision={{
        key: 'offers',
        title: t('desk.decide.offers', words),
        lines: offers.map((offer) => ({
          text: `${newsOf(sentOf(storedOf(offer), page), locale, page.now)}.`,
        })),
        ways: [
          {
            label: t('desk.panel.offers'),
            href: hrefs.list({ state: 'all', form: 'purchase-offer', home, page: 1 }),
          },
        ],
      }}
    />
  )
}

function lateRequest({ read: { requests }, page }: Props) {
  const { t, locale, hrefs, now } = page
  const [oldest] = requests
  const age = oldest === undefined ? undefined : ageView(oldest, 'new', page)
  if (oldest === undefined || age?.isLate !== true) return undefined
  const { id, answers } = oldest
  return (
    <Decision
      decision={{
        key: 'late',
        title: t('desk.decide.late', { what: newsOf(sentOf(oldest, page), locale, now) }),
        lines: [{ text: t('desk.decide.lateText', { name: visitorName(answers), age: age.text }) }],
        ways: [{ label: t('desk.decide.open'), href: hrefs.request(id) }],
      }}
    >
      <FieldForm
        post={{ action: hrefs.act(id, 'assign'), hidden: { from: 'today' } }}
        button={t('desk.bulk.assign')}
        isMain
      >
        {field('menu', 'agent', t('desk.bulk.agent'), { choices: colleagueChoices(page) })}
      </FieldForm>
    </Decision>
  )
}

function goneHome({ read: { appointments, tomorrow }, page }: Props) {
  const { t, locale, hrefs, subjects } = page
  const gone = [...appointments, ...tomorrow].find((row) => flagOf(storedOf(row), subjects, page))
  const moment = gone === undefined ? undefined : parseStart(gone.starts)
  if (gone === undefined || moment === undefined) return undefined
  const sent = sentOf(storedOf(gone), page)
  const phone = phoneOf(sent.answers)
  const words = {
    flag: flagOf(sent, subjects, page)?.text ?? '',
    name: visitorName(sent.answers),
    day: formatDayOfWeek(moment.on, locale),
    time: formatTime(moment.at, locale),
  }
  return (
    <Decision
      decision={{
        key: 'gone',
        title: t('desk.decide.gone', { home: sent.about?.(locale)?.place ?? t('desk.gone') }),
        lines: [{ text: t('desk.decide.goneText', words) }],
        ways: [
          { label: t('desk.decide.open'), href: hrefs.request(gone.id) },
          ...(phone === undefined
            ? []
            : [{ label: t('mails.agency.call', { phone: phone.label }), href: phone.href }]),
        ],
      }}
    />
  )
}

function deadMail({ read: { dead }, page }: Props) {
  const { t, locale, hrefs, now } = page
  const [mail] = dead
  if (mail === undefined) return undefined
  const what = newsOf(sentOf(storedOf(mail), page), locale, now)
  return (
    <Decision
      decision={{
        key: 'dead',
        title: t('desk.decide.dead', { to: mail.recipient }),
        lines: [{ text: t('desk.decide.deadText', { what, count: mail.attempts }) }],
        ways: [{ label: t('desk.decide.open'), href: hrefs.request(mail.id) }],
      }}
    >
      <Act
        act={{
          action: hrefs.act(mail.id, 'retry'),
          hidden: { from: 'today' },
          label: t('desk.request.retry'),
        }}
        className="button button--ghost"
      />
    </Decision>
  )
}
