import { isKeptName, keptNames, keptPattern } from '#domain/privacy/kept-terms.ts'
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
    for (const file of new Set(Object.values(found.files))) checkTerms(file)
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

/** Logs each term between two braces that nothing is kept for: the page would show its name. */
function checkTerms({ html, log }: LocalisedFile<unknown>): void {
  for (const [placeholder, name = ''] of html.matchAll(keptPattern)) {
    if (isKeptName(name)) continue
    log.error(undefined, 'a term that nothing is kept for', {
      expected: keptNames.map((known) => `{{kept:${known}}}`).join(', '),
      received: placeholder,
      remedy: 'correct the name, or write the term itself',
    })
  }
}
