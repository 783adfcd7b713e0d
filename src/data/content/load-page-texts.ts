import * as v from 'valibot'
import type { Localised, SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'

/** Loads the texts of menu pages as HTML, by folder name in `content/pages`. */
export async function loadPageTexts(
  contentDir: string,
  languages: SiteLanguages,
  log: ProblemLog,
): Promise<ReadonlyMap<string, Localised<string>>> {
  const documents = await loadLocalised(contentDir, 'pages', v.object({}), languages, log)
  return new Map(documents.map((document) => [document.id, eachLocale(document, (file) => file.html)]))
}
