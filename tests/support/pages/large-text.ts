import { expect, type Page } from '@playwright/test'
import { oncePer } from '#domain/values/once.ts'
import { findFlaws } from './open-page.ts'

const usual = 16
/** Browsers' "very large", and twice the usual size. */
const large = [24, 32]
const widths = [320, 390, 768, 1280]

/** Sets the size of letters in the browser's own settings, of which a page's `rem` and its breakpoints in `em` are multiples. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devTools = await devToolsOf(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

const devToolsOf = oncePer(async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  return devTools
})

/** Rows whose parts stand side by side, and must not lie on each other. */
const rows = ['.header__row', '.actionbar__row', '.filters__row', '.topbar__row', '.portal-bar', '.desk-bar']

/** Buttons over a picture, and the words in it that they must leave free. */
const floats = '.prop-head__top > *'
const words = '.strip__none p, .strip__flag'

/** Returns parts of bars that lie on each other, and buttons whose words are wider than they are. */
export async function findCollisions(page: Page): Promise<readonly string[]> {
  const asked = { bars: rows.join(','), floats, words }
  return page.evaluate((selectors) => {
    const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className}`
    const seen = (parts: Iterable<Element>): readonly Element[] =>
      [...parts].filter((part) => part.checkVisibility())
    const found: string[] = []
    const compare = (part: Element, other: Element): void => {
      const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 1 && down > 1) found.push(`${nameOf(part)} lies on ${nameOf(other)}`)
    }
    for (const row of document.querySelectorAll(selectors.bars)) {
      const parts = seen(row.children)
      for (const [index, part] of parts.entries())
        for (const other of parts.slice(index + 1)) compare(part, other)
    }
    for (const float of seen(document.querySelectorAll(selectors.floats)))
      for (const word of seen(document.querySelectorAll(selectors.words))) compare(float, word)
    for (const button of document.querySelectorAll('.button, .menu-button, .filters__row select'))
      if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
        found.push(`the words of ${nameOf(button)} leave it: ${button.textContent.trim().slice(0, 40)}`)
    return found
  }, asked)
}

/** Expects that an open page fits letters of 150 and 200 % at each width: nothing overlaps, leaves or is cut. */
export async function checkLetters(page: Page, name: string): Promise<void> {
  for (const size of large) {
    await setLetters(page, size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = [...(await findFlaws(page)), ...(await findCollisions(page))]
      expect.soft(found, `${name} at ${width} with letters of ${size} px`).toEqual([])
    }
  }
  await setLetters(page, usual)
}
