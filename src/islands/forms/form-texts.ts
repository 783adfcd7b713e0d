import type { PostedTexts } from '#forms/answers.ts'

/** Returns the texts of a form element by the name of their control; of a file its name. */
export function readTexts(form: HTMLFormElement): PostedTexts {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).map((value) => (typeof value === 'string' ? value : value.name)),
    ]),
  )
}

/** Writes texts into the controls of a form element; files cannot be written. */
export function writeTexts(form: HTMLFormElement, texts: PostedTexts): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) writeInput(control, texts[control.name] ?? [])
    else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
      control.value = texts[control.name]?.[0] ?? ''
  }
}

function writeInput(input: HTMLInputElement, texts: readonly string[]): void {
  if (input.type === 'file') return
  if (input.type === 'radio' || input.type === 'checkbox') input.checked = texts.includes(input.value)
  else if (input.type !== 'hidden') input.value = texts[0] ?? ''
}

/** Chooses the option that the pressed button stands for. */
export function choosePressed({ elements }: HTMLFormElement, button: unknown): void {
  if (!(button instanceof HTMLButtonElement) || button.name === '') return
  for (const control of elements)
    if (control instanceof HTMLInputElement && control.name === button.name)
      control.checked = control.value === button.value
}

/** Returns the moment that a form element is sent with; undefined without one. */
export function chosenMoment(form: HTMLFormElement): string | undefined {
  const slot = new FormData(form).get('slot')
  return typeof slot === 'string' ? slot : undefined
}

/** Whether a visitor has changed something in a form element. */
export function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== initialOf(control)
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

/** Returns what a menu stands at before anybody chooses. */
function initialOf({ options }: HTMLSelectElement): string {
  const initial = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return initial?.value ?? ''
}
