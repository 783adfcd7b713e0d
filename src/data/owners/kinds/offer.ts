import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { type Cell, empty, invalid, type Parsed, parsed } from '#data/cell/cell.ts'
import { priceLimits } from '#data/cell/limits.ts'
import { parseLocalTime } from '#data/cell/parse-local-time.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import { needSubject, type RecordKind } from '#data/owners/load-kind.ts'
import type { OfHome } from '#data/owners/of-home.ts'
import { expectedId, expectedTime, parseRecordId } from '#data/owners/owner-fields.ts'

const names = [
  'ID',
  'PropertyID',
  'Date',
  'Released',
  'Amount',
  'Bidder',
  'BindsUntil',
  'Loan',
  'Conditions',
  'Advice',
  'DocumentID',
] as const

/** Offers on homes; undefined for one that its agent has not released. */
export const offers: RecordKind<(typeof names)[number], OfHome<ReleasedOffer | undefined>> = {
  file: 'offers.json',
  names,
  key: 'ID',
  to: (fields) => {
    const id = fields.need('ID', parseRecordId, expectedId)
    const subject = needSubject(fields)
    const receivedAt = fields.need('Date', parseLocalTime, expectedTime)
    const amount = fields.need('Amount', parseAmount, 'euro')
    const bidder = fields.needLine('Bidder')
    if (!id || !subject || !receivedAt || !amount || !bidder) return undefined
    // Only a plain yes releases an offer.
    if (fields.answer('Released') !== 'yes') return { subject, value: undefined }
    const conditions = fields.spoken('Conditions')
    return {
      subject,
      value: {
        id,
        receivedAt,
        amount,
        bidder,
        bindsUntil: fields.read('BindsUntil', parseLocalTime, expectedTime),
        loan: fields.money('Loan'),
        conditions: (conditions?.text ?? '')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text) => ({ text: text.trim(), locale: bidder.locale })),
        advice: fields.spoken('Advice'),
        documentId: fields.read('DocumentID', parseRecordId, expectedId),
      },
    }
  },
}

function parseAmount(value: Cell): Parsed<EuroCents> {
  const number = parseNumber(value)
  if (number.kind !== 'value') return number
  if (number.value === 0) return empty
  return number.value >= priceLimits.min && number.value <= priceLimits.max
    ? parsed(euroCents(number.value))
    : invalid
}
