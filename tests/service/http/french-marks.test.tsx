import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isAboutListing } from '#forms/about/about.ts'
import { possibleProblems } from '#forms/about/check-subject.ts'
import { possibleErrors } from '#tests/support/forms/possible-errors.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { checkGrammar } from '#scripts/checks/built/words/grammar.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { answeredForm } from '#service/http/pages/answered-form.tsx'
import { confirmPage } from '#service/http/pages/confirm-page.tsx'
import { refusedSubjectPage } from '#service/http/pages/refused-subject.tsx'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import { loadSite } from '#site'
import { fieldsOf } from '#tests/support/forms/right-answers.ts'
import { termValues } from '#i18n/offer/say-term.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFormsFile } from '#views/forms/forms-file.ts'
import { viewSubjects } from '#views/forms/subjects.ts'

/** Returns what the built site must have. */
function needed<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('the site answers no forms in French')
  return found
}

const locale = 'fr'
const context = await loadSite()
const site: SiteForms = {
  ...context.languages(locale),
  file: needed(viewFormsFile(createPage(context, locale))),
  subjects: viewSubjects(createPage(context, locale)),
  title: '',
  before: '',
  after: '',
}
const [subject = '', listing] = Object.entries(site.subjects)[0] ?? []

/** Returns the marks of a page without the space that French sets before them. */
function flawsOf({ title, body }: Readonly<{ title: string; body: ReactNode }>): readonly string[] {
  const html = renderToStaticMarkup(
    <>
      <title>{title}</title>
      {body}
    </>,
  )
  return checkGrammar([{ lang: 'fr-BE', path: title, html }])
}

/** Yields the pages that the service shows of a form. */
function* pagesOf(id: FormId): Generator<ServicePage> {
  const shown = needed(site.file.forms[id])
  const { t } = site
  const term = termValues([], { now: Date.now(), leastHours: 0 }, locale)
  const fields = fieldsOf(id)
  const form = { ...shown.form, subject: isAboutListing(forms[id].about) ? subject : undefined }
  for (const field of fields)
    for (const code of possibleErrors(field))
      yield answeredForm(site, shown, markErrors(form, { [field.name]: code }, { t, term }))
  for (const state of ['failed', 'offline', 'tooMany'] as const)
    yield answeredForm(site, shown, form, { state })
  const rows = fields.map(({ name }) => ({ label: t(`forms.fields.${name}`), text: 'réponse' }))
  for (const note of ['soon', 'late', 'captchaEmpty', 'captchaInvalid'] as const)
    yield confirmPage(site, shown, {
      subject: form.subject,
      rows,
      posted: [],
      note,
      digits: '123',
      moments: () => undefined,
    })
  const { about } = forms[id]
  for (const problem of isAboutListing(about) ? possibleProblems(about) : [])
    yield refusedSubjectPage(site, shown, {
      problem,
      subject: { name: subject, listing },
      texts: { message: ['réponse'], remark: ['réponse'] },
    })
}

test.each(formIds)('the pages of %s have the spaces of French', (id) => {
  const pages = [...pagesOf(id)]
  expect(pages.length).toBeGreaterThan(5)
  expect([...new Set(pages.flatMap(flawsOf))]).toEqual([])
})

test('a page without such a space is found', () => {
  expect(flawsOf({ title: 'Votre bien', body: <p>Êtes-vous sûr?</p> })).toHaveLength(1)
})
