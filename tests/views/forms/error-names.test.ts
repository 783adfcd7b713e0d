import { expect, test } from 'vitest'
import { languages } from '#tests/support/languages.ts'
import { siteContext } from '#tests/support/service/test-service.ts'
import { locales } from '#domain/values/locale.ts'
import { forms } from '#forms/forms.ts'
import { markErrors, type SayError } from '#ui/forms/mark-errors.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewForm } from '#views/forms/form.ts'

const context = createContext({})

test.each(locales)('an error names its field, and repeats no question, in %s', (locale) => {
  for (const id of Object.keys(forms) as (keyof typeof forms)[]) {
    const form = viewForm(createPage(context, locale), id, 'title')
    const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
    const t: SayError = (_, { label = '' }) => `Vul nog in: ${label}`
    const refused = Object.fromEntries(fields.map(({ name }) => [name, 'missing']))
    const marked = markErrors(form, refused, { t }).groups.flatMap(({ rows }) =>
      rows.flatMap((row) => row.fields),
    )
    for (const { name, error = '' } of marked) expect(error, `${id} ${name}`).not.toMatch(/\?|^Vul nog in: $/)
  }
})

test.each(locales)(
  'without e-mail and telephone a visitor reads that one of both is enough, in %s',
  (locale) => {
    const { catalogue, ...rest } = siteContext()
    const site = { ...catalogue.site, formsEndpoint: '/forms' }
    const form = viewForm(
      createPage({ ...rest, catalogue: { ...catalogue, site } }, locale),
      'request-visit',
      'title',
    )
    const marked = markErrors(form, { email: 'neither' }, { t: languages(locale).t })
    const fields = marked.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
    const sentence = languages(locale).t('forms.errors.neither')
    expect(fields.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]]))).toEqual([
      ['email', sentence],
    ])
    expect(marked.errors?.items).toEqual([{ href: '#request-visit-email', label: sentence }])
  },
)
