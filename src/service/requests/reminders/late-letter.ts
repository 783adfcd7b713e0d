import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDayOfWeek, formatTime } from '#i18n/format.ts'
import { answerTermOf } from '#service/kit/recipients/desk-settings.ts'
import { type Letter, letterToStaff } from '#service/kit/mail/letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { subjectWithin } from '#service/requests/form-mails/agency-subject.ts'
import { deskButtons } from '#service/requests/form-mails/desk-buttons.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import type { Colleague } from './staff-requests.ts'

/** Hours in which an office is open that are called a working day. */
const workingDay = 8

/** Returns the mail about a request that nobody touched in time. Its subject: 'Wacht al één werkdag: schatting Laarne, Rita Goossens'. */
export function lateLetter(
  colleague: Colleague,
  { lang, office, ...request }: StoredSubmission & Readonly<{ office: string | null }>,
  words: SiteWords,
): Letter {
  const { locale } = colleague
  const language = words.languages(locale)
  const { t } = language
  const sent = toSentForm({ ...request, locale: lang }, words)
  const { hours } = answerTermOf(words.recipients, office)
  const titleOf = (what: string): string =>
    t(hours === workingDay ? 'deskMails.late.day' : 'deskMails.late.hours', { count: hours, what })
  const title = titleOf(subjectWithin(sent, locale, titleOf('').length))
  const { on, at } = toBrussels(request.at)
  const text = t('deskMails.late.text', { day: formatDayOfWeek(on, locale), time: formatTime(at, locale) })
  const buttons = deskButtons(sent, language)
  return letterToStaff(colleague, {
    title,
    preheader: text,
    blocks: [
      { kind: 'text', text },
      ...(buttons.length === 0 ? [] : [{ kind: 'buttons', buttons } as const]),
    ],
    notes: [{ text: t('deskMails.late.once') }],
  })
}
