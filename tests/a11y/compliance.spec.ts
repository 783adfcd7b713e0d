import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { findFlaws } from '#tests/support/pages/open-page.ts'

/** The report that the build has left; it is opened from the disk, as people open it. */
const report = pathToFileURL(resolve('.cache/compliance.html')).href

for (const width of [1280, 320]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`the compliance report, ${width} wide, ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: scheme })

      for (const part of ['', '#office-berlare']) {
        test(`${part === '' ? 'as a whole' : part} has nothing that axe finds, and no overflow`, async ({
          page,
        }) => {
          await page.goto(`${report}${part}`)
          await page.screenshot({
            path: `test-results/screens/compliance${part.replace('#', '-')}-${width}-${scheme}.png`,
          })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id }) => id)).toEqual([])
          expect(await findFlaws(page)).toEqual([])
        })
      }
    })
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a press on an office shows its listings alone, with the keyboard too, and Back shows all again', async ({
    page,
  }) => {
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

  test('a rule leads to what is expected and where it was read', async ({ page }) => {
    await page.goto(report)
    const link = page.locator('.entry a[href="#rule-epc-certificate"]').first()
    await link.click()
    const rule = page.locator('#rule-epc-certificate')
    await expect(rule).toBeInViewport()
    await expect(rule).toContainText('To do: have it drawn up')
    await expect(rule.getByRole('link')).not.toHaveCount(0)
  })
})
