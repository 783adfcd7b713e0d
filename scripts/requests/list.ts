import { isPlainDate } from '#domain/values/plain-date.ts'
import { formIds, isFormId, type FormId } from '#forms/form.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { mailWords } from '#service/requests/submissions/mail-words.ts'
import {
  formatColumns,
  formatMails,
  formatMoment,
  formatOffice,
  formatSender,
  isDead,
  printable,
} from './format.ts'
import { requestWords, sentFormOf, wordsOption } from './request-words.ts'
import { withDatabase } from './with-database.ts'

/** Lists requests and how their mails stand. */
export const list: Subcommand = {
  about: 'lists requests, newest first, with the state of their mails, in the language that the agency reads',
  options: {
    since: { value: 'DATE', about: 'only those received on or after a day, such as 2026-11-20' },
    form: { value: 'FORM', about: 'only those of a form, such as request-visit' },
    ...wordsOption,
    full: { about: 'whole names and addresses instead of initials' },
  },
  run: async (input) => {
    const query = { since: toTime(input.text('since')), form: toForm(input.text('form')) }
    const words = await requestWords(input)
    const { locale } = words
    const language = words.languages(locale)
    const { t } = language
    const found = await withDatabase((database) => readSubmissions(database, query))
    const rows = found.map((one) => {
      const sent = sentFormOf(one, words)
      return [
        String(one.id),
        formatMoment(one.at, locale),
        askedWords(sent, locale),
        sent.about?.(locale)?.place ?? one.subject ?? '-',
        formatOffice(one),
        formatSender(one, input.has('full')),
        formatMails(one, language),
      ]
    })
    const columns = [
      t('desk.line.received'),
      t('desk.list.column.request'),
      t('desk.list.column.home'),
      t('desk.work.office'),
      t('desk.list.column.person'),
    ]
    if (rows.length > 0) console.log(`${formatColumns([['#', ...columns, 'mail'], ...rows]).join('\n')}\n`)
    const dead = found.filter(({ mails }) => mails.some(isDead))
    for (const { id, mails } of dead)
      for (const mail of mails.filter(isDead)) console.log(`  ${id}  ${printable(mailWords(mail, t))}`)
    console.log(`${found.length} requests, ${dead.length} with a mail that could not be delivered`)
    if (dead[0] !== undefined) console.log(`\nNext  npm run requests -- retry ${dead[0].id}`)
    return 0
  },
}

/** Returns the first moment of a day; the hour of Brussels is left out, so that a day begins an hour or two early. */
export function toTime(date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  if (!isPlainDate(date)) throw new CommandError(`--since ${date}: expected a day, such as 2026-11-20`)
  return Date.parse(`${date}T00:00+02:00`)
}

/** Returns the form that an option names. */
export function toForm(form: string | undefined): FormId | undefined {
  if (form === undefined || isFormId(form)) return form
  throw new CommandError(`--form ${form}: expected one of ${formIds.join(', ')}`)
}
