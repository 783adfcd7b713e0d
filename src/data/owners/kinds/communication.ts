import type { Communication } from '#domain/owners/communication.ts'
import { parseLocalTime } from '#data/cell/parse-local-time.ts'
import { channelCodes, directionCodes, partyCodes } from '#data/owners/codes.ts'
import { needSubject, type RecordKind } from '#data/owners/load-kind.ts'
import type { OfHome } from '#data/owners/of-home.ts'
import { expectedId, expectedTime, parseRecordId } from '#data/owners/owner-fields.ts'

const names = [
  'ID',
  'PropertyID',
  'Date',
  'Channel',
  'Party',
  'Direction',
  'Title',
  'Text',
  'Minutes',
  'Recipients',
  'DocumentID',
] as const

/** Calls, mails and letters about homes. */
export const communications: RecordKind<(typeof names)[number], OfHome<Communication>> = {
  file: 'communications.json',
  names,
  key: 'ID',
  to: (fields) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const at = fields.need('Date', parseLocalTime, expectedTime)
    const channel = fields.needCode('Channel', channelCodes)
    const party = fields.needCode('Party', partyCodes)
    const direction = fields.needCode('Direction', directionCodes)
    const title = fields.needLine('Title')
    if (!id || !subject || !at || !channel || !party || !direction || !title) return undefined
    return {
      subject,
      value: {
        id,
        at,
        channel,
        party,
        direction,
        title,
        text: fields.spoken('Text'),
        minutes: fields.count('Minutes', { min: 1, max: 600 }),
        recipients: fields.count('Recipients', { min: 1, max: 1_000_000 }),
        documentId: fields.read('DocumentID', parseRecordId, expectedId),
      },
    }
  },
}
