import type { Publication, PublicationEvent } from '#domain/owners/publication.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import { mediumCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind } from '#data/owners/load-kind.ts'
import type { OfHome } from '#data/owners/of-home.ts'
import { expectedDay, expectedId, parseRecordId } from '#data/owners/owner-fields.ts'

const names = ['ID', 'PropertyID', 'Kind', 'Medium', 'DateFrom', 'DateTo'] as const

/** Media that show homes, without their views. */
export const publications: RecordKind<(typeof names)[number], OfHome<Omit<Publication, 'views'>>> = {
  file: 'publications.json',
  names,
  key: 'ID',
  to: (fields) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const kind = fields.needCode('Kind', mediumCodes)
    const medium = fields.needLine('Medium')?.text
    const since = fields.need('DateFrom', parseDate, expectedDay)
    if (!id || !subject || !kind || !medium || !since) return undefined
    return { subject, value: { id, kind, medium, since, until: fields.date('DateTo') } }
  },
}

const eventNames = ['ID', 'PropertyID', 'Date', 'Title', 'Text'] as const

/** What was placed or changed. */
export const publicationEvents: RecordKind<(typeof eventNames)[number], OfHome<PublicationEvent>> = {
  file: 'publication-events.json',
  names: eventNames,
  key: 'ID',
  to: (fields) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const on = fields.need('Date', parseDate, expectedDay)
    const title = fields.needLine('Title')
    if (!id || !subject || !on || !title) return undefined
    return { subject, value: { id, on, title, text: fields.spoken('Text') } }
  },
}
