import { expect, test } from '@playwright/test'
import { expectNoQuestion, questionOf, settingsLink } from '#tests/support/pages/consent-page.ts'
import { expectFocusSeen } from '#tests/support/pages/keyboard.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

test.use({ ...newVisitor, contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
]

test('on a first visit the sign-in is in sight, and its button can be pressed, wide and narrow', async ({
  page,
}) => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(`${process.env['SITE_URL']}/nl/login/`)
    await expectNoQuestion(page)
    await page.getByRole('button', { name: 'Meld aan' }).click({ trial: true })
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      await expectFocusSeen(page)
    }
  }
})

test(
  'on a page that asks, the dialog covers what is below it until it is answered',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${process.env['SITE_URL']}/nl/bel-mij-terug/`)
    await expect(questionOf(page)).toBeVisible()
    const button = page.locator('form#contact-me button[type=submit]').last()
    await expect(button.click({ trial: true, timeout: 3000 })).rejects.toThrow(/intercepts pointer events/)
    await page.keyboard.press('Escape')
    await button.click({ trial: true })
  },
)

test('the cookie policy can be read before an answer, and asks from its footer', async ({ page }) => {
  await page.goto(`${process.env['SITE_URL']}/nl/over-ons/`)
  await questionOf(page).getByRole('link', { name: 'Lees het cookiebeleid' }).click()
  await page.waitForURL('**/nl/cookie-policy/')
  await expectNoQuestion(page)
  await settingsLink(page).click()
  await expect(questionOf(page)).toBeVisible()
})
