import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDay, formatList, formatTime } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { TodayRead } from '#service/desk/today/read-today.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { NewRequestView, TailView, TodayView, VisitView } from '#ui/desk/today/today-view.ts'
import { ageView, flagOf, phoneOf, sentOf, storedOf, thumbOf } from './request-parts.ts'

/** New requests on the page; the list has all. */
const shownNews = 8

type Row = TodayRead['back'][number]

/** Returns what is to be done today. */
export function todayView(read: TodayRead, page: DeskPage): TodayView {
  const { t, locale, hrefs, now, today } = page
  const { counts, appointments, tomorrow, requests } = read
  const count = counts.new
  const parts = [
    ...(count === 0 ? [] : [t('desk.day.new', { count })]),
    ...(appointments.length === 0 ? [] : [t('desk.day.visits', { count: appointments.length })]),
  ]
  const [oldest] = requests
  return {
    hello: sentenceStart(`${formatDay(today, locale)}, ${formatTime(toBrussels(now).at, locale)}`, locale),
    title: parts.length === 0 ? t('desk.day.clear') : `${sentenceStart(formatList(parts, locale), locale)}.`,
    lead:
      oldest === undefined
        ? t('desk.day.clearText')
        : t('desk.day.oldest', { age: ageView(oldest, 'new', page).text }),
    work: {
      visits: {
        title: t('desk.day.visitsToday'),
        count: String(appointments.length),
        items: appointments.map((row) => visitOf(row, page)),
        next:
          tomorrow.length === 0
            ? t('desk.day.tomorrowNone')
            : t('desk.day.tomorrow', { count: tomorrow.length }),
      },
      news: {
        title: t('desk.day.news'),
        count: String(count),
        more: { label: t('desk.day.all'), href: hrefs.requests },
        items: requests.slice(0, shownNews).map((request) => newOf(request, page)),
        blank:
          count === 0
            ? { title: t('desk.day.noNews'), text: t('desk.day.noNewsText'), drawing: page.agency.drawing }
            : undefined,
      },
    },
    tails: tailsOf(read, page),
  }
}

function visitOf(row: TodayRead['appointments'][number], page: DeskPage): VisitView {
  const { t, locale, hrefs, subjects, words } = page
  const stored = storedOf(row)
  const home = stored.subject === undefined ? undefined : subjects[stored.subject]
  const office = words.recipients.offices.find(({ id }) => id === row.booked_at)
  const phone = phoneOf(stored.answers)
  const moment = parseStart(row.starts)
  return {
    at: row.starts,
    time: moment === undefined ? row.starts : formatTime(moment.at, locale),
    home: { label: home?.place ?? office?.name ?? row.booked_at, href: hrefs.request(row.id) },
    visitor: visitorName(stored.answers),
    flag:
      flagOf(stored, subjects, page) ?? (row.stands === 'new' ? { text: t('desk.day.fresh') } : undefined),
    about: row.name === null ? t('desk.day.withNobody') : t('desk.day.with', { name: row.name }),
    links: [
      ...(phone === undefined ? [] : [phone]),
      { label: t('desk.panel.diary'), href: `${hrefs.diary}?booking=${row.id}` },
      ...(home?.routeHref === undefined ? [] : [{ label: t('desk.day.route'), href: home.routeHref }]),
    ],
  }
}

function newOf(request: TodayRead['requests'][number], page: DeskPage): NewRequestView {
  const { t, locale, hrefs, subjects, token } = page
  const { id, subject, answers } = request
  const title = askedWords(sentOf(request, page), locale)
  const place = subject === undefined ? undefined : subjects[subject]?.place
  return {
    label: title,
    href: hrefs.request(id),
    picture: thumbOf(request, subjects),
    about: [visitorName(answers), place].filter((part) => part !== undefined).join(', '),
    age: ageView(request, 'new', page),
    take: {
      action: hrefs.act(id, 'take'),
      hidden: { token, from: 'today' },
      label: t('desk.day.take'),
      of: `: ${title}`,
    },
  }
}

function tailsOf({ back, testimonials, dead }: TodayRead, page: DeskPage): readonly TailView[] {
  const { t, locale, hrefs, token } = page
  const tail = <R extends Row>(
    title: string,
    rows: readonly R[],
    itemOf: (row: R) => Partial<TailView['items'][number]> & Readonly<{ text: Readonly<{ text: string }> }>,
  ) =>
    rows.length === 0
      ? []
      : [
          {
            title,
            count: String(rows.length),
            items: rows.map((row) => {
              const stored = storedOf(row)
              const label = `${askedWords(sentOf(stored, page), locale)}, ${visitorName(stored.answers)}`
              return { title: { label, href: hrefs.request(row.id) }, ...itemOf(row) }
            }),
          },
        ]
  return [
    ...tail(t('desk.day.back'), back, (row) => ({
      text: { text: row.name === null ? t('desk.day.withNobody') : t('desk.day.with', { name: row.name }) },
    })),
    ...tail(t('desk.day.testimonials'), testimonials, (row) => ({
      text: { text: String(storedOf(row).answers.message ?? '') },
    })),
    ...tail(t('desk.day.dead'), dead, (row) => ({
      bad: t('desk.day.tries', { count: row.attempts }),
      text: {
        text: [row.recipient, row.last_error].filter((part) => part !== null && part !== '').join(': '),
      },
      act: {
        action: hrefs.act(row.id, 'retry'),
        hidden: { token, from: 'today' },
        label: t('desk.request.retry'),
      },
    })),
  ]
}
