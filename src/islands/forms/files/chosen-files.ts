import type { FormView } from '#ui/forms/form-view.ts'

/** The file that was chosen in each control of a form, by its name. */
export type ChosenFiles = Readonly<Record<string, File>>

/** Returns the controls of a form for a file. */
function fileInputs({ elements }: HTMLFormElement): readonly HTMLInputElement[] {
  return [...elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'file',
  )
}

/** Returns the files that are chosen in a form. */
export function chosenFiles(form: HTMLFormElement): ChosenFiles {
  return Object.fromEntries(
    fileInputs(form).flatMap(({ name, files }) => {
      const file = files?.[0]
      return file === undefined ? [] : [[name, file]]
    }),
  )
}

/** Returns the files that were chosen in the form of an ID before it was hydrated. */
export function chosenIn(id: string): ChosenFiles {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? chosenFiles(form) : {}
}

/** Returns the names of the fields of a form for a file. */
export function fileFields({ groups }: FormView): readonly string[] {
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  return fields.filter(({ control }) => control.kind === 'file').map(({ name }) => name)
}

/** Empties the control for a file, and gives it the focus: that of the button is lost. */
export function removeFile(form: HTMLFormElement, name: string): void {
  for (const input of fileInputs(form)) {
    if (input.name !== name) continue
    input.value = ''
    input.focus()
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
