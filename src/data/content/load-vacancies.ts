import type * as v from 'valibot'
import type { Vacancy } from '#domain/site/content.ts'
import type { OfficeEntry } from '#data/config/agency/offices.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { type LocalisedDocument, loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { vacancySchema } from './document-schemas.ts'

/** Loads the jobs, newest first. */
export async function loadVacancies(
  contentDir: string,
  languages: SiteLanguages,
  offices: readonly OfficeEntry[],
  log: ProblemLog,
): Promise<readonly Vacancy[]> {
  const documents = await loadLocalised(contentDir, 'vacancies', vacancySchema, languages, log)
  return documents
    .flatMap((document) => toVacancy(document, offices))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id))
}

function toVacancy(
  document: LocalisedDocument<v.InferOutput<typeof vacancySchema>>,
  offices: readonly OfficeEntry[],
): Vacancy[] {
  const { facts, main } = document
  const { log } = main
  if (facts.publishedOn === undefined) {
    log.error('publishedOn', 'no day of publication', {
      expected: 'a day: 2026-11-20',
      remedy: 'add it to the front matter',
    })
    return []
  }
  const office = offices.find((entry) => entry.office.id === facts.officeId)
  if (office === undefined) {
    log.warn('officeId', 'an office that is on no list; the first one is used', {
      expected: 'an id of offices.json',
      received: facts.officeId,
    })
  }
  return [
    {
      id: document.id,
      slug: eachLocale(document, (file) => file.meta.slug),
      title: eachLocale(document, (file) => file.meta.title),
      description: eachLocale(document, (file) => file.meta.description),
      html: eachLocale(document, (file) => file.html),
      officeId: (office ?? offices[0])?.office.id ?? '',
      employment: facts.employment ?? 'fullTime',
      publishedOn: facts.publishedOn,
      validUntil: facts.validUntil,
    },
  ]
}
