import { expect, type Page, test as fresh } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'
import { expectSlide } from '#tests/support/pages/gallery-page.ts'
import { expectFocusSeen } from '#tests/support/pages/keyboard.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = pageWith('property', 'nl', 'class="walk"')

const lit = (page: Page) => page.locator('.plan__layer a[aria-current]')
const headings = (page: Page) => page.locator('.walk h3')

async function wake(page: Page) {
  const trouble = await openPage(page, path)
  await page.locator('.walk').scrollIntoViewIfNeeded()
  await expect(lit(page)).toHaveCount(1)
  return trouble
}

/** Where a heading stands, in shares of the window's height. */
const heightOf = (page: Page, index: number) =>
  headings(page)
    .nth(index)
    .evaluate((heading) => heading.getBoundingClientRect().top / innerHeight)

test('the room whose pictures are looked at is lit, those before it are passed, and its name is said', async ({
  page,
}) => {
  const trouble = await wake(page)
  const last = headings(page).last()
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(lit(page)).toHaveAttribute('href', `#${await last.getAttribute('id')}`)
  await expect(page.locator('.plan__layer a[data-passed]')).toHaveCount((await headings(page).count()) - 1)
  const name = (await last.innerText()).replaceAll(/\s+/g, ' ')
  await expect(page.locator('.walk [role=status]')).toHaveText(name)
  await expect(page.locator('.walk__now')).toHaveText(await last.innerText(), { useInnerText: true })
  await headings(page)
    .first()
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('.plan__layer a[data-passed]')).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('a room leads to its pictures by key, with the focus and the address, and Back leaves the page', async ({
  page,
}) => {
  await openPage(page, '/nl/')
  await wake(page)
  const room = page.locator('.plan__layer a').last()
  const id = (await room.getAttribute('href'))?.slice(1) ?? ''
  await room.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#${id}`)).toBeFocused()
  await expect(lit(page)).toHaveAttribute('href', `#${id}`)
  expect(new URL(page.url()).hash).toBe(`#${id}`)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/nl/')
})

test('the keys go through the rooms in the order of their numbers', async ({ page }) => {
  await wake(page)
  const rooms = page.locator('.plan__layer').first().locator('a')
  const numbers = (await rooms.allInnerTexts()).map(Number)
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  await rooms.first().focus()
  await page.keyboard.press('Tab')
  await expect(rooms.nth(1)).toBeFocused()
})

test('what has the focus is covered neither by the plan nor by its rooms', async ({ page }) => {
  test.slow()
  // Without it focus scrolls smoothly, which takes longer than the next press of Tab.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await wake(page)
    await page.locator('.plan__sheet').first().focus()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key)
        await expectFocusSeen(page)
      }
  }
})

test('a picture of a room opens the gallery at that picture', async ({ page }) => {
  await wake(page)
  const picture = page.locator('.walk__rooms a').first()
  const photo = (await picture.getAttribute('href'))?.replace('#photo-', '')
  await picture.click()
  await expectSlide(page, new RegExp(`^${photo} van`))
})

test('on a phone one storey stays on top, at most 30 % of the height, and changes by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await wake(page)
  const storeys = page.locator('.walk figure')
  const last = headings(page).last()
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const shown = storeys.and(page.locator('[data-on]'))
  await expect(shown).toHaveCount(1)
  await expect(shown).toBeInViewport()
  await expect(shown.locator('a[aria-current]')).toHaveCount(1)
  expect((await shown.locator('.plan__sheet').boundingBox())?.height).toBeLessThanOrEqual(844 * 0.3)
  // Not under the plan.
  const under = await page
    .locator('.walk__plan')
    .evaluate((plan) => plan.getBoundingClientRect().bottom / innerHeight)
  expect(await heightOf(page, (await headings(page).count()) - 1)).toBeGreaterThanOrEqual(under - 0.01)
})

test('in a low window nothing sticks', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 480 })
    await wake(page)
    await expect(page.locator('.walk__plan')).toHaveCSS('position', 'static')
  }
})

fresh.describe('without script', () => {
  fresh.use({ javaScriptEnabled: false })

  fresh('a room is a link to its pictures, and is lit there', async ({ page }) => {
    await openPage(page, path)
    const room = page.locator('.plan__layer a').last()
    const dark = await room.locator('rect').evaluate((rect) => getComputedStyle(rect).fill)
    await room.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`.walk ${await room.getAttribute('href')}`)).toBeInViewport()
    await expect(room.locator('rect')).not.toHaveCSS('fill', dark)
    await expect(page.locator('.walk figure').last()).toBeVisible()
  })
})
