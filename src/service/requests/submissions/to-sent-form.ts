import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** Returns a form as its mails describe it. */
export function toSentForm(
  form: Omit<SentForm, 'languages' | 'about' | 'choiceLabel' | 'agreed' | 'desk'>,
  words: Pick<SiteWords, 'languages' | 'subject' | 'label' | 'agreements' | 'deskLink'>,
): SentForm {
  return {
    ...form,
    languages: words.languages,
    about: (locale) => words.subject(form.subject, locale),
    desk: words.deskLink,
    agreed: (locale) => words.agreements(form.form, locale),
    choiceLabel: (field, value, locale) => words.label(form.form, field, value, locale),
  }
}
