import { expect, test } from '@playwright/test'
import { nightly, samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { checkLetters, findCollisions } from '#tests/support/pages/large-text.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

for (const { name, path } of samplePages('nl')) {
  test(`${name} fits letters of 150 and 200 %`, { tag: nightly(name) }, async ({ page }) => {
    await openPage(page, path)
    await checkLetters(page, path)
  })
}

test('the check sees parts on each other, and words that leave their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openPage(page, '/nl/')
  await page.evaluate(() => {
    const logo = document.querySelector<HTMLElement>('.header__row .logo')
    const button = document.querySelector<HTMLElement>('.menu-button')
    if (logo !== null) logo.style.translate = '8rem'
    if (button !== null) Object.assign(button.style, { width: '1rem', overflow: 'hidden' })
  })
  const found = await findCollisions(page)
  expect(found.join('\n')).toContain('lies on')
  expect(found.join('\n')).toContain('leave')
})
