import { type LegalDocument, legalIds } from '#domain/site/content.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { checkNames } from './known-names.ts'
import { loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { legalSchema } from './document-schemas.ts'

/**
 * Loads the legal pages; a missing one is a warning. A wrong one breaks the site, unlike other documents: none is published
 * without its privacy statement because of a slip in it.
 */
export async function loadLegalDocuments(
  contentDir: string,
  languages: SiteLanguages,
  log: ProblemLog,
): Promise<readonly LegalDocument[]> {
  const strict: ProblemLog = { ...log, record: (...name) => asFatal(log.record(...name)) }
  const documents = await loadLocalised(contentDir, 'legal', legalSchema, languages, strict)
  return legalIds.flatMap((id): LegalDocument[] => {
    const found = documents.find((candidate) => candidate.id === id)
    if (found === undefined) {
      log.record(`legal/${id}`).warn(undefined, 'a legal page is missing', {
        expected: `content/legal/${id}`,
        remedy: 'write it',
      })
      return []
    }
    for (const locale of languages.languageUse) {
      if (found.files[locale].locale === locale) continue
      strict.record(`legal/${id}/index.${locale}.md`).error(undefined, 'the file is missing', {
        expected: `the text in ${languages.languageUse.join(', ')}`,
        remedy: 'translate it',
      })
    }
    for (const { html, log: fileLog } of new Set(Object.values(found.files))) checkNames(html, fileLog)
    return [
      {
        id,
        slug: eachLocale(found, (file) => file.meta.slug),
        title: eachLocale(found, (file) => file.meta.title),
        html: eachLocale(found, (file) => file.html),
        modifiedOn: found.facts.modifiedOn,
      },
    ]
  })
}

function asFatal(log: RecordLog): RecordLog {
  return { ...log, error: log.fatal }
}
