import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

test('filters that are not chosen, and the button for more, keep their whole names beside chosen ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/de/zu-verkaufen/?city=aalst&city=belsele&type=1&type=2&lift=1')
  const names = page.locator('.filters .multi__label:visible')
  await expect(names).toHaveText(['Objektart', 'Preis', 'Mehr Filter'])
  const isCut = (all: Element[]) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await names.evaluateAll(isCut)).toEqual([false, false, false])
})
