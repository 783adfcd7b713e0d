import { expect, test } from '@playwright/test'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'without a share sheet the link of a home is copied by keyboard, with a message; so can its address be',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const trouble = await openPage(page, `${findListing(/data-copy/)}?utm=mail#location`)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const toast = page.locator('.toast')
    await page.locator('[data-share]').focus()
    await page.keyboard.press('Enter')
    await expect(toast).toHaveText('De link is gekopieerd.')
    expect(await copied()).toBe(page.url())
    await page.getByRole('button', { name: 'Kopieer adres' }).click()
    await expect(toast).toHaveText('Het adres is gekopieerd.')
    const place = await page.locator('.prop-head__place').textContent()
    expect(await copied()).toBe(place?.trim())
    expect(trouble).toEqual([])
    await openPage(page, findListing(/data-share/, { lacks: /data-copy/ }))
    await expect(page.locator('[data-share]')).toBeVisible()
  },
)
