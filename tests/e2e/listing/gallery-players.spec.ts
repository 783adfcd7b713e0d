import { expect, type Page, test } from '@playwright/test'
import { expectClosed, lightbox, pageWith } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = pageWith('property', ['data-frame="https://www.youtube-nocookie.com/'])
const player = (page: Page) => lightbox(page).locator('iframe')

/** Collects third-party requests and answers them. */
async function watchOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\//, (route) => {
    asked.push(new URL(route.request().url()).origin)
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' })
  })
  return asked
}

test('no third party is contacted before the button is clicked; then the player loads', async ({ page }) => {
  const others = await watchOthers(page)
  await openPage(page, path)
  const clip = page.locator('a.clip').first()
  await clip.scrollIntoViewIfNeeded()
  await expect(clip.locator('xpath=..')).toContainText('YouTube (Google)')
  await page.waitForLoadState('networkidle')
  expect(others).toEqual([])
  await clip.click()
  await expect(player(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await expect(player(page).contentFrame().getByText('player')).toBeVisible()
  expect(new Set(others)).toEqual(new Set(['https://www.youtube-nocookie.com']))
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(clip).toBeFocused()
})
