import type { ClientDirective } from 'astro'

/** Events that hydrate an island. Scrolling by touch fires none of them. */
const touches = ['focusin', 'keydown', 'click', 'change', 'submit']

/**
 * `client:touch`: an island is plain HTML until a visitor uses it. With voice control a field may change without ever
 * having the focus, so `change` counts too. What HTML does by itself happens at once: ticking, choosing, opening, typing,
 * sending; the island adopts the result. Other events are held back and replayed once the island is hydrated: clicks on a
 * `<button type="button">`, and events on elements with `data-replay`: links and forms that the island handles, and the keys
 * that the attribute names where it handles keys. If the island fails to load, a held link or form works as plain HTML.
 *
 * The page's own script calls it for islands that are not Astro's (docs/decisions/islands.md).
 *
 * `client:touch="query"` also hydrates at once where the address has a query, `client:touch="now"` always.
 */
const touch: ClientDirective = (load, { value }, island) => {
  const held: Event[] = []
  let hydrating: Promise<void> | undefined
  let isReplaying = false

  const replay = (): void => {
    isReplaying = true
    for (const event of held.splice(0)) replayEvent(event)
    isReplaying = false
  }
  const hydrate = async (): Promise<void> => {
    const isDone = await load()
      .then((run) => run())
      // An island of Astro whose files failed to load still has the `ssr` attribute.
      .then(() => !island.hasAttribute('ssr'), failed)
    // The next event tries again.
    if (isDone) for (const type of touches) island.removeEventListener(type, handle, true)
    else hydrating = undefined
    // After the current event: a form that is being submitted cannot be submitted again.
    setTimeout(replay)
  }
  const handle = (event: Event): void => {
    if (isReplaying) return
    if (isHeld(event)) {
      event.preventDefault()
      held.push(event)
    }
    hydrating ??= hydrate()
  }

  for (const type of touches) island.addEventListener(type, handle, true)
  // Hovering preloads the island but does not hydrate it.
  island.addEventListener('mouseenter', () => void load(), { once: true })
  if (value === 'now' || (value === 'query' && location.search)) hydrating = hydrate()
}

export default touch

function failed(error: unknown): false {
  console.warn('an island does not hydrate', error)
  return false
}

function isHeld(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof SubmitEvent) return target.matches('[data-replay]')
  const isKey = event instanceof KeyboardEvent
  // With a modifier key the browser opens the link in a new tab.
  if (
    !(isKey || event instanceof MouseEvent) ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return false
  // Enter in a field submits its form, except where the island handles the field's keys.
  if (isKey) return target.getAttribute('data-replay')?.split(' ').includes(event.key) === true
  return target.closest('button[type=button]:not([popovertarget],[commandfor]),a[data-replay]') !== null
}

function replayEvent(event: Event): void {
  const { target } = event
  if (!(event instanceof SubmitEvent))
    target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]))
  // React hydrates the target of a click first, but not the form of a submit event.
  else if (event.submitter instanceof HTMLElement) event.submitter.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
}
