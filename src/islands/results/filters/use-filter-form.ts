import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Criteria } from '#search/query/criteria.ts'
import { criteriaOf, hrefOf } from '#islands/results/list/list-document.ts'
import { readForm, writeForm } from './form-criteria.ts'
import { go, here } from '#islands/results/location.ts'
import type { ListDocument } from '#islands/results/list/results-props.ts'

/** Milliseconds without typing after which a text is searched. */
const typingPause = 250

/**
 * Synchronises a filter form and the address, both ways. Changes within one open part of the form are one step of the
 * history. Returns the handler of changes, which takes the changed field, and of submit, which takes none.
 */
export function useFilterForm(
  form: RefObject<HTMLFormElement | null>,
  criteria: Criteria,
  document: ListDocument,
): (field?: EventTarget) => void {
  /** The part of the form whose changes are in the last step of the history. */
  const part = useRef<string>(undefined)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAdopted = useRef(false)

  useLayoutEffect(() => {
    if (form.current === null) return
    // Choices made before hydration count, unless the address has a query.
    if (!isAdopted.current && here() === document.path) apply(form.current, document, part, undefined)
    else writeForm(form.current, criteria)
    isAdopted.current = true
  }, [criteria, form, document])
  useEffect(() => {
    const closed = (): void => {
      part.current = undefined
    }
    const sheet = form.current
    // The toggle event of disclosures and popovers does not bubble.
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

/** Returns the part of a field: the sheet, or its disclosure; undefined for a field outside of both. */
function partOf(field: EventTarget | undefined, form: HTMLFormElement | null): string | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined
  if (form?.matches(':popover-open') === true && form.contains(field)) return 'sheet'
  const disclosure = field.closest('details')
  return disclosure?.querySelector('summary')?.textContent === undefined
    ? undefined
    : (disclosure.querySelector<HTMLInputElement>('[name]')?.name ?? undefined)
}
