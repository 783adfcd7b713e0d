import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { listStep } from '#routes/path/list-step.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import type { RouteDraft } from './route-draft.ts'
import { vacancyKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'

/** Returns the pages of the vacancies; one that is no longer open keeps its page, but is not to be found. */
export function expandVacancies(
  catalogue: Catalogue,
  entries: readonly RouteEntry[],
  now: PlainDate,
): readonly RouteDraft[] {
  const entry = prefixEntry(entries, 'vacancy')
  if (entry === undefined) return []
  const steps = [listStep(catalogue, entry, 'vacancies')]
  return catalogue.vacancies.map((vacancy) => ({
    key: vacancyKey(vacancy.id),
    target: { kind: 'vacancy', vacancyId: vacancy.id },
    type: 'page',
    original: `/vacatures/${vacancy.id}/`,
    path: belowBase(entry.path, (locale) => vacancy.slug[locale]),
    steps,
    label: vacancy.title,
    isIndexable: vacancy.validUntil === undefined || vacancy.validUntil >= now,
    source: { file: `vacancies/${vacancy.id}`, record: vacancy.id, field: 'slug' },
  }))
}
