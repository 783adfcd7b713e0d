import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { signedBefore } from './legal.ts'
import { createRandom } from '#scripts/kit/random.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the legal fields with the days of the planning information and the flood report. The days have their own random
 * numbers, so that the rest of the record stays the same.
 */
export function withDays({ id, online }: Facts, legal: Fields): Fields {
  const random = createRandom(id * 7919 + 11)
  const planning = signedBefore(random, online)
  const flood = signedBefore(random, online)
  return {
    ...legal,
    ...(legal['PlanningInformation'] === 'ja' ? { PlanningInformationDate: planning } : {}),
    ...(legal['PScore'] === undefined ? {} : { FloodReportDate: flood }),
  }
}
