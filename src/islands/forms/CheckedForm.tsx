import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Form } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { markErrors, type Refused } from '#ui/forms/mark-errors.ts'
import type { FormView, SendingView } from '#ui/forms/form-view.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { checkPosted } from './check-posted.ts'
import { useAfterPress } from './use-after-press.ts'

type Props = Readonly<{
  form: FormView
  sending: SendingView
  /** Called once the form answers. */
  onAwake: () => void
}>

/**
 * Checks a form before it is posted: a box above it and a sentence at each field say what to correct. The first check is
 * that of the button; from then on a field is checked again when it is left.
 */
export function CheckedForm({ form, sending, onAwake }: Props) {
  const [refused, setRefused] = useState<Refused>({})
  const [checks, setChecks] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const definition: Form = forms[form.id]

  // Until now the browser's own messages were all there was.
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (isAwake) onAwake()
  }, [isAwake, onAwake])
  useEffect(() => {
    if (checks > 0) summary.current?.focus()
  }, [checks])

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const errors = checkPosted(definition, form, event.currentTarget)
    setRefused(errors)
    if (Object.keys(errors).length === 0) return
    event.preventDefault()
    setChecks((count) => count + 1)
  }
  const leave = (event: SyntheticEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event
    if (checks === 0 || !(target instanceof Element)) return
    const name = target.getAttribute('name') ?? ''
    afterPress(() => {
      const { [name]: error } = checkPosted(definition, form, currentTarget)
      setRefused((before) => ({ ...before, [name]: error }))
    })
  }
  return (
    <SendForm
      form={markErrors(form, refused)}
      sending={sending}
      handlers={{ noValidate: isAwake, onSubmit: submit, onBlur: leave, summary }}
    />
  )
}
