import type { Condition, Offer } from '#domain/listing/offer.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { Answer, Answers } from '../answers.ts'

/** Returns the offer that the answers of its form make, which may not be complete yet. */
export function toOffer(answers: Answers): Offer {
  const { firstName, lastName, amount, validUntil, validUntilTime, deedBy } = answers
  return {
    name: [firstName, lastName].filter((part) => part !== undefined).join(' '),
    amount: toEuro(amount),
    until: {
      on: toDate(validUntil),
      at: typeof validUntilTime === 'string' ? validUntilTime : undefined,
    },
    deedBy: toDate(deedBy),
    conditions: toConditions(answers),
  }
}

/** Returns the conditions in the order in which the form asks them; words without a tick are those of older offers. */
function toConditions(answers: Answers): readonly Condition[] {
  const { conditionKinds, loanAmount, loanWeeks, homeSoldBy, conditions } = answers
  const isTicked = (kind: Condition['kind']): boolean =>
    Array.isArray(conditionKinds) && conditionKinds.includes(kind)
  const weeks = typeof loanWeeks === 'number' ? loanWeeks : undefined
  const found: readonly (Condition | undefined)[] = [
    isTicked('loan') ? { kind: 'loan', amount: toEuro(loanAmount), weeks } : undefined,
    isTicked('ownHomeSold') ? { kind: 'ownHomeSold', by: toDate(homeSoldBy) } : undefined,
    isTicked('certificates') ? { kind: 'certificates' } : undefined,
    isTicked('permit') ? { kind: 'permit' } : undefined,
    typeof conditions === 'string' ? { kind: 'ownWords', words: conditions } : undefined,
  ]
  return found.filter((condition) => condition !== undefined)
}

function toEuro(answer: Answer | undefined): EuroCents | undefined {
  return typeof answer === 'number' ? euroCents(answer) : undefined
}

function toDate(answer: Answer | undefined): PlainDate | undefined {
  return typeof answer === 'string' && isPlainDate(answer) ? answer : undefined
}
