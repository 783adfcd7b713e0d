import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerMark, type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import { type SubjectsFile, subjectsFilePath } from '#contracts/subjects-file.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { createLanguages, type Language } from '#i18n/languages.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { type EmptyPage, readEmptyPage } from './empty-page.ts'
import { type PortalShell, readDeskShell, readPortalShell } from './portal-shell.ts'

/** A built site in a language and the agency's own words: its forms, and the page around a form that was refused, cut where the form goes. */
export type SiteForms = EmptyPage &
  Language &
  Readonly<{ file: FormsFile; subjects: SubjectsFile; portal?: PortalShell; desk?: EmptyPage }>

/** What the service knows of a built site. */
export type BuiltSite = Readonly<{
  forms: ReadonlyMap<Locale, SiteForms>
  /** Headers of the site's pages, such as its Content-Security-Policy: the pages of the service have them too. */
  headers: readonly (readonly [name: string, value: string])[]
}>

/** Reads the forms of a built site by language; none where the site was built without an endpoint for its forms. */
export async function readSiteForms(dist: string): Promise<ReadonlyMap<Locale, SiteForms>> {
  const found = new Map<Locale, SiteForms>()
  for (const locale of locales) {
    const text = await readFile(join(dist, formsFilePath(locale)), 'utf8').catch(absentAsUndefined)
    if (text === undefined) continue
    const file: FormsFile = JSON.parse(text)
    const page = await readEmptyPage(dist, file.answer, { mark: answerMark, content: 'a form' })
    const subjects: SubjectsFile = JSON.parse(await readFile(join(dist, subjectsFilePath(locale)), 'utf8'))
    const portal = file.portal === undefined ? undefined : await readPortalShell(dist, locale, file.portal)
    const desk = file.desk === undefined ? undefined : await readDeskShell(dist, file.desk)
    const { t } = createLanguages({ [locale]: file.words })(locale)
    found.set(locale, { ...page, locale, t, file, subjects, portal, desk })
  }
  return found
}
