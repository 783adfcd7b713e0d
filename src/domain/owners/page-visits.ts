import type { PlainDate } from '#domain/values/measure.ts'

/** Where a visitor of a home's page came from, in the order in which an owner reads them. */
export const visitSources = ['site', 'portals', 'search', 'social', 'other'] as const
export type VisitSource = (typeof visitSources)[number]

/** Visits to the page of a home on a day from a source. */
export type PageVisits = Readonly<{ on: PlainDate; source: VisitSource; visits: number }>
