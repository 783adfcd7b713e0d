import { expect, test } from '@playwright/test'
import { firstScreens } from '#scripts/checks/built/first-screen.ts'
import { openPage } from '#tests/support/open-page.ts'
import { samplePages } from '#tests/support/sample-pages.ts'

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const sample of samplePages('nl').filter(({ kind }) => firstScreens.has(kind))) {
  test(`${sample.name} shows nothing at first that check:dist does not count`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      await openPage(page, sample.path)
      const late = await page.evaluate(
        (parts) => {
          const ends = parts.flatMap(({ selector, count }) =>
            [...document.querySelectorAll(selector)].slice(0, count),
          )
          const isCounted = (element: Element): boolean =>
            ends.some((end) => end.contains(element) || element.compareDocumentPosition(end) === 4)
          const isShown = (element: Element): boolean => {
            const { top, bottom, width, height } = element.getBoundingClientRect()
            return top < innerHeight && bottom > 0 && width > 1 && height > 1 && element.checkVisibility()
          }
          return [...document.querySelectorAll('main *')]
            .filter((element) => element.childElementCount === 0 && element.closest('.actionbar') === null)
            .filter((element) => isShown(element) && !isCounted(element))
            .map((element) => `${element.tagName} ${element.textContent}`)
        },
        firstScreens.get(sample.kind) ?? [],
      )
      expect(late, `${sample.path} at ${size.width}`).toEqual([])
    }
  })
}
