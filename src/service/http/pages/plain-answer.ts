import type { Context } from 'hono'
import { isLocale } from '#domain/values/locale.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { deadLinkPage } from '#service/http/links/dead-link-page.tsx'
import { renderServicePage } from '#service/http/service-page.tsx'
import type { BuiltForms } from '#service/http/site-forms.ts'

/** What is answered without the form, since its body was not read or the database does not answer. */
const plainAnswers = {
  tooLarge: { title: 'forms.tooLarge.title', lead: 'forms.tooLarge.lead' },
  tooMany: { title: 'forms.busy.title', lead: 'forms.busy.lead' },
  failed: { title: 'forms.outage.title', lead: 'forms.outage.lead' },
} as const

/** Answers with a page that says what to do; what was typed is still in the page before. A script gets a code. */
export function answerPlainly(
  c: Context,
  { forms, words }: Readonly<{ forms: BuiltForms['forms']; words: SiteWords }>,
  status: 413 | 429 | 503,
  code: keyof typeof plainAnswers,
): Response {
  const [, , locale = ''] = c.req.path.split('/')
  const site = isLocale(locale) ? forms.get(locale) : undefined
  const isScript = c.req.header('accept')?.includes('application/json') === true
  if (isScript || site === undefined || !isLocale(locale)) return c.json({ code }, status)
  return c.html(renderServicePage(site, deadLinkPage(plainAnswers[code], locale, words)), status)
}
