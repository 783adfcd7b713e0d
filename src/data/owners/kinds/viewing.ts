import type { Viewing } from '#domain/owners/viewing.ts'
import { parseLocalTime } from '#data/cell/parse-local-time.ts'
import { viewingCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind, toAgent } from '#data/owners/load-kind.ts'
import { expectedId, expectedTime, parseRecordId } from '#data/owners/owner-fields.ts'
import type { OfHome } from '#data/owners/of-home.ts'

const names = [
  'ID',
  'PropertyID',
  'Date',
  'Status',
  'Visitor',
  'VisitNumber',
  'ManagerID',
  'Report',
  'Remark',
] as const

/** Visits to homes. */
export const viewings: RecordKind<(typeof names)[number], OfHome<Viewing>> = {
  file: 'viewings.json',
  names,
  key: 'ID',
  to: (fields, { agents }) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const at = fields.need('Date', parseLocalTime, expectedTime)
    const status = fields.needCode('Status', viewingCodes)
    const visitor = fields.needLine('Visitor')
    if (!id || !subject || !at || !status || !visitor) return undefined
    const visitNumber = fields.count('VisitNumber', { min: 1, max: 50 }) ?? 1
    const agentId = toAgent(fields, agents)
    const [report, remark] = [fields.spoken('Report'), fields.spoken('Remark')]
    return { subject, value: { id, at, status, visitor, visitNumber, agentId, report, remark } }
  },
}
