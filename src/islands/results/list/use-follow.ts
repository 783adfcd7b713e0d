import { type RefObject, useLayoutEffect, useRef } from 'react'
import { go, here } from '#islands/results/location.ts'
import type { Criteria } from '#search/query/criteria.ts'
import { rebaseCriteria } from '#search/query/rebase-criteria.ts'
import { criteriaOf, hrefOf } from './list-document.ts'
import type { ListDocument } from './results-props.ts'

/**
 * Follows links to this list without loading a page; with a modifier key the browser opens them elsewhere. A link that was
 * `shown` with criteria that no longer hold changes those of the address. Once the list is no longer pending, focus goes
 * to the neighbour of a removed chip, or to the list.
 */
export function useFollow(
  parts: readonly RefObject<HTMLElement | null>[],
  region: RefObject<HTMLElement | null>,
  document: ListDocument,
  { shown, isPending }: Readonly<{ shown: Criteria; isPending: boolean }>,
): void {
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  const focusNext = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (isPending) return
    focusNext.current?.()
    focusNext.current = undefined
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    for (const { current } of parts) current?.addEventListener('click', follow, { signal: stop.signal })
    return () => stop.abort()

    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || event.button !== 0 || event.defaultPrevented || link.hash !== '') return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (
        link.origin !== location.origin ||
        (link.pathname !== document.path && link.pathname !== document.base)
      )
        return
      event.preventDefault()
      link.closest<HTMLFormElement>('form:popover-open')?.hidePopover()
      const asked = criteriaOf(link.pathname + link.search, document)
      const now = criteriaOf(here(), document)
      const href = hrefOf(rebaseCriteria(asked, latest.current, now), document)
      if (href === here()) return
      const chips = link.closest('.tags')
      const at = chips === null ? -1 : [...chips.querySelectorAll('a')].indexOf(link)
      focusNext.current = () => focusAfter(chips, at)
      go(href, 'push')
    }

    function focusAfter(chips: Element | null, at: number): void {
      const left = chips?.isConnected === true ? chips.querySelectorAll('a') : []
      const next = at === -1 ? undefined : (left[at] ?? left[left.length - 1])
      ;(next ?? region.current)?.focus({ preventScroll: true })
    }
  })
}
