import { canBeAbout } from '#forms/about/check-subject.ts'
import { forms } from '#forms/forms.ts'
import { stepsAfterBooking, stepsAfterMail } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import type { Letter, MailBlock, MailHome } from '#service/kit/mail/letter.ts'
import { type Mailbox, oneLine } from '#service/kit/mail/mailbox.ts'
import { visitorLetter } from '#service/requests/form-mails/visitor-mail.ts'
import { whoAnswersOf } from '#service/kit/recipients/who-answers.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { afterVisitMail } from './after-visit-mail.ts'
import { officeFile, visitorFile } from '#service/requests/calendars/appointment-files.ts'
import { type Appointment, appointmentWords, mailboxesOf } from './appointment.ts'
import { momentText, movedFromText, shortMomentText } from './slot-text.ts'
import { timeOfReminder } from './reminder.ts'

/** What happened to an appointment; `asked` is that staff confirm it later, `handedOver` that a colleague is there. */
export type AppointmentNews =
  | 'booked'
  | 'asked'
  | 'confirmed'
  | 'moved'
  | 'handedOver'
  | 'cancelled'
  | 'reminder'

/** What staff say beside it: their own words, and homes that are like the one that is gone. */
export type StaffWords = Readonly<{ word?: string; homes?: readonly MailHome[] }>

/** Returns the mails to the visitor: what happened, and of an appointment that still takes place the reminder and the mail after it. */
export function appointmentMails(
  news: AppointmentNews,
  appointment: Appointment,
  words: SiteWords,
  now: number,
  said: StaffWords = {},
): readonly Letter[] {
  const first = newsLetter(news, appointment, words, now, said)
  if (first === undefined) return []
  // What is not agreed on is not reminded of.
  if (news === 'cancelled' || appointment.booking.status === 'waiting') return [first]
  const sendAt = timeOfReminder(appointment, now)
  const reminder = newsLetter('reminder', appointment, words, now)
  const after = afterVisitMail(appointment)
  return [
    first,
    ...(reminder === undefined || sendAt === undefined
      ? []
      : [{ ...reminder, kind: 'reminder' as const, sendAt }]),
    ...(after === undefined ? [] : [after]),
  ]
}

/** The ways on after an appointment that is off: another one, where it can still be had, and to hear of homes like that one. */
function waysOn({ sent: { form, about, locale } }: Appointment, words: SiteWords): readonly MailBlock[] {
  const { t } = words.languages(locale)
  const home = about?.(locale)
  const isVisit = form === 'request-visit'
  const isOpen = isVisit ? home !== undefined && canBeAbout(forms[form].about, home) : home === undefined
  const buttons = [
    {
      label: t(`mails.appointment.again.${isVisit ? 'visit' : 'appointment'}`),
      href: isOpen ? words.formHref(form, home?.query, locale) : undefined,
    },
    {
      label: t('mails.appointment.tellMe'),
      href: home?.wanted === undefined ? undefined : words.formHref('demand-register', home.wanted, locale),
    },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  return buttons.length === 0 ? [] : [{ kind: 'buttons', buttons }]
}

/** Returns the mail to the visitor; undefined when there is no address. */
function newsLetter(
  news: AppointmentNews,
  appointment: Appointment,
  words: SiteWords,
  now: number,
  { word = '', homes = [] }: StaffWords = {},
): Letter | undefined {
  const { booking, office, sent, agent } = appointment
  const { reason } = booking
  const { locale } = sent
  const { t } = words.languages(locale)
  const { day, time, old, when, place } = appointmentWords(appointment, locale)
  const href = words.link(`appointment/${booking.token}`, locale)
  const where: MailBlock = { kind: 'text', text: `${when}\n${place}` }
  const manage: MailBlock = { kind: 'button', label: t('mails.appointment.manage'), href }
  const kind = sent.form === 'request-visit' ? 'visit' : 'appointment'
  const next = stepsAfterBooking(kind, {
    hasCopy: true,
    isReminded: timeOfReminder(appointment, now) !== undefined,
  })
  const steps: MailBlock = {
    kind: 'steps',
    heading: t('thanks.next'),
    steps: stepTexts(stepsAfterMail(next), t),
  }
  const letter = visitorLetter(
    sent,
    whoAnswersOf(office, { home: sent.about?.(locale) }).contact,
    ({ greeting, question, contact, answers }) => ({
      title: oneLine(
        news === 'cancelled' && reason !== null && reason !== 'visitor'
          ? t('mails.appointment.calledOff', {
              what: t(`mails.appointment.your.${kind}`),
              day,
              time,
              why: t(`mails.appointment.why.${reason}`),
            })
          : t(`mails.appointment.${news}`, { day, time, old, name: agent?.name ?? office.name }),
      ),
      preheader: `${when}, ${place}`,
      blocks: [
        greeting,
        ...(word === '' ? [] : [{ kind: 'text', text: word } as const]),
        where,
        ...(news === 'cancelled' ? waysOn(appointment, words) : [manage]),
        ...(news === 'booked' ? [steps] : []),
        ...(homes.length === 0 ? [] : [{ kind: 'homes', homes } as const]),
        // Nobody shows a home around at a visit that is off.
        news === 'cancelled' ? contact : question,
        ...(news === 'booked' || news === 'asked' ? [answers] : []),
      ],
    }),
  )
  if (letter === undefined || news === 'reminder') return letter
  return { ...letter, calendar: visitorFile(appointment, { locale, now, url: href }) }
}

/** What offices are told of: a booking has the mail of its form. */
export type OfficeNews = Exclude<AppointmentNews, 'booked' | 'asked' | 'reminder'>

/**
 * Returns the mail that tells the office, and the agent of the home, that an appointment was changed; `before`
 * is as it was.
 */
export function officeMail(
  news: OfficeNews,
  { before, after }: Readonly<{ before: Appointment; after: Appointment }>,
  words: SiteWords,
  now: number,
): Letter {
  const { sent, agent } = after
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const noun = t(`forms.of.${sent.form}.noun`)
  const moment = shortMomentText(after.moment, locale)
  const old = { label: t('mails.agency.oldMoment'), text: momentText(before.moment, locale) }
  const kept = { label: t('mails.agency.moment'), text: momentText(after.moment, locale) }
  const rows =
    news === 'moved'
      ? [{ label: t('mails.agency.newMoment'), text: momentText(after.moment, locale) }, old]
      : [news === 'cancelled' ? old : kept]
  const what = t(`mails.agency.${news === 'confirmed' ? 'agreedOn' : news}`, {
    noun,
    moment,
    old: movedFromText(after.booking, locale),
    name: agent?.name ?? '',
  })
  return agencyMail(withoutSlot(sent), mailboxesOf(after), locale, {
    what,
    blocks: [{ kind: 'answers', heading: what, rows }],
    appointment: news === 'cancelled' ? 'off' : 'planned',
    calendar: (to) => officeFile(after, { locale, now, to }),
  })
}

/** Returns the mail that takes an appointment out of the calendar of somebody who is not there any more. */
export function formerAgentMail(to: Mailbox, after: Appointment, words: SiteWords, now: number): Letter {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const { moment, sent, agent } = after
  const noun = t(`forms.of.${sent.form}.noun`)
  const values = { noun, moment: shortMomentText(moment, locale), name: agent?.name ?? '' }
  return agencyMail(withoutSlot(sent), [to], locale, {
    what: t('mails.agency.handedOver', values),
    appointment: 'planned',
    calendar: (to) => officeFile(after, { locale, now, to, isOff: true }),
  })
}

/** The moment that was asked first is neither the old nor the new one after a second move. */
function withoutSlot(sent: Appointment['sent']): Appointment['sent'] {
  const { slot: _, ...answers } = sent.answers
  return { ...sent, answers }
}
