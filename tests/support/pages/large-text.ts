import type { Page } from '@playwright/test'

/** Sets the size of letters in the browser's own settings, of which a page's `rem` and its breakpoints in `em` are multiples. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** Rows whose parts stand side by side, and must not lie on each other. */
const rows = ['.header__row', '.actionbar__row', '.filters__row', '.topbar__row', '.portal-bar', '.desk-bar']

/** Returns parts of bars that lie on each other, and buttons whose words are wider than they are. */
export async function findCollisions(page: Page): Promise<readonly string[]> {
  return page.evaluate((bars) => {
    const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className}`
    const found: string[] = []
    for (const row of document.querySelectorAll(bars.join(','))) {
      const parts = [...row.children].filter((part) => part.checkVisibility())
      for (const [index, part] of parts.entries())
        for (const other of parts.slice(index + 1)) {
          const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (across > 1 && down > 1) found.push(`${nameOf(part)} lies on ${nameOf(other)}`)
        }
    }
    for (const button of document.querySelectorAll('.button, .menu-button, .filters__row select'))
      if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
        found.push(`the words of ${nameOf(button)} leave it: ${button.textContent.trim().slice(0, 40)}`)
    return found
  }, rows)
}
