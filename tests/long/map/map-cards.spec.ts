import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { boxOf } from '#tests/support/pages/box-of.ts'
import { expectMap, openMap, targets } from '#tests/support/pages/map-page.ts'

const map = (page: Page) => page.locator('.results-split .map')

/** Returns how much blue the ground of a pin has: white has 255, a lit one little. */
async function blueOf(page: Page, pin: Locator): Promise<number> {
  const { dominant } = await sharp(await page.screenshot({ clip: await boxOf(pin) })).stats()
  return dominant.b
}

test('a card stands at its pin, whose paler look is kept for the next visit', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMap(page, '&around=berlare-2')
  const pin = targets(page, /€ /).first()
  expect(await blueOf(page, pin)).toBeGreaterThan(240)
  await pin.press('Enter')
  const card = map(page).getByRole('dialog')
  await expect(card).toBeVisible()
  const [at, box] = [await boxOf(pin), await boxOf(card)]
  const gap = Math.max(at.y - box.y - box.height, box.y - at.y - at.height)
  expect(gap).toBeGreaterThanOrEqual(-1)
  expect(gap).toBeLessThan(60)
  await page.keyboard.press('Escape')
  // A focused pin is lit, which has less blue than any other.
  await map(page).locator('canvas').focus()
  await expect.poll(() => blueOf(page, pin)).toBeLessThan(225)
  expect(await blueOf(page, pin)).toBeGreaterThan(180)
  await page.reload()
  await expectMap(page)
  await expect.poll(() => blueOf(page, targets(page, /€ /).first())).toBeLessThan(225)
})

test('at the nearest zoom a cluster opens the list of its listings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMap(page, '&around=berlare-2')
  for (let presses = 0; presses < 5; presses += 1) {
    await map(page).locator('> .map__zoom').getByRole('button', { name: 'Inzoomen' }).click()
    await page.waitForTimeout(350)
  }
  const cluster = targets(page, /^\d+ panden$/).first()
  await expect(cluster).toBeAttached()
  const count = Number.parseInt((await cluster.getAttribute('aria-label')) ?? '', 10)
  await cluster.press('Enter')
  const card = map(page).getByRole('dialog')
  await expect(card.getByRole('link')).toHaveCount(count)
})
