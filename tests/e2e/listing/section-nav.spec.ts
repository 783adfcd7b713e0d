import { expect, test, type Page } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'

const project = samplePages('nl').find(({ name }) => name === 'project nl')?.path ?? ''

// Without animation a jump is immediate.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const links = (page: Page) => page.locator('.subnav a')
const marked = (page: Page) => page.locator('.subnav [aria-current]')

test('every link leads to a part of the page, and is marked while that is read', async ({ page }) => {
  const trouble = await openPage(page, project)
  await expect(marked(page)).toHaveCount(0)
  const count = await links(page).count()
  expect(count).toBeGreaterThan(4)
  for (let index = 0; index < count; index += 1) {
    const link = links(page).nth(index)
    const part = page.locator((await link.getAttribute('href')) ?? '')
    await link.click()
    // The heading is below the sticky bars.
    await expect
      .poll(() => part.locator('h2').evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(900)
    const foot = await page.locator('.subnav').evaluate((nav) => nav.getBoundingClientRect().bottom)
    const head = await part.locator('h2').evaluate((heading) => heading.getBoundingClientRect().top)
    expect(head).toBeGreaterThanOrEqual(foot)
    // The last sections may be too short to reach the top.
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight > document.body.scrollHeight - 1200)
    if (!isAtEnd) await expect(marked(page)).toHaveAttribute('href', (await link.getAttribute('href')) ?? '')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(marked(page)).toHaveCount(0)
  // from the foot of the page, where no part is being read
  await links(page).first().click()
  await expect(marked(page)).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => scrollTo(0, 0))
  await expect(marked(page)).toHaveCount(0)
  expect(trouble).toEqual([])
})

test('on a phone the current link is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, project)
  await page.locator('#delivery').evaluate((part) => part.scrollIntoView())
  await expect(marked(page)).toHaveAttribute('href', '#delivery')
  await expect(marked(page)).toBeInViewport({ ratio: 1 })
})

test('by keyboard a link moves the focus into its section', async ({ page }) => {
  await openPage(page, project)
  await page.locator('.subnav a[href="#units"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#units h2')).toBeInViewport()
  await page.keyboard.press('Tab')
  // The focus is now after the heading of that section.
  const isAfter = await page.evaluate(() => {
    const heading = document.querySelector('#units h2')
    const focused = document.activeElement
    if (heading === null || focused === null) return false
    return (heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(isAfter).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links are plain anchors, and nothing that needs script is shown', async ({ page }) => {
    await openPage(page, project)
    await page.locator('.subnav a[href="#location"]').click()
    await expect(page.locator('#location h2')).toBeInViewport()
    await expect(page.locator('.listing-buttons')).toBeHidden()
  })
})
