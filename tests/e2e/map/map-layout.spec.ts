import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { boxOf } from '#tests/support/pages/box-of.ts'
import { expectMap, openMap, pressAt, targets } from '#tests/support/pages/map-page.ts'

/** Returns how much blue the ground of a pin has: white has 255, a lit one little. */
async function blueOf(page: Page, pin: Locator): Promise<number> {
  const { dominant } = await sharp(await page.screenshot({ clip: await boxOf(pin) })).stats()
  return dominant.b
}

const map = (page: Page) => page.locator('.results-split .map')
const side = (page: Page) => page.locator('.results-split__side')

for (const width of [768, 1280]) {
  test(`the map fills the window below the bars beside its list, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openMap(page)
    const bar = await boxOf(page.locator('.filters'))
    const [box, list] = [await boxOf(map(page)), await boxOf(side(page))]
    expect(Math.abs(box.y - bar.y - bar.height)).toBeLessThanOrEqual(1)
    expect(box.y + box.height).toBeGreaterThanOrEqual(799)
    expect(box.x + box.width).toBeGreaterThanOrEqual(width - 1)
    expect(box.width / width).toBeCloseTo(0.56, 1)
    expect(list.x + list.width).toBeLessThanOrEqual(box.x + 1)
    await page.mouse.move(200, 500)
    await page.mouse.wheel(0, 900)
    await expect
      .poll(async () => {
        const [top, stuck] = [await boxOf(page.locator('.filters')), await boxOf(map(page))]
        return Math.abs(stuck.y - top.y - top.height) + Math.abs(stuck.y + stuck.height - 800)
      })
      .toBeLessThanOrEqual(1)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the map fills the screen, and the page’s own scroll moves the list over it', async ({ page }) => {
    await openMap(page)
    const box = await boxOf(map(page))
    expect(box.x).toBe(0)
    expect(box.width).toBe(390)
    expect(box.y + box.height).toBeGreaterThanOrEqual(843)
    const before = await boxOf(side(page))
    expect(before.y).toBeGreaterThan(600)
    expect(before.y).toBeLessThan(780)
    await page.evaluate(() => scrollBy({ top: 1200, behavior: 'instant' }))
    await expect.poll(async () => (await boxOf(side(page))).y).toBeLessThan(0)
    const head = await boxOf(page.locator('.results-split__head'))
    const header = await boxOf(page.locator('header').first())
    expect(Math.abs(head.y - header.y - header.height)).toBeLessThanOrEqual(1)
    await page.locator('.results-split__back').tap()
    await expect(page.locator('.results-split')).toHaveCount(0)
    await expect(page).not.toHaveURL(/view=map/)
  })

  test('a pin opens its card at the lower edge, over the list', async ({ page }) => {
    await openMap(page, '&around=berlare-2&price=900000-')
    await pressAt(page, targets(page, /€ /).first())
    const card = map(page).getByRole('dialog')
    await expect(card).toBeVisible()
    const box = await boxOf(card)
    expect(box.y + box.height).toBeGreaterThan(820)
    expect(await card.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  })
})

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
