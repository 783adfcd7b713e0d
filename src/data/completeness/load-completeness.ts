import type { SiteLanguages } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { DataSource } from '../file/data-source.ts'
import type { ProblemLog } from '../problems/problem-log.ts'
import { type Completeness, toCompleteness } from './completeness.ts'
import { loadConfigTexts, loadDocumentTexts, loadOwnTexts } from './load-texts.ts'

/**
 * Loads all texts of an agency and returns what each language lacks, and which documents are not on the site of a day; files
 * that cannot be read go to the log.
 */
export async function loadCompleteness(
  source: DataSource,
  contentDir: string,
  languages: SiteLanguages,
  now: PlainDate,
  log: ProblemLog,
): Promise<Completeness> {
  const texts = await Promise.all([
    loadConfigTexts(source),
    loadOwnTexts(source),
    loadDocumentTexts(contentDir, now, log),
  ])
  return toCompleteness(texts.flat(), languages)
}
