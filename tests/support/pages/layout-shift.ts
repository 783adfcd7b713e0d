import type { Page } from '@playwright/test'

/** More than the page's own font moves words by when it comes a moment after them; a card or a row moves far more. */
export const fontShift = 0.003

/** Starts to add up how much a page shifts by itself; call before it is opened. */
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

/** Returns the layout shift so far, as the metric CLS adds it up but without its windows of time. */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
}
