import type { PlainDate } from '#domain/values/measure.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import type { RecordKind } from '#data/owners/load-kind.ts'
import {
  expectedCount,
  expectedDay,
  expectedId,
  parseCount,
  parseRecordId,
} from '#data/owners/owner-fields.ts'

/** How often a home was looked at on a medium on a day. */
export type MediaViews = Readonly<{ publicationId: string; on: PlainDate; count: number }>

const names = ['PublicationID', 'Date', 'Count'] as const

/** Views on media by day. */
export const mediaViews: RecordKind<(typeof names)[number], MediaViews> = {
  file: 'media-views.json',
  names,
  to: (fields) => {
    const publicationId = fields.need('PublicationID', parseRecordId, expectedId)
    const on = fields.need('Date', parseDate, expectedDay)
    const count = fields.need('Count', parseCount, expectedCount)
    if (!publicationId || !on || count === undefined) return undefined
    return { publicationId, on, count }
  },
}
