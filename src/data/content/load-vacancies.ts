import type * as v from 'valibot'
import type { Vacancy } from '#domain/site/content.ts'
import type { OfficeEntry } from '#data/config/agency/offices.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import { checkDays, type Shown } from '../shown.ts'
import { type LocalisedDocument, loadLocalised } from './load-localised.ts'
import { eachLocale } from './localised-meta.ts'
import { vacancySchema } from './document-schemas.ts'
import { showDocuments, type ShownDocuments } from './show-documents.ts'

/** Loads the jobs, newest first. */
export async function loadVacancies(
  contentDir: string,
  languages: SiteLanguages,
  context: Shown & Readonly<{ offices: readonly OfficeEntry[] }>,
  log: ProblemLog,
): Promise<ShownDocuments<Vacancy>> {
  const documents = await loadLocalised(contentDir, 'vacancies', vacancySchema, languages, log)
  const { shown, unpublished } = showDocuments(documents, context)
  return {
    shown: shown
      .map((document) => toVacancy(document, context.offices))
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id)),
    unpublished,
  }
}

function toVacancy(
  document: LocalisedDocument<
    v.InferOutput<typeof vacancySchema.texts>,
    v.InferOutput<typeof vacancySchema.facts>
  >,
  offices: readonly OfficeEntry[],
): Vacancy {
  const { facts, main } = document
  const office = offices.find((entry) => entry.office.id === facts.officeId)
  if (office === undefined) {
    main.log.warn('officeId', 'an office that is on no list; the first one is used', {
      expected: 'an id of offices.json',
      received: facts.officeId,
    })
  }
  checkDays({ from: facts.publishedOn, until: facts.validUntil }, main.log, 'validUntil')
  return {
    id: document.id,
    languageIn: eachLocale(document, (file) => file.locale),
    slug: eachLocale(document, (file) => file.meta.slug),
    title: eachLocale(document, (file) => file.meta.title),
    description: eachLocale(document, (file) => file.meta.description),
    html: eachLocale(document, (file) => file.html),
    officeId: (office ?? offices[0])?.office.id ?? '',
    employment: facts.employment ?? 'fullTime',
    publishedOn: facts.publishedOn,
    validUntil: facts.validUntil,
  }
}
