import { useEffect, useRef, useState } from 'react'
import type { DraftedForm } from '#stores/draft-name.ts'
import { forgetDraft, keepDraft, readDraft } from '#stores/form-draft.ts'
import type { ErrorSummaryView, SendingState } from '#ui/forms/form-view.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'
import { readTexts } from './form-texts.ts'
import type { Outcome, Post } from './send-answers.ts'

/** Milliseconds before a form says that it is being sent: most are answered sooner. */
const patience = 200
/** Milliseconds between tries of a device that is offline. */
const pause = 10_000
/** Milliseconds before a request without an answer is made once more. */
const breath = 1000

/** How the sending of a form stands, and what changes it. */
export type Sending = Readonly<{
  state: SendingState
  /** Sends a form whose answers were checked; again and again while the device is offline. */
  send: (form: HTMLFormElement) => void
  /** Keeps what was typed for this tab. */
  keep: (form: HTMLFormElement) => void
}>

/**
 * Sends a form, and leads to its thank-you page. `onRefused` gets what the service asks to correct, and the moment that is
 * still free instead of a taken one, with what is told about it.
 */
export function useSending(
  drafted: DraftedForm,
  onRefused: (errors: Refused, next?: string, told?: ErrorSummaryView) => void,
  post?: Post,
): Sending {
  const [state, setState] = useState<SendingState>('ready')
  const isBusy = useRef(false)
  const waiting = useRef<HTMLFormElement>(undefined)
  const proof = useRef<Promise<string>>(undefined)

  /** The work takes a second: it begins while the visitor still types. */
  const prove = async (form: HTMLFormElement): Promise<string> => {
    // Forms of another host prove nothing: they never load it.
    proof.current ??= import('./solve-challenge.ts').then(({ proveWork }) => proveWork(form, drafted.id))
    return proof.current.catch((error: unknown) => {
      proof.current = undefined
      throw error
    })
  }
  const sendProved = async (form: HTMLFormElement, dedupeKey: string): Promise<Outcome> => {
    const sender = await import('./send-answers.ts').catch(console.warn)
    if (sender === undefined) return { kind: navigator.onLine ? 'unproved' : 'offline' }
    // Without a proof the service says whether it is there.
    const text = await prove(form).catch(() => '')
    return await sender.sendAnswers(form, { dedupeKey, proof: text, post })
  }
  /** Once more after a proof that is too old, or a request without an answer. */
  const sendTwice = async (form: HTMLFormElement, dedupeKey: string): Promise<Outcome> => {
    const first = await sendProved(form, dedupeKey)
    if (first.kind !== 'unproved' && !isUnanswered(first)) return first
    if (first.kind === 'unproved') proof.current = undefined
    else await new Promise((resolve) => setTimeout(resolve, breath))
    const second = await sendProved(form, dedupeKey)
    // A device that is online does not wait: the service is away.
    return isUnanswered(second) ? { kind: 'failed' } : second
  }

  const keep = (form: HTMLFormElement, isPending = false): string => {
    const texts = readTexts(form)
    const before = readDraft(drafted)
    const isSame = JSON.stringify(before?.texts) === JSON.stringify(texts)
    const dedupeKey = isSame && before !== undefined ? before.dedupeKey : crypto.randomUUID()
    keepDraft(drafted, { texts, dedupeKey, isPending })
    return dedupeKey
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const dedupeKey = keep(form, true)
    const timer = setTimeout(() => setState((now) => (now === 'offline' ? now : 'sending')), patience)
    const outcome = await sendTwice(form, dedupeKey)
    clearTimeout(timer)
    isBusy.current = false
    waiting.current = outcome.kind === 'offline' ? form : undefined
    if (outcome.kind === 'offline') return setState('offline')
    keep(form)
    switch (outcome.kind) {
      case 'answered':
        forgetDraft(drafted)
        return location.assign(outcome.page)
      case 'refused':
        setState('ready')
        return onRefused(outcome.errors, outcome.next, outcome.told)
      case 'unproved':
        // The service answers and no proof can be had: the browser posts the form, whose next page asks to confirm it.
        return form.submit()
      default:
        return setState(outcome.kind)
    }
  }
  useEffect(() => {
    if (state !== 'offline') return undefined
    const again = (): void => {
      if (waiting.current !== undefined) void send(waiting.current)
    }
    const timer = setInterval(again, pause)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  })
  useEffect(() => {
    // A visitor who comes back from the thank-you page finds the form as it was when it left.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setState('ready')
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  return {
    state,
    send: (form) => void send(form),
    keep: (form) => {
      keep(form)
      if (new URL(form.action).origin !== location.origin) return
      // What sends it must be there when the line is lost.
      Promise.all([prove(form), import('./send-answers.ts')]).catch(console.warn)
    },
  }
}

/** Whether no answer came to a device that is online. */
function isUnanswered({ kind }: Outcome): boolean {
  return kind === 'offline' && navigator.onLine
}
