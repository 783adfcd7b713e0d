import { keptNames, keptPattern } from '#domain/privacy/kept-terms.ts'
import { companyFactNames, companyPattern } from '#domain/privacy/company-facts.ts'
import type { LegalDocument } from '#domain/site/content.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { type LocalisedFile, loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { legalSchema } from './document-schemas.ts'

const legalIds = ['cookie-policy', 'privacy-statement', 'disclaimer', 'accessibility'] as const

/** Loads the legal pages; a missing one is a warning. */
export async function loadLegalDocuments(
  contentDir: string,
  languages: SiteLanguages,
  log: ProblemLog,
): Promise<readonly LegalDocument[]> {
  const documents = await loadLocalised(contentDir, 'legal', legalSchema, languages, log)
  return legalIds.flatMap((id): LegalDocument[] => {
    const found = documents.find((candidate) => candidate.id === id)
    if (found === undefined) {
      log.record(`legal/${id}`).warn(undefined, 'a legal page is missing', {
        expected: `content/legal/${id}`,
        remedy: 'write it',
      })
      return []
    }
    const { facts, main } = found
    for (const file of new Set(Object.values(found.files))) checkNames(file)
    if (facts.modifiedOn === undefined) {
      main.log.error('modifiedOn', 'no day of the last change', {
        expected: 'a day: 2026-11-20',
        remedy: 'add it to the front matter',
      })
      return []
    }
    return [
      {
        id,
        slug: eachLocale(found, (file) => file.meta.slug),
        title: eachLocale(found, (file) => file.meta.title),
        html: eachLocale(found, (file) => file.html),
        modifiedOn: facts.modifiedOn,
      },
    ]
  })
}

/** Logs each name between two braces that stands for nothing: the page would show it. */
function checkNames({ html, log }: LocalisedFile<unknown>): void {
  const kinds = [
    { pattern: keptPattern, names: keptNames, kind: 'kept', message: 'a term that nothing is kept for' },
    { pattern: companyPattern, names: companyFactNames, kind: 'company', message: 'no fact of the company' },
  ]
  for (const { pattern, names, kind, message } of kinds)
    for (const [placeholder, name = ''] of html.matchAll(pattern)) {
      if (names.includes(name)) continue
      log.error(undefined, message, {
        expected: names.map((known) => `{{${kind}:${known}}}`).join(', '),
        received: placeholder,
        remedy: 'correct the name, or write what it stands for',
      })
    }
}
