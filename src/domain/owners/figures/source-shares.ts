import { type PageVisits, type VisitSource, visitSources } from '#domain/owners/page-visits.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** Visits from a source, and their part of all, as a whole percentage. */
export type SourceShare = Readonly<{ source: VisitSource; count: number; percent: number }>

/** Fewer visits than this are shown as `other`, so that none can be traced to a person. */
const fewest = 5

/** Returns the visits by source from one day to another, both included: the most first, `other` last. */
export function sourceShares(
  pageVisits: readonly PageVisits[],
  from: PlainDate,
  to: PlainDate,
): readonly SourceShare[] {
  const counts = new Map<VisitSource, number>()
  for (const { on, source, visits } of pageVisits)
    if (on >= from && on <= to) counts.set(source, (counts.get(source) ?? 0) + visits)
  const total = sum([...counts.values()])
  const named = visitSources.flatMap((source) => {
    const count = counts.get(source) ?? 0
    return source === 'other' || count < fewest ? [] : [{ source, count }]
  })
  const other = total - sum(named.map(({ count }) => count))
  const shown = named.toSorted((one, next) => next.count - one.count)
  return [...shown, ...(other > 0 ? [{ source: 'other' as const, count: other }] : [])].map((share) => ({
    ...share,
    percent: Math.round((share.count / total) * 100),
  }))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
