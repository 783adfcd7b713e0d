import { languageNames, type Locale } from '#domain/values/locale.ts'
import type { Language } from '#i18n/languages.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatDayOfWeek, formatMoney, formatTime } from '#i18n/format.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { deskButtons } from './desk-buttons.ts'
import { type AgencyMailboxes, oneLine } from '#service/kit/mail/mailbox.ts'
import { agencySubject } from './agency-subject.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import type { Letter, MailNote } from '#service/kit/mail/letter.ts'
import type { OfficeNote } from './office-note.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import { type SentForm, visitorAddress, visitorName } from '#service/requests/form-mails/sent-form.ts'

/** What an answer that was not given looks like. */
const nothing = '–'

/**
 * Returns the mail to the agency about a form, one for each of its mailboxes: an answer to it goes to the visitor. `locale` is
 * the agency's; `note` says what became of the form.
 */
export function agencyMail(
  sent: SentForm,
  mailboxes: AgencyMailboxes,
  locale: Locale,
  note: OfficeNote = {},
): Letter {
  const language = sent.languages(locale)
  const { t } = language
  const name = visitorName(sent.answers)
  const address = visitorAddress(sent.answers)
  const subject = agencySubject(sent, locale, note.what)
  const title = (note.what === undefined ? newsTitle(sent, language) : undefined) ?? subject
  const agent = sent.about?.(locale)?.agent?.name
  const answer = address === undefined ? t('mails.agency.noAddress') : t('mails.agency.answer', { name })
  // Where the moment is another by now, it is not repeated.
  const rows = answerRows(sent, language, 'office')
    .filter(({ name: field }) => note.appointment === undefined || field !== 'slot')
    .map((row) => ({ ...row, text: row.text === '' ? nothing : row.text }))
  const buttons = deskButtons(sent, language, note.appointment)
  const languageRow = { label: t('mails.agency.language'), text: languageNames[sent.locale] }
  return {
    kind: 'agency',
    to: mailboxes[0],
    toAll: mailboxes,
    replyTo: address === undefined ? undefined : { name, address },
    subject,
    calendarOf: note.calendar,
    content: {
      locale,
      title,
      preheader: answer,
      blocks: [
        ...(note.blocks ?? []),
        ...(agent === undefined
          ? []
          : [{ kind: 'text', text: t('mails.agency.agent', { name: agent }) } as const]),
        { kind: 'text', text: answer },
        ...(buttons.length === 0 ? [] : [{ kind: 'buttons', buttons } as const]),
        ...(note.calendar === undefined ? [] : [{ kind: 'text', text: t('deskMails.ics') } as const]),
        { kind: 'answers', heading: t('mails.agency.answers'), rows: [...rows, languageRow] },
        { kind: 'list', heading: t('mails.agency.agreed'), items: sent.agreed?.(locale) ?? [] },
      ],
      notes: [
        ...(note.appointment === 'off' ? [] : applyNote(sent, language)),
        { text: t('mails.agency.received', { id: String(sent.id), ...receivedAt(sent.at, locale) }) },
      ],
    },
  }
}

/** The form for who wants to rent the home after the visit, for the office to pass on; it is the visitor's language. */
function applyNote({ form, about, locale: visitor }: SentForm, { t }: Language): readonly MailNote[] {
  const href = form === 'request-visit' ? about?.(visitor)?.applyHref : undefined
  if (href === undefined) return []
  return [{ text: t('mails.agency.apply'), link: { label: t('mails.agency.applyLink'), href } }]
}

/** Returns who comes when, or offers how much; undefined for other news, which the subject says. */
function newsTitle({ form, answers }: SentForm, { locale, t }: Language): string | undefined {
  const name = visitorName(answers)
  const moment = typeof answers.slot === 'string' ? parseSlot(answers.slot)?.moment : undefined
  if (form === 'purchase-offer' && typeof answers.amount === 'number')
    return oneLine(
      t('deskMails.title.offer', { name, amount: formatMoney(euroCents(answers.amount), locale) }),
    )
  if (moment === undefined) return undefined
  const when = { name, day: formatDayOfWeek(moment.on, locale), time: formatTime(moment.at, locale) }
  return oneLine(t(`deskMails.title.${form === 'request-visit' ? 'visit' : 'appointment'}`, when))
}
