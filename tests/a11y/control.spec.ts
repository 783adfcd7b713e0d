import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { findFocusFault } from '#tests/support/pages/keyboard.ts'
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

for (const [fault, style] of [
  ['no ring', 'button { outline: 0 }'],
  ['outside the window', 'button { position: fixed; left: 10px; top: 2000px }'],
  ['covered by DIV', 'div { position: fixed; inset: 0 }'],
] as const)
  test(`the check of the focus finds that it has ${fault}`, async ({ page }) => {
    await page.setContent(
      `<style>button { outline: 2px solid } ${style}</style><button>x</button><div class="lid"></div>`,
    )
    await page.keyboard.press('Tab')
    expect(await findFocusFault(page)).toContain(fault)
  })
