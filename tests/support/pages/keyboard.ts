import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of Tab after which a control counts as out of reach. */
const enough = 80

/** Moves the focus by Tab until it is on a control; on the way it must always be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < enough; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
  throw new Error(`${control} is not reached by ${key}`)
}

/** Expects that what has the focus has a ring around it, lies in the window, and is covered by nothing. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A page that scrolls to its focus takes a moment.
  await expect.poll(() => findFocusFault(page), { timeout: 20_000 }).toBe('')
}

/** Returns why the focus of a page cannot be seen, or an empty text. */
export async function findFocusFault(page: Page): Promise<string> {
  return await page.evaluate(findFault)
}

function findFault(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return ''
  const told = `${focused.tagName} ${focused.className} ${focused.getAttribute('name') ?? ''}`
  // Small controls show the ring of their label.
  const sides = ['left', 'right'].map((side) => getComputedStyle(focused, `::scroll-button(${side})`))
  // The document names the scroller while one of its buttons has the focus.
  const isOnButton = sides.some(({ outlineStyle }) => outlineStyle !== 'none')
  const ringed = [focused, focused.closest('label')].some((element) => {
    if (element === null) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  // Chromium draws a ring of its own around the calendar button in a date field.
  if (!ringed && !isOnButton && focused.getAttribute('type') !== 'date') return `${told}: no ring`
  // A text field may be taller than the window: the part of it that is seen counts.
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const [from, until] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (from + until) / 2]
  if (until - from < Math.min(bottom - top, 24)) return `${told}: outside the window`
  const hit = document.elementFromPoint(x, y)
  const isSeen =
    hit !== null &&
    (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused) === true)
  return isSeen ? '' : `${told}: covered by ${hit?.tagName} ${hit?.className}`
}
