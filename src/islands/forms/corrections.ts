import type { ErrorSummaryView } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'

/** What must be corrected in a form. */
export type Corrections = Readonly<{
  refused: Refused
  /** The box about the only control that was refused. */
  told?: ErrorSummaryView
  /** How often something was found wrong since all was right; 0 before the button was pressed. */
  checks: number
}>

/** A form that nobody has sent. */
export const noCorrections: Corrections = { refused: {}, checks: 0 }

/** What a check has found: a code by the name of each control that is wrong. */
export type Found = Readonly<
  | { kind: 'refused'; errors: Refused; told?: ErrorSummaryView }
  /** The controls of a step. */
  | { kind: 'step'; names: readonly string[]; errors: Refused }
  /** A control that was left, and those that its tick opens. */
  | { kind: 'left'; name: string; below: readonly string[]; errors: Refused }
  /** Nothing: the form is being sent. */
  | { kind: 'right' }
>

/** Returns what must be corrected after a check. */
export function correct(before: Corrections, found: Found): Corrections {
  switch (found.kind) {
    case 'refused':
      return { refused: found.errors, told: found.told, checks: before.checks + 1 }
    case 'step': {
      const isWrong = found.names.some((name) => found.errors[name] !== undefined)
      const refused = { ...before.refused, ...pick(found.errors, found.names) }
      return { ...before, refused, checks: isWrong ? before.checks + 1 : 0 }
    }
    case 'left': {
      // What is wrong below a tick is no longer said once the tick is taken back, and not said before the button is pressed.
      const right = found.below.filter((name) => found.errors[name] === undefined)
      return { ...before, refused: { ...before.refused, ...pick(found.errors, [...right, found.name]) } }
    }
    case 'right':
      return { ...before, refused: {} }
  }
}

function pick(errors: Refused, names: readonly string[]): Refused {
  return Object.fromEntries(names.map((name) => [name, errors[name]]))
}
