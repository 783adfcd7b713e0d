import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Criteria } from '#search/query/criteria.ts'
import { criteriaOf, hrefOf } from '#islands/results/list/list-document.ts'
import { readForm, writeForm } from './form-criteria.ts'
import { go, here } from '#islands/results/location.ts'
import type { ListDocument } from '#islands/results/list/results-props.ts'

/** Milliseconds without a letter after which a text is looked for. */
const typingPause = 250

/**
 * Keeps a filter form and the address in step: what the visitor changes goes to the address, what the address says
 * goes to the fields. Changes within one open part are one step of the history. Returns what to call on a change,
 * with the field that changed, and on submit without one.
 */
export function useFilterForm(
  form: RefObject<HTMLFormElement | null>,
  criteria: Criteria,
  document: ListDocument,
): (field?: EventTarget) => void {
  /** The part of the form whose changes the last step of the history holds. */
  const part = useRef<string>(undefined)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAdopted = useRef(false)

  useLayoutEffect(() => {
    if (form.current === null) return
    // What was chosen before the form woke counts, unless the address says otherwise.
    if (!isAdopted.current && here() === document.path) apply(form.current, document, part, undefined)
    else writeForm(form.current, criteria)
    isAdopted.current = true
  }, [criteria, form, document])
  useEffect(() => {
    const closed = (): void => {
      part.current = undefined
    }
    const sheet = form.current
    // Neither closing a disclosure nor closing the sheet bubbles.
    sheet?.addEventListener('toggle', closed, { capture: true })
    addEventListener('popstate', closed)
    return () => {
      sheet?.removeEventListener('toggle', closed, { capture: true })
      removeEventListener('popstate', closed)
      clearTimeout(typing.current)
    }
  }, [form])

  return (field) => {
    if (field instanceof HTMLInputElement && field.name === '') return
    const changed = partOf(field, form.current)
    clearTimeout(typing.current)
    if (field instanceof HTMLInputElement && field.name === 'q') {
      typing.current = setTimeout(() => apply(form.current, document, part, changed), typingPause)
    } else apply(form.current, document, part, changed)
  }
}

function apply(
  form: HTMLFormElement | null,
  document: ListDocument,
  part: RefObject<string | undefined>,
  changed: string | undefined,
): void {
  if (form === null) return
  const href = hrefOf(readForm(form, criteriaOf(here(), document)), document)
  if (href === here()) return
  go(href, changed !== undefined && changed === part.current ? 'replace' : 'push')
  part.current = changed
}

/** The sheet is one part, and so is each disclosure; a change of anything else stands alone. */
function partOf(field: EventTarget | undefined, form: HTMLFormElement | null): string | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined
  if (form?.matches(':popover-open') === true && form.contains(field)) return 'sheet'
  const disclosure = field.closest('details')
  return disclosure?.querySelector('summary')?.textContent === undefined
    ? undefined
    : (disclosure.querySelector<HTMLInputElement>('[name]')?.name ?? undefined)
}
