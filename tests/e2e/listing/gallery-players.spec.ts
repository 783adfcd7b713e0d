import { expect, type Page, test } from '@playwright/test'
import {
  expectClosed,
  expectSlide,
  lightbox,
  pageWith,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
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

test('a video in the slide sequence asks for consent first, and stops when the visitor moves on', async ({
  page,
}) => {
  const others = await watchOthers(page)
  await openPage(page, path)
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  const pictures = await pictureLinks(page).count()
  for (let turned = 0; turned < pictures; turned++) await page.keyboard.press('ArrowRight')
  await expectSlide(page, new RegExp(`^${pictures + 1} van`))
  await expect(lightbox(page).getByText(/Dit komt van YouTube \(Google\)/)).toBeVisible()
  expect(others).toEqual([])
  await lightbox(page).getByRole('button', { name: 'Toestaan en tonen' }).click()
  await expect(player(page)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, new RegExp(`^${pictures} van`))
  await expect(player(page)).toHaveCount(0)
})

test('the policy allows only the players of listings', async ({ request }) => {
  const response = await request.get(`${process.env['SITE_URL']}${path}`)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/frame-src https:\/\/[^;]*www\.youtube-nocookie\.com/)
  expect(policy).not.toMatch(/frame-src[^;]*\*/)
  // Proxies refuse headers of more than 4 or 8 KB together.
  expect(policy.length).toBeLessThanOrEqual(3_000)
})

test('a video file plays in the page and is not preloaded', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/huis.webm', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const film =
      '<li><video controls playsinline preload="none" aria-label="Video"><source src="/huis.webm" type="video/webm"></video></li>'
    await route.fulfill({
      response,
      body: (await response.text()).replace('<ul class="clips" role="list">', `$&${film}`),
    })
  })
  await openPage(page, path)
  const film = page.locator('.clips video')
  await film.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).locator('video')).toHaveAttribute('controls')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a video is a link that names its company', async ({ page }) => {
    await openPage(page, path)
    const clip = page.locator('a.clip').first()
    await expect(clip).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/)
    await expect(clip).toHaveAttribute('target', '_blank')
  })
})
