import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { findFlaws } from '#tests/support/pages/open-page.ts'

test('the accessibility check finds a picture without an alt text', async ({ page }) => {
  await page.setContent('<html lang="nl"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toContain('image-alt')
})

test('the overflow check finds text wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setContent(
    '<html lang="nl"><title>x</title><pre class="wide">' + 'x'.repeat(500) + '</pre></html>',
  )
  expect(await findFlaws(page)).not.toEqual([])
})
