import { type ComponentProps, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { subjectRefused } from '#contracts/subject-refused.ts'
import { readDraft } from '#stores/form-draft.ts'
import type { Form } from '#forms/form.ts'
import type { ErrorSummaryView, FormView, SendingView } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'
import type { SendForm } from '#ui/forms/SendForm.tsx'
import { checkPosted } from './check-posted.ts'
import { choosePressed, isChanged } from './form-texts.ts'
import { awaitsPhonePlans, loadPhonePlans } from './phone-plans.ts'
import type { Post } from './send-answers.ts'
import { useMoments } from './use-moments.ts'
import { useHydrated } from '#islands/kit/use-hydrated.ts'
import { useAfterPress } from '#islands/kit/use-after-press.ts'
import { useCorrections } from './use-corrections.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useSending } from './use-sending.ts'

/** What a form is hydrated with. */
export type AwakeProps = Readonly<{
  form: FormView
  definition: Form
  sending: SendingView
  locale: Locale
  /** Called once the form answers. */
  onAwake: () => void
}>

type Live = NonNullable<ComponentProps<typeof SendForm>['live']>

type Options = Readonly<{
  /** Learns what must be corrected before it is shown. */
  onRefused?: (errors: Refused) => void
  /** Posts instead of fetch. */
  post?: Post
}>

/** Checks and sends a form. */
export function useAwakeForm(
  { form, definition, sending, onAwake }: AwakeProps,
  { onRefused, post }: Options = {},
) {
  // Until then the browser's own messages are all there is.
  const isAwake = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const { refused, told, checks, find, check, recheck } = useCorrections(form, definition, element)
  const summary = useRef<HTMLDivElement>(null)
  const isWaiting = useRef(false)
  const afterPress = useAfterPress()
  const { moments, load } = useMoments(form, isAwake)
  const refuse = (errors: Refused, free?: string, about?: ErrorSummaryView): void => {
    const { subject } = errors
    // The page's own script says why, and hides the form.
    if (subject !== undefined) {
      document.dispatchEvent(new CustomEvent(subjectRefused, { detail: subject }))
      return
    }
    onRefused?.(errors)
    find({ kind: 'refused', errors, told: about })
    const isTaken = errors['slot'] === 'slotTaken' || errors['slot'] === 'slotsFull'
    if (isTaken && element.current !== null) load(element.current, free ?? '')
  }
  const { state, send, keep } = useSending(form, refuse, post)
  useErrorTitle(sending.titlePrefix, checks > 0 && Object.values(refused).some((code) => code !== undefined))

  const wake = useEffectEvent(() => {
    onAwake()
    const { current } = element
    if (current === null) return
    load(current)
    const draft = readDraft(form)
    // What was typed while the form woke is kept too.
    if (draft === undefined && isChanged(current)) keep(current)
    // A file cannot be chosen again for the visitor.
    if (draft?.isPending === true && !sending.hasFiles) current.requestSubmit()
  })
  useEffect(() => {
    if (isAwake) wake()
  }, [isAwake])
  useEffect(() => {
    if (checks > 0) summary.current?.focus()
  }, [checks])

  /** Sends a form again once its phone number can be checked, or that takes too long. */
  const wait = async (sent: HTMLFormElement): Promise<void> => {
    if (isWaiting.current) return
    isWaiting.current = true
    await loadPhonePlans()
    isWaiting.current = false
    sent.requestSubmit()
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const { currentTarget, nativeEvent } = event
    if ('submitter' in nativeEvent) choosePressed(currentTarget, nativeEvent.submitter)
    if (asksForPhone(definition) && awaitsPhonePlans()) {
      event.preventDefault()
      return void wait(currentTarget)
    }
    const errors = checkPosted(definition, form, currentTarget)
    const isRight = Object.keys(errors).length === 0
    const isPosted =
      definition.isReadBack === true || new URL(currentTarget.action).origin !== location.origin
    if (isRight && isPosted) return
    event.preventDefault()
    if (!isRight) return refuse(errors)
    find({ kind: 'right' })
    send(currentTarget)
  }
  const leave = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    if (checks === 0 || !(target instanceof Element)) return
    const name = target.getAttribute('name') ?? ''
    afterPress(() => recheck(name))
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
        const { target } = event
        if (!(target instanceof HTMLInputElement)) return
        if (target.name === 'office') load(event.currentTarget)
        if (target.type === 'tel') void loadPhonePlans()
      },
    },
  }
  return {
    refused,
    told,
    isChecked: checks > 0,
    check,
    recheck,
    submit,
    afterPress,
    isAwake,
    element,
    moments,
    state,
    live,
  }
}

function asksForPhone({ groups }: Form): boolean {
  return groups.some(({ rows }) => rows.flat().some(({ control }) => control.kind === 'tel'))
}
