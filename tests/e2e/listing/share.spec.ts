import { expect, test, type Page } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const withAddress = findListing(/data-copy/)
const withoutAddress = findListing(/data-share/, { lacks: /data-copy/ })
const project = findListing(/data-share/, { kind: 'project' })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const toast = (page: Page) => page.locator('.toast')

/** Replaces the share sheet: none, or one with a given result. */
async function giveShareSheet(
  page: Page,
  end: 'none' | 'done' | 'AbortError' | 'NotAllowedError',
): Promise<void> {
  await page.addInitScript((how) => {
    const share = async (data: ShareData) => {
      Object.assign(window, { shared: data })
      if (how !== 'done') throw new DOMException('no', how)
    }
    Object.defineProperty(navigator, 'share', { value: how === 'none' ? undefined : share })
  }, end)
}

test.describe('with clipboard permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const path of [withAddress, project]) {
    test(`${path}: without a share sheet the link is copied, with a message`, async ({ page }) => {
      await giveShareSheet(page, 'none')
      const trouble = await openPage(page, `${path}?utm=mail#location`)
      await page.locator('[data-share]').focus()
      await page.keyboard.press('Enter')
      await expect(toast(page)).toHaveText('De link is gekopieerd.')
      expect(await copied(page)).toBe(page.url())
      expect(await findViolations(page)).toEqual([])
      expect(trouble).toEqual([])
    })
  }

  test('a device with a share sheet gets the title and the link, and nothing is copied', async ({ page }) => {
    await giveShareSheet(page, 'done')
    await openPage(page, withAddress)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await page.locator('[data-share]').click()
    const shared = () => page.evaluate(() => ('shared' in window ? window.shared : undefined))
    await expect.poll(shared).toEqual({ title: await page.title(), url: page.url() })
    expect(await copied(page)).toBe('before')
    await expect(toast(page)).toBeEmpty()
  })

  test('closing the share sheet does nothing', async ({ page }) => {
    await giveShareSheet(page, 'AbortError')
    await openPage(page, withAddress)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await page.locator('[data-share]').click()
    await expect.poll(() => page.evaluate(() => 'shared' in window)).toBe(true)
    expect(await copied(page)).toBe('before')
    await expect(toast(page)).toBeEmpty()
  })

  test('when the share sheet may not open, the link is copied', async ({ page }) => {
    await giveShareSheet(page, 'NotAllowedError')
    await openPage(page, withAddress)
    await page.locator('[data-share]').click()
    await expect(toast(page)).toHaveText('De link is gekopieerd.')
    expect(await copied(page)).toBe(page.url())
  })

  test('a published address can be copied as shown', async ({ page }) => {
    await openPage(page, withAddress)
    await page.getByRole('button', { name: 'Kopieer adres' }).click()
    await expect(toast(page)).toHaveText('Het adres is gekopieerd.')
    const place = await page.locator('.prop-head__place').textContent()
    expect(await copied(page)).toBe(place?.trim())
    expect(place).toMatch(/\d{4} /)
  })
})

test('a hidden address cannot be copied', async ({ page }) => {
  await openPage(page, withoutAddress)
  await expect(page.locator('[data-share]')).toBeVisible()
  await expect(page.locator('[data-copy]')).toHaveCount(0)
})

test('when copying is impossible, as over plain HTTP, the link is shown', async ({ page }) => {
  await giveShareSheet(page, 'none')
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openPage(page, withAddress)
  await page.locator('[data-share]').click()
  await expect(toast(page)).toHaveText(page.url())
})

for (const [locale, words] of [
  ['fr', 'Copier l’adresse'],
  ['en', 'Copy address'],
  ['de', 'Adresse kopieren'],
] as const) {
  test(`${locale}: the buttons are in the language of the page`, async ({ page }) => {
    await openPage(page, findListing(/data-copy/, { locale }))
    await expect(page.getByRole('button', { name: words })).toBeVisible()
  })
}
