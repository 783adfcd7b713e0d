import { written } from '#domain/values/locale.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { listStep } from '#routes/path/list-step.ts'
import { vacancyKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Vacancies; one that is closed keeps its page, but search engines should drop it. */
export const vacancy: PageKindDefinition<Readonly<{ kind: 'vacancy'; vacancyId: string }>> = {
  ...ordinary,
  expand: ({ catalogue, routeEntries, now }) => {
    const entry = prefixEntry(routeEntries, 'vacancy')
    if (entry === undefined) return []
    const steps = [listStep(catalogue, entry, 'vacancies')]
    return catalogue.vacancies.map(({ id, languageIn, slug, title, validUntil }) => ({
      key: vacancyKey(id),
      target: { kind: 'vacancy', vacancyId: id },
      original: `/vacatures/${id}/`,
      path: belowBase(entry.path, (locale) => slug[locale]),
      steps,
      label: written(title, languageIn),
      isIndexable: validUntil === undefined || validUntil >= now,
      source: { file: `vacancies/${id}`, record: id, field: 'slug' },
    }))
  },
}
