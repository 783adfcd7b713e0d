import { deskPaths } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import { formatTime } from '#i18n/format.ts'
import { type Letter, letterToStaff } from '#service/kit/mail/letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { agencySubject } from '#service/requests/form-mails/agency-subject.ts'
import { valuedPlace } from '#service/requests/form-mails/asked-place.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { formatPhone } from '#text/phone.ts'
import type { Colleague } from './staff-requests.ts'

/** What a day brings: appointments in their order with when they begin, and requests that nobody touched. */
export type Day = Readonly<{
  visits: readonly (StoredSubmission & Readonly<{ starts: string }>)[]
  fresh: readonly StoredSubmission[]
}>

/** Returns the mail of the morning. Its subject is the day: 'Vandaag 3 bezoeken, 5 nieuwe aanvragen'. */
export function morningLetter(colleague: Colleague, { visits, fresh }: Day, words: SiteWords): Letter {
  const { locale } = colleague
  const { t } = words.languages(locale)
  const sentOf = ({ lang, ...stored }: StoredSubmission) => toSentForm({ ...stored, locale: lang }, words)
  const isVisits = visits.every(({ form }) => form === 'request-visit')
  const counts = [
    ...(visits.length === 0
      ? []
      : [t(`deskMails.morning.${isVisits ? 'visits' : 'appointments'}`, { count: visits.length })]),
    ...(fresh.length === 0 ? [] : [t('deskMails.morning.fresh', { count: fresh.length })]),
  ]
  const title = t('deskMails.morning.subject', { what: counts.join(', ') })
  const meetings = visits.map((visit) => {
    const time = formatTime(parseStart(visit.starts)?.at ?? '', locale)
    const { phone } = visit.answers
    const sent = sentOf(visit)
    const noun = t(`forms.of.${visit.form}.noun`)
    const where = sent.about?.(locale)?.place ?? (valuedPlace(sent, locale) || noun)
    return [
      time,
      where,
      visitorName(visit.answers),
      ...(typeof phone === 'string' ? [formatPhone(phone)] : []),
    ].join(', ')
  })
  const today = words.deskLink(deskPaths(locale).mine, locale)
  const account = new URL(portalPaths(locale).account, words.origin).href
  return letterToStaff(colleague, {
    title,
    preheader: meetings[0] ?? title,
    blocks: [
      ...(today === undefined
        ? []
        : [{ kind: 'button', label: t('deskMails.buttons.today'), href: today } as const]),
      ...(meetings.length === 0
        ? []
        : [{ kind: 'list', heading: t('deskMails.morning.meetings'), items: meetings } as const]),
      ...(fresh.length === 0
        ? []
        : [
            {
              kind: 'list',
              heading: t('deskMails.morning.untouched'),
              items: fresh.map((one) => agencySubject(sentOf(one), locale)),
            } as const,
          ]),
    ],
    notes: [
      { text: t('deskMails.morning.stop'), link: { label: t('deskMails.morning.account'), href: account } },
    ],
  })
}
