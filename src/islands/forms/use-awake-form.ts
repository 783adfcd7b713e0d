import { type ComponentProps, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readDraft } from '#stores/form-draft.ts'
import type { Form } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { FormView, SendingView } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'
import type { SendForm } from '#ui/forms/SendForm.tsx'
import { checkPosted } from './check-posted.ts'
import { isChanged } from './form-texts.ts'
import { useMoments } from './use-moments.ts'
import { useAfterPress } from './use-after-press.ts'
import { useSending } from './use-sending.ts'

/** What a form is hydrated with. */
export type AwakeProps = Readonly<{
  form: FormView
  sending: SendingView
  /** Called once the form answers. */
  onAwake: () => void
}>

type Live = NonNullable<ComponentProps<typeof SendForm>['live']>

/** Checks and sends a form; `onRefused` learns what must be corrected before it is shown. */
export function useAwakeForm({ form, onAwake }: AwakeProps, onRefused?: (errors: Refused) => void) {
  const [refused, setRefused] = useState<Refused>({})
  const [checks, setChecks] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const definition: Form = forms[form.id]
  const { moments, load } = useMoments(form)
  const refuse = (errors: Refused, free?: string): void => {
    onRefused?.(errors)
    setRefused(errors)
    if (free !== undefined && element.current !== null) load(element.current, free)
    setChecks((count) => count + 1)
  }
  const { state, send, keep } = useSending(form.id, refuse)

  // Until now the browser's own messages were all there was.
  useEffect(() => setAwake(true), [])
  const wake = useEffectEvent(() => {
    onAwake()
    const { current } = element
    if (current === null) return
    load(current)
    const draft = readDraft(form.id)
    // What was typed while the form woke is kept too.
    if (draft === undefined && isChanged(current)) keep(current)
    if (draft?.isPending === true) current.requestSubmit()
  })
  useEffect(() => {
    if (isAwake) wake()
  }, [isAwake])
  useEffect(() => {
    if (checks > 0) summary.current?.focus()
  }, [checks])

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const { currentTarget } = event
    const errors = checkPosted(definition, form, currentTarget)
    const isRight = Object.keys(errors).length === 0
    const isPosted =
      definition.isReadBack === true || new URL(currentTarget.action).origin !== location.origin
    if (isRight && isPosted) return
    event.preventDefault()
    if (!isRight) return refuse(errors)
    setRefused({})
    send(currentTarget)
  }
  /** Checks some controls only; returns whether they are right. */
  const check = (names: readonly string[]): boolean => {
    const { current } = element
    if (current === null) return false
    const errors = checkPosted(definition, form, current)
    const wrong = names.filter((name) => errors[name] !== undefined)
    setRefused((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, errors[name]])) }))
    setChecks((count) => (wrong.length === 0 ? 0 : count + 1))
    return wrong.length === 0
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
  const live: Live = {
    element,
    summary,
    listeners: {
      noValidate: isAwake,
      onSubmit: submit,
      onBlur: leave,
      onInput: (event) => {
        keep(event.currentTarget)
        if (event.target instanceof Element && event.target.getAttribute('name') === 'office')
          load(event.currentTarget)
      },
    },
  }
  return { refused, check, submit, afterPress, isAwake, element, moments, state, live }
}
