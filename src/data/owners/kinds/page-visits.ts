import type { PageVisits } from '#domain/owners/page-visits.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import { sourceCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind } from '#data/owners/load-kind.ts'
import type { OfHome } from '#data/owners/of-home.ts'
import { expectedCount, expectedDay, parseCount } from '#data/owners/owner-fields.ts'

const names = ['PropertyID', 'Date', 'Source', 'Count'] as const

/** Visits to pages by day and source, for a demo: the service counts those of a real site itself. */
export const pageVisits: RecordKind<(typeof names)[number], OfHome<PageVisits>> = {
  file: 'page-visits.json',
  names,
  to: (fields) => {
    const subject = needSubject(fields)
    const on = fields.need('Date', parseDate, expectedDay)
    const source = fields.needCode('Source', sourceCodes)
    const visits = fields.need('Count', parseCount, expectedCount)
    if (!subject || !on || !source || visits === undefined) return undefined
    return { subject, value: { on, source, visits } }
  },
}
