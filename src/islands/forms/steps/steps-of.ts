import type { FormView } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'

/** A step of a form: a group, and the controls in it. The last one has the statements too. */
export type Step = Readonly<{ key: string; legend: string; names: readonly string[] }>

/** Returns the steps of a form: its groups. */
export function stepsOf({ groups, agreements }: FormView): readonly Step[] {
  return groups.map(({ key, legend = '', rows }, index) => ({
    key,
    legend,
    names: [
      ...rows.flatMap(({ fields }) => fields.map(({ name }) => name)),
      ...(index === groups.length - 1 ? agreements.map(({ name }) => name) : []),
    ],
  }))
}

/** Returns the first step with a control that was refused; the last one where it is in none. */
export function refusedStep(steps: readonly Step[], refused: Refused): number {
  const found = steps.findIndex(({ names }) => names.some((name) => refused[name] !== undefined))
  return found === -1 ? steps.length - 1 : found
}

/** Returns the step that an element of a form is in; what follows the groups is in the last one. */
export function stepAround(form: HTMLFormElement, element: Element): number {
  const groups = [...form.querySelectorAll('.form__group')]
  const found = groups.findIndex((group) => group.contains(element))
  return found === -1 ? groups.length - 1 : found
}

/** Returns only what was refused in a step: the box above it names nothing that is hidden. */
export function refusedIn({ names }: Step, refused: Refused): Refused {
  return Object.fromEntries(names.map((name) => [name, refused[name]]))
}
