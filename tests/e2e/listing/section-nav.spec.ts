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
