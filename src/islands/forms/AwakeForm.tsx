import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from './form-messages.ts'
import { type AwakeProps, useAwakeForm } from './use-awake-form.ts'

/**
 * Checks and sends a form. A box above it and a sentence at each field say what to correct: first when the button is
 * pressed, from then on when a field is left. A form of another host, or one that is
 * read back first, is checked here and posted by the browser.
 */
export function AwakeForm(props: AwakeProps) {
  const { form, sending } = props
  const t: FormTranslate = useWords()
  const { refused, told, moments, state, live } = useAwakeForm(props)
  return (
    <SendForm
      form={markErrors(form, refused, { t, told })}
      moments={moments}
      sending={sending}
      state={state}
      live={live}
    />
  )
}
