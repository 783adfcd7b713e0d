import { expect, test, type Page } from '@playwright/test'
import { type FormId, formIds } from '#forms/form.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { expectNoQuestion, questionOf, settingsLink } from '#tests/support/pages/consent-page.ts'
import { expectFocusSeen } from '#tests/support/pages/keyboard.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

test.use({ ...newVisitor, contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  { width: 1280, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** Forms that stand in a page about something else. */
const beside: ReadonlySet<string> = new Set(['site-contact', 'site-contact-small', 'contact-demand-small'])

/** Returns the address of the page that a form has, with a home where it is about one. */
function pageOf(id: FormId): string {
  const { path, page = path } = formPage(id, 'nl')
  return path.startsWith(page) ? path : page
}

/** Returns whether the button of a form can be pressed, once it is scrolled to. */
async function canPress(page: Page, form: string): Promise<boolean> {
  const button = page.locator(`${form} button[type=submit]`).last()
  return button.click({ trial: true, timeout: 3000 }).then(
    () => true,
    // It is covered: that is what is asked here.
    () => false,
  )
}

for (const [name, path, form] of [
  ['the sign-in', '/nl/login/', 'main form'],
  ...formIds.filter((id) => !beside.has(id)).map((id) => [id, pageOf(id), `form#${id}`] as const),
] as const)
  test(`on a first visit nothing covers the button of ${name}`, async ({ page }) => {
    await page.goto(`${process.env['SITE_URL']}${path}`)
    await expectNoQuestion(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect([size, await canPress(page, form)]).toEqual([size, true])
    }
  })

test('on a page that asks, the dialog covers what is below it', async ({ page }) => {
  await page.goto(`${process.env['SITE_URL']}${formPage('site-contact', 'nl').path}`)
  await expect(questionOf(page)).toBeVisible()
  expect(await canPress(page, 'form#site-contact')).toBe(false)
})

for (const size of sizes)
  test(`what has the focus on the sign-in is in sight at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${process.env['SITE_URL']}/nl/login/`)
    await expectNoQuestion(page)
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      await expectFocusSeen(page)
    }
  })

test('the cookie policy can be read before an answer, and asks from its footer', async ({ page }) => {
  await page.goto(`${process.env['SITE_URL']}/nl/over-ons/`)
  await questionOf(page).getByRole('link', { name: 'Lees het cookiebeleid' }).click()
  await page.waitForURL('**/nl/cookie-policy/')
  await expectNoQuestion(page)
  await settingsLink(page).click()
  await expect(questionOf(page)).toBeVisible()
})
