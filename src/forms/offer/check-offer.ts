import { isUnusual } from '#domain/listing/offer.ts'
import { isWithinTerm } from '#domain/listing/offer-term.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { type Answer, type CheckContext, type ErrorCode, type PostedTexts, sureName } from '../answers.ts'
import { parseAmount } from '../check/parse-amount.ts'
import type { FieldName } from '../field.ts'

/** Returns what several answers of an offer together make wrong; nothing for another form. */
export function offerErrors(
  answers: ReadonlyMap<FieldName, Answer>,
  posted: PostedTexts,
  { term, asked }: Pick<CheckContext, 'term' | 'asked'>,
): readonly (readonly [FieldName, ErrorCode])[] {
  const errors: (readonly [FieldName, ErrorCode])[] = []
  const [on, at, deedBy, amount] = [
    answers.get('validUntil'),
    answers.get('validUntilTime'),
    answers.get('deedBy'),
    answers.get('amount'),
  ]
  const ends = typeof on === 'string' && isPlainDate(on) ? on : undefined
  if (ends !== undefined && typeof at === 'string' && !isWithinTerm({ on: ends, at }, term))
    errors.push(['validUntil', 'outsideTerm'])
  else if (ends !== undefined && typeof deedBy === 'string' && deedBy < ends)
    errors.push(['deedBy', 'beforeEnd'])
  const isSure = parseAmount(posted[sureName]?.[0] ?? '') === amount
  if (typeof amount === 'number' && asked !== undefined && isUnusual(amount, asked) && !isSure)
    errors.push(['amount', 'unusual'])
  return errors
}
