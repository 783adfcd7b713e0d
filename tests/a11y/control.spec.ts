import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { findViolations, spaceText } from '#tests/support/pages/check-page.ts'
import { findFocusFault } from '#tests/support/pages/keyboard.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'

test('the accessibility check finds a picture without an alt text', async ({ page }) => {
  await page.setContent('<html lang="nl"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>')
  expect((await findViolations(page)).join()).toContain('image-alt')
})

test('the accessibility check finds targets that are too small, and a name without the words that are seen', async ({
  page,
}) => {
  const small = '<button style="all:unset;display:block;width:9px;height:9px" aria-label="Next">x</button>'
  await page.setContent(`<html lang="nl"><title>x</title><main><h1>x</h1>${small}${small}</main></html>`)
  expect((await findViolations(page)).join()).toContain('target-size')
  await page.setContent(
    '<html lang="nl"><title>x</title><main><button aria-label="Volgende">Ga verder</button></main></html>',
  )
  expect((await findViolations(page)).join()).toContain('label-content-name-mismatch')
})

test('a target that a scroll left half under the header is not too small', async ({ page }) => {
  const control =
    '<button style="all:unset;display:block;width:90px;height:40px;margin:8px 0">Ga verder</button>'
  await page.setContent(
    `<html lang="nl"><title>x</title><header style="position:sticky;top:0;height:60px;background:#fff"><a href="/" style="display:block;height:60px">x</a></header>
    <main style="height:3000px"><h1>x</h1>${control.repeat(4)}</main></html>`,
  )
  await page.evaluate(() => {
    const { top } = document.querySelectorAll('button').item(1).getBoundingClientRect()
    scrollTo(0, scrollY + top - 30)
  })
  expect((await findViolations(page)).join()).not.toContain('target-size')
})

test('the overflow check finds text wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setContent(
    '<html lang="nl"><title>x</title><pre class="wide">' + 'x'.repeat(500) + '</pre></html>',
  )
  expect(await findFlaws(page)).not.toEqual([])
})

test('wide text spacing makes text wider', async ({ page }) => {
  await page.setContent('<html lang="nl"><title>x</title><nobr>Waar staat uw huis te koop?</nobr></html>')
  const width = () => page.locator('nobr').evaluate((text) => text.getBoundingClientRect().width)
  const before = await width()
  await spaceText(page)
  expect(await width()).toBeGreaterThan(before * 1.2)
})

test('the check of the focus finds that it has no ring, is outside the window, or is covered', async ({
  page,
}) => {
  for (const [fault, style] of [
    ['no ring', 'button { outline: 0 }'],
    ['outside the window', 'button { position: fixed; left: 10px; top: 2000px }'],
    ['covered by DIV', 'div { position: fixed; inset: 0 }'],
  ] as const) {
    await page.setContent(
      `<style>button { outline: 2px solid } ${style}</style><button>x</button><div class="lid"></div>`,
    )
    await page.keyboard.press('Tab')
    expect(await findFocusFault(page)).toContain(fault)
  }
})
