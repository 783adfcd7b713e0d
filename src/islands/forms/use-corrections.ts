import { type ActionDispatch, type RefObject, useReducer } from 'react'
import type { Form } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { checkPosted } from './check-posted.ts'
import { correct, type Corrections, type Found, noCorrections } from './corrections.ts'

type CorrectedForm = Corrections &
  Readonly<{
    find: ActionDispatch<[Found]>
    /** Checks some controls only; returns whether they are right. */
    check: (names: readonly string[]) => boolean
    /** Says again whether a control is right, and no longer what was wrong below a tick that is taken back. */
    recheck: (name: string) => void
  }>

/** Keeps what must be corrected in a form element. */
export function useCorrections(
  form: FormView,
  definition: Form,
  element: RefObject<HTMLFormElement | null>,
): CorrectedForm {
  const [corrections, find] = useReducer(correct, noCorrections)
  return {
    ...corrections,
    find,
    check: (names) => {
      if (element.current === null) return false
      const errors = checkPosted(definition, form, element.current)
      find({ kind: 'step', names, errors })
      return names.every((name) => errors[name] === undefined)
    },
    recheck: (name) => {
      if (element.current === null) return
      const errors = checkPosted(definition, form, element.current)
      find({ kind: 'left', name, below: fieldsBelow(definition, name), errors })
    },
  }
}

/** Returns the names of the fields that the ticks of a field open. */
function fieldsBelow({ groups }: Form, name: string): readonly string[] {
  const fields = groups.flatMap(({ rows }) => rows.flat())
  return fields.filter(({ shownWith }) => shownWith?.field === name).map((field) => field.name)
}
