import type { Locale } from '#domain/values/locale.ts'
import { createLanguages } from '#i18n/languages.ts'
import type { CommandInput, CommandOption } from '#scripts/kit/command.ts'
import { explained } from '#scripts/service/explained.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords, type SiteWords } from '#service/kit/site/site-words.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'

/** What requests are said with. */
export type RequestWords = Pick<SiteWords, 'languages' | 'subject' | 'label' | 'agreements' | 'deskLink'> &
  Readonly<{
    /** The language that the agency reads. */
    locale: Locale
  }>

/** The option of commands that print requests. */
export const wordsOption: Readonly<Record<'dist', CommandOption>> = {
  dist: { value: 'DIR', about: 'the built site, in whose words requests are printed (dist)' },
}

/** Returns the words of the built site in the agency's language; where there is none, our own in Dutch, and homes by their number. */
export async function requestWords(input: CommandInput): Promise<RequestWords> {
  const site = await explained(() => readSiteForms(input.text('dist') ?? 'dist'))
  if (site.size > 0) {
    const words = createSiteWords(() => site, 'http://localhost')
    return { ...words, locale: words.recipients.locale }
  }
  return {
    locale: 'nl',
    languages: createLanguages(),
    subject: () => undefined,
    label: () => undefined,
    agreements: () => [],
    deskLink: () => undefined,
  }
}

/** Returns a stored request as it is said; in the agency's language where the site has dropped its own. */
export function sentFormOf({ lang, ...stored }: StoredSubmission, words: RequestWords): SentForm {
  return toSentForm({ ...stored, locale: lang }, words)
}
