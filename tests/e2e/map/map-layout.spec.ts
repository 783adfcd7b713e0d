import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { boxOf } from '#tests/support/pages/box-of.ts'
import { openMap, pressAt, targets } from '#tests/support/pages/map-page.ts'

const map = (page: Page) => page.locator('.results-split .map')
const side = (page: Page) => page.locator('.results-split__side')

/** Expects that no price or number covers another, or stands under a tool. */
async function expectApart(page: Page): Promise<void> {
  await expect(targets(page).nth(8)).toBeAttached()
  const faults = await page.locator('.map').evaluate((element) => {
    const named = (selector: string) =>
      [...element.querySelectorAll(selector)].map((found) => ({
        name: found.getAttribute('aria-label') ?? found.textContent,
        box: found.getBoundingClientRect(),
      }))
    const markers = named('.map__target')
    const tools = named(
      ':scope > .map__bar > *, :scope > .map__menu > summary, :scope > .map__zoom, .maplibregl-ctrl-attrib',
    )
    const filters = [...document.querySelectorAll('.filters__open, .filters__sort')].map((found) => ({
      name: found.textContent,
      box: found.getBoundingClientRect(),
    }))
    const shown = [...tools, ...filters].filter(({ box }) => box.width > 0)
    const over = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return markers.flatMap((marker, at) =>
      [...markers.slice(at + 1), ...shown].flatMap((other) =>
        over(marker.box, other.box) ? [`${marker.name} / ${other.name}`] : [],
      ),
    )
  })
  expect(faults).toEqual([])
}

test('the map fills the window below the bars beside its list, and no price covers another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openMap(page)
  await expectApart(page)
  const bar = await boxOf(page.locator('.filters'))
  const [box, list] = [await boxOf(map(page)), await boxOf(side(page))]
  expect(Math.abs(box.y - bar.y - bar.height)).toBeLessThanOrEqual(1)
  expect(box.y + box.height).toBeGreaterThanOrEqual(899)
  expect(box.x + box.width).toBeGreaterThanOrEqual(1279)
  expect(box.width / 1280).toBeCloseTo(0.56, 1)
  expect(list.x + list.width).toBeLessThanOrEqual(box.x + 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const tool of ['> .map__zoom', '.map__menu > summary']) {
    const { y, height } = await boxOf(map(page).locator(tool))
    expect(y + height).toBeLessThanOrEqual(800)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 900)
  await expect
    .poll(async () => {
      const [top, stuck] = [await boxOf(page.locator('.filters')), await boxOf(map(page))]
      return Math.abs(stuck.y - top.y - top.height) + Math.abs(stuck.y + stuck.height - 900)
    })
    .toBeLessThanOrEqual(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the map fills the screen, no price covers another, and the page’s own scroll moves the list over it',
    { tag: '@night' },
    async ({ page }) => {
      await openMap(page)
      await expectApart(page)
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
    },
  )

  test('a pin opens its card at the lower edge, over the list', { tag: '@night' }, async ({ page }) => {
    await openMap(page, '&around=berlare-5&price=900000-')
    await pressAt(page, targets(page, /€ /).first())
    const card = map(page).getByRole('dialog')
    await expect(card).toBeVisible()
    const box = await boxOf(card)
    expect(box.y + box.height).toBeGreaterThan(820)
    expect(await card.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  })
})
