import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openMap, targets } from '#tests/support/pages/map-page.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'

for (const width of [1280, 390]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`the map, ${width} wide, ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: scheme })

      test('is sound in every state', async ({ page }) => {
        // Four states, each gone through by axe.
        test.slow()
        const trouble = await openMap(page, '&around=berlare-2&price=900000-')
        await checkMap(page, `map-${width}-${scheme}`)
        await targets(page, /€ /).first().press('Enter')
        await expect(page.locator('.map').getByRole('dialog')).toBeVisible()
        await checkMap(page, `map-card-${width}-${scheme}`)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Rond een gemeente' }).click()
        await checkMap(page, `map-around-${width}-${scheme}`)
        await page.getByRole('button', { name: 'Teken een gebied' }).click()
        await checkMap(page, `map-drawing-${width}-${scheme}`)
        expect(trouble()).toEqual([])
      })
    })
  }
}

async function checkMap(page: Page, name: string): Promise<void> {
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.screenshot({ path: `test-results/screens/${name}.png` })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told, name).toEqual([])
  expect(await findFlaws(page), name).toEqual([])
}
