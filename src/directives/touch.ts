import type { ClientDirective } from 'astro'

/** What of a visitor wakes an island. A finger that scrolls does none of these. */
const touches = ['focusin', 'keydown', 'click', 'change', 'submit']

/**
 * `client:touch`: an island sleeps as plain HTML until a visitor uses it, be it by voice: then a field may change
 * without ever having the focus. What the HTML does by itself, it does at once: ticking, choosing, opening, typing,
 * sending; the island adopts it. Only what it cannot do is held back and handed to the woken island: a press on a
 * `<button type="button">`, and whatever happens to an element with `data-replay` (a link or a form that the island
 * answers, a field of which it answers Enter and the arrows up and down). Should the island never come, a held link
 * or form goes where its HTML says.
 *
 * `client:touch="query"` also wakes at once where the address has a query, `client:touch="now"` always.
 */
const touch: ClientDirective = (load, { value }, island) => {
  const held: Event[] = []
  let waking: Promise<void> | undefined
  let isReplaying = false

  const replay = (): void => {
    isReplaying = true
    for (const event of held.splice(0)) again(event)
    isReplaying = false
  }
  const wake = async (): Promise<void> => {
    await (
      await load()
    )()
    // An island whose files did not arrive is still marked as the server's; the next touch tries again.
    if (island.hasAttribute('ssr')) waking = undefined
    else for (const type of touches) island.removeEventListener(type, hear, true)
    // Not while an event is still on its way: a form that is just being sent cannot be sent again.
    setTimeout(replay)
  }
  const hear = (event: Event): void => {
    if (isReplaying) return
    if (isHeld(event)) {
      event.preventDefault()
      held.push(event)
    }
    waking ??= wake()
  }

  for (const type of touches) island.addEventListener(type, hear, true)
  // A mouse that comes near is a head start, not a touch.
  island.addEventListener('mouseenter', () => void load(), { once: true })
  if (value === 'now' || (value === 'query' && location.search)) waking = wake()
}

export default touch

function isHeld(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof SubmitEvent) return target.matches('[data-replay]')
  const isKey = event instanceof KeyboardEvent
  // With a modifier a link opens elsewhere: that is the browser's.
  if (
    !(isKey || event instanceof MouseEvent) ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return false
  // Enter in a field sends the form around it: not in a field whose keys the island answers.
  if (isKey) return /^(Arrow(Up|Down)|Enter)$/.test(event.key) && target.matches('input[data-replay]')
  return target.closest('button[type=button]:not([popovertarget],[commandfor]),a[data-replay]') !== null
}

function again(event: Event): void {
  const { target } = event
  if (!(event instanceof SubmitEvent))
    target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]))
  // Of a press React knows that what was pressed has to be live first; of a form that is just sent it does not.
  else if (event.submitter instanceof HTMLElement) event.submitter.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
}
