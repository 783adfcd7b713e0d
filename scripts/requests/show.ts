import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { formatLanguage } from '#i18n/format.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import { mailWords } from '#service/requests/submissions/mail-words.ts'
import { formatColumns, formatMoment } from './format.ts'
import { requestWords, sentFormOf, wordsOption } from './request-words.ts'
import { toCount, withDatabase } from './with-database.ts'

/** Shows a request with all of its answers and mails. */
export const show: Subcommand = {
  about: 'shows a request with its answers, files and mails, in the language that the agency reads',
  argument: 'ID',
  options: wordsOption,
  run: async (input, text) => {
    const id = toCount('request', text)
    const [found] = await withDatabase((database) => readSubmissions(database, { ids: [id] }))
    if (found === undefined) throw new CommandError(`there is no request ${id}`)
    const words = await requestWords(input)
    const { locale } = words
    const language = words.languages(locale)
    const { t } = language
    const { form, subject, files, mails, lang, at } = found
    const sent = sentFormOf(found, words)
    const facts = [
      [t('desk.list.column.request'), askedWords(sent, locale)],
      [t('desk.line.received'), formatMoment(at, locale)],
      [t('mails.agency.language'), formatLanguage(lang, locale)],
      ...(subject !== undefined && sent.about?.(locale) === undefined ? [[t('forms.subject'), subject]] : []),
      ...answerRows({ ...sent, subject: sent.about?.(locale) && subject }, language, 'office').map(
        ({ label, text: answer }) => [label, answer === '' ? '-' : answer],
      ),
      ...files.map((name) => [t('desk.request.files'), name]),
      ...mails.map((mail) => ['', mailWords(mail, t)]),
    ]
    console.log(formatColumns(facts).join('\n'))
    if (form === 'purchase-offer' && subject !== undefined)
      console.log(`\nNext  npm run owners -- release-offer ${id}  lets the owners of the home read it`)
    return 0
  },
}
