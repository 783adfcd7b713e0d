import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { type Form, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { loadSite } from '#site'
import { createMenuPage, createOffice } from '#tests/support/catalogue/catalogue-factory.ts'
import { createModule } from '#tests/support/catalogue/create-module.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { formPath } from '#views/forms/form-link.ts'
import { viewFormsFile } from '#views/forms/forms-file.ts'
import { createPage } from '#views/kit/page.ts'
import { menuPageOf } from '#views/shell/menu-page.ts'
import { viewPageAt } from '#views/shown-page.ts'

const site = await loadSite()

test.each(locales.flatMap((locale) => formIds.map((id) => [locale, id] as const)))(
  '%s: who opens the address of %s gets a page to fill it in, which is not that of one office',
  (locale, id) => {
    const path = viewFormsFile(createPage(site, locale))?.forms[id]?.page ?? ''
    const route = site.routes.at(path)
    expect(['page', 'form', 'results']).toContain(route?.kind)
    expect(route && menuPageOf(site.catalogue, route)?.purpose.kind).not.toBe('office')
    const { shortOf = id }: Form = forms[id]
    const page = JSON.stringify(viewPageAt(site, path))
    expect([id, shortOf].some((form) => page.includes(`"action":"/forms/${locale}/${form}"`))).toBe(true)
  },
)

const shows = (form: string, className?: string) =>
  createModule({ relations: [{ kind: 'contact', form }], className })
const ofOffice = createMenuPage(
  5,
  'stekene',
  { kind: 'office', officeId: 'stekene' },
  { modules: [shows('site-contact-small')] },
)
const own = createMenuPage(6, 'about', { kind: 'modules' }, { modules: [shows('site-contact-small')] })
const link = createMenuPage(
  7,
  'news',
  { kind: 'modules' },
  { modules: [shows('site-contact-small', 'form-link')] },
)
const longer = createMenuPage(8, 'contact', { kind: 'modules' }, { modules: [shows('site-contact')] })

test.each([
  [[ofOffice, longer, own], '/nl/about/'],
  [[ofOffice, link, longer], '/nl/contact/'],
  [[ofOffice, link], undefined],
])(
  'a short form is filled in where it stands, else where the longer one does, never at one office: %#',
  (menu, path) => {
    const offices = [createOffice('stekene', 'Stekene')]
    expect(formPath(createContext({ offices, menu }), 'site-contact-small', 'nl')).toBe(path)
  },
)
