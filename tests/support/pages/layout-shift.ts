import type { Page } from '@playwright/test'

/**
 * Largest shift that a font which loads late may cause; a card or a row that moves causes far more. The headless shell rounds
 * the width of each letter: menu and buttons move by 0.0065 there where two faces come one after the
 * other, by 0.0010 in a whole Chromium (2026-11-30).
 */
export const fontShift = 0.008

/** Starts to add up the layout shift of a page; call before it is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        const before: unknown = Reflect.get(window, 'layoutShift')
        const value = 'value' in entry ? Number(entry.value) : 0
        Object.assign(window, { layoutShift: Number(before) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of layout shifts so far, without the session windows of the CLS metric. */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
}
