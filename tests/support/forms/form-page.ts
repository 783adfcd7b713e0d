import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormsFile, ServiceForm } from '#contracts/forms-file.ts'
import { formsFilePath } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { forms } from '#forms/forms.ts'
import type { BuildReport, RouteLine } from '#scripts/build/build-report.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'

/** A form of the built site in a language, as its page shows it. */
export type FormPage = Readonly<{ id: FormId; locale: Locale; path: string }> & ServiceForm

/** Returns what the service knows of the forms of the built site in a language. */
function readForms(locale: Locale): FormsFile {
  const { out }: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  return JSON.parse(readFileSync(join(out, formsFilePath(locale)), 'utf8'))
}

/**
 * Returns a form of the built site with the path at which a visitor fills it in: from a home where it is about one.
 * @throws {Error} when no page shows it
 */
export function formPage(id: FormId, locale: Locale): FormPage {
  const { [id]: form } = readForms(locale).forms
  if (form === undefined || !isFormId(id)) throw new Error(`the built site has no form ${id} in ${locale}`)
  const path = pathOfForm(id, locale)
  return { id, locale, path: isAboutListing(forms[id].about) ? aboutHome(id, path, locale) : path, ...form }
}

/** Pages of the service that say what a form fixed. */
const fixed: ReadonlyMap<FormId, string> = new Map([
  ['request-visit', String.raw`appointment/[\w-]+\?booked`],
  ['contact-appointment', String.raw`appointment/[\w-]+\?booked`],
  ['purchase-offer', String.raw`offer/[\w.-]+`],
])

/** Returns where a form leads to once it has arrived: to its thank-you page, an office's, or that of what it fixed. */
export function arrivedAt({ id, locale, thanks, officeThanks }: FormPage): RegExp {
  const receipt = fixed.get(id)
  const pages = [thanks, ...Object.values(officeThanks ?? {})]
  const all = receipt === undefined ? pages : [...pages, `/forms/${locale}/${receipt}`]
  return new RegExp(`(?:${all.join('|')})$`)
}

/** Returns the page that shows a form, first of all its own. */
function pathOfForm(id: FormId, locale: Locale): string {
  const { out }: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))
  const pages = routes.filter(({ kind, locale: spoken }) => spoken === locale && kinds.includes(kind))
  const found = pages
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .find(({ path }) =>
      new RegExp(`data-form="?${id}[" >]`).test(readFileSync(join(out, fileOfPath(path)), 'utf8')),
    )
  if (found === undefined) throw new Error(`no page in ${locale} shows the form ${id}`)
  return found.path
}

const kinds: readonly RouteLine['kind'][] = ['form', 'page', 'results']

/** Returns the address that a home on offer links to; a project's for the form about new homes. */
function aboutHome(id: FormId, path: string, locale: Locale): string {
  const isProject = id === 'contact-construction'
  const link = isProject ? /project=(\d+)/ : new RegExp(`${path}\\?property=(\\d+)`)
  const listing = findListing(link, {
    locale,
    kind: isProject ? 'project' : 'property',
    lacks: /"strip__flag" data-state="(?:option|sold|rented)"|data-off-plan/,
  })
  const number = listing.split('/').at(-2)
  return `${path}?${isProject ? 'project' : 'property'}=${number}`
}
