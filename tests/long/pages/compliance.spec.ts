import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'

/** The report of the build, opened from disk. */
const report = pathToFileURL(resolve('.cache/compliance.html')).href

test('the compliance report of an office is accessible and fits the window', async ({ page }) => {
  await page.goto(`${report}#office-berlare`)
  await checkLooks(page, 'compliance')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter on an office shows only its listings, and Back shows all again', async ({ page }) => {
    await page.goto(report)
    const entries = page.locator('.entry:visible')
    const all = await entries.count()
    const office = page.locator('nav a[href^="#office-"]').first()
    const count = Number(/\((\d+)\)/.exec(await office.innerText())?.[1])
    await office.focus()
    await page.keyboard.press('Enter')
    await expect(entries).toHaveCount(count)
    expect(count).toBeLessThan(all)
    const shown = page.locator('.shown:visible')
    await expect(shown).toHaveCount(1)
    await expect(shown).toBeInViewport()
    await shown.getByRole('link', { name: 'Show everything' }).click()
    await expect(entries).toHaveCount(all)
    await page.goBack()
    await expect(entries).toHaveCount(count)
  })

  test('a rule links to its remedy and its source', async ({ page }) => {
    await page.goto(report)
    const link = page.locator('.entry a[href="#rule-epc-certificate"]').first()
    await link.click()
    const rule = page.locator('#rule-epc-certificate')
    await expect(rule).toBeInViewport()
    await expect(rule).toContainText('To do: have it drawn up')
    await expect(rule.getByRole('link')).not.toHaveCount(0)
  })
})
