import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { expectFocusSeen, findFocusFault } from '#tests/support/pages/keyboard.ts'
import { findCollisions } from '#tests/support/pages/large-text.ts'
import { openMap } from '#tests/support/pages/map-page.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'

/** A desk at 400 and 300 %, a laptop at 200 %, a phone on its side. */
const low = [
  { width: 320, height: 256 },
  { width: 426, height: 300 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
] as const

const pages = [
  ...fullPages('nl'),
  { name: 'a filtered list', path: '/nl/te-koop/?city=berlare' },
  { name: 'a shared comparison', path: '/nl/vergelijken/?ids=2595,2594,2591' },
]

const official = '.epc, .scale, .flood__scale, .flood__symbol'

/** Returns how much of the window is covered by what stays while a page is scrolled, as a share. */
async function stuckShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  return await page.evaluate(() => {
    const steps = 24
    const isStuck = (x: number, y: number): boolean => {
      for (let each = document.elementFromPoint(x, y); each !== null; each = each.parentElement) {
        const { position } = getComputedStyle(each)
        if (position === 'fixed' || position === 'sticky') return true
      }
      return false
    }
    const points = Array.from(
      { length: steps * steps },
      (_, at) => [at % steps, Math.floor(at / steps)] as const,
    )
    const stuck = points.filter(([x, y]) =>
      isStuck(((x + 0.5) * innerWidth) / steps, ((y + 0.5) * innerHeight) / steps),
    )
    return stuck.length / points.length
  })
}

for (const { name, path } of pages) {
  test(`in low windows ${name} fits, nothing of it sticks, and the focus is always seen`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(low[0])
    await openPage(page, path)
    for (const size of low) {
      const at = `${path} at ${size.width}×${size.height}`
      await page.setViewportSize(size)
      expect.soft([...(await findFlaws(page)), ...(await findCollisions(page))], at).toEqual([])
      expect.soft(await stuckShare(page), at).toBeLessThanOrEqual(0.05)
    }
    for (const size of [low[0], low[3]]) {
      await page.setViewportSize(size)
      await openPage(page, path)
      // Before its search is shown, a list takes no focus.
      await expect(page.locator('html')).not.toHaveAttribute('data-q')
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 25; presses += 1) {
          await page.keyboard.press(key)
          await expectFocusSeen(page)
        }
    }
  })

  // Its colours are the system's then; axe reads others.
  test(`in forced colours ${name} keeps the edges of its fields and buttons`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await openPage(page, path)
      const edgeless = await page
        .locator(
          'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], .vh), select, textarea, .button',
        )
        .evaluateAll((all) =>
          all
            .filter((each) => {
              // A field may have the edge of its label.
              const isEdged = [each, each.closest('label')].some((part) => {
                if (part === null) return false
                const { borderTopStyle, borderBottomStyle, outlineStyle } = getComputedStyle(part)
                return [borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none')
              })
              return each.checkVisibility() && !isEdged
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        )
      expect.soft(edgeless, colorScheme).toEqual([])
    }
  })

  test(`who asks for more contrast gets 7 to 1 on ${name}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme })
      await openPage(page, path)
      // The colours of energy labels and flood scores are the government's.
      await page.locator(official).evaluateAll((all) => {
        for (const each of all) each.remove()
      })
      expect.soft(await findViolations(page, [], ['color-contrast-enhanced']), colorScheme).toEqual([])
    }
  })
}

for (const [name, size] of [
  ['at 400 %', low[0]],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`${name} the map fills most of the window, and nothing covers what has the focus`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(size)
    await openMap(page)
    const map = page.locator('.map')
    await map.scrollIntoViewIfNeeded()
    const seen = await map.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    })
    expect(seen).toBeGreaterThan(0.6)
    // The key for it scrolls for a while, on a busy machine beyond the first presses of Tab.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 90; presses += 1) {
        await page.keyboard.press(key)
        await expect.poll(() => coverOf(page), { timeout: 20_000 }).toBe('')
      }
  })

/** Returns what covers the focus; the map and the buttons over its pins may be seen in part. */
async function coverOf(page: Page): Promise<string> {
  const isPinSeen = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused?.matches('.map__target, .maplibregl-canvas') !== true) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((part) =>
      [0.1, 0.5, 0.9].some(
        (other) =>
          document.elementFromPoint(left + width * part, top + height * other)?.closest('.map') instanceof
          Element,
      ),
    )
  })
  return isPinSeen ? '' : await findFocusFault(page)
}

test('in forced colours the map has its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openMap(page)
  // Drawn in one colour, it would be a blank: land, water, roads and pins have theirs.
  const { channels } = await sharp(await page.locator('.map__canvas').screenshot()).stats()
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(5)
})
