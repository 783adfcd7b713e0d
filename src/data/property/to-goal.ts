import type { Goal } from '#domain/listing/property.ts'
import { cellText } from '../cell/cell.ts'
import type { Fields } from '../cell/fields.ts'
import { type Codes, findCode } from '../cell/find-code.ts'

const goals: Codes<Goal> = { 0: 'sale', 1: 'rent' }

/** Returns the goal of a record; an unknown or missing one is an error. */
export function toGoal(fields: Fields<'Goal'>): Goal | undefined {
  const goal = findCode(goals, cellText(fields.cell('Goal')) ?? '')
  if (goal === undefined) {
    fields.log.error('Goal', 'a Goal that is none', {
      expected: '0 for sale or 1 for rent',
      received: fields.cell('Goal') ?? 'nothing',
      remedy: 'set the goal in the CRM and export again, or build with --quarantine to leave the record out',
    })
  }
  return goal
}
