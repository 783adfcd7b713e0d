import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { findBrokenWords } from '#tests/support/pages/broken-words.ts'
import { checkPage, show, spaceText } from '#tests/support/pages/check-page.ts'
import { checkLetters, findCollisions } from '#tests/support/pages/large-text.ts'
import { findFlaws, openPage, scrollThrough } from '#tests/support/pages/open-page.ts'
import { builtLocales, fullPages, nightly, samplePages } from '#tests/support/catalogue/sample-pages.ts'

// 640 is 1280 at 200 % zoom, 320 is 1280 at 400 %; axe looks at 1280 by day, and in every state at night.
const widths = [320, 640, 768, 960, 1024, 1920]

for (const { name, path } of samplePages('nl')) {
  test(
    `${name} fits every width and large letters, and is accessible`,
    { tag: nightly(name) },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 })
      const trouble = await openPage(page, path)
      for (const width of widths) {
        await show(page, width, 'light')
        expect.soft(await findFlaws(page), `${path} at ${width}`).toEqual([])
      }
      await scrollThrough(page)
      await show(page, 1280, 'light')
      await checkPage(page, name)
      await checkLetters(page, path)
      await show(page, 390, 'light')
      expect.soft(await findBrokenWords(page), `${path} at 390`).toEqual([])
      await show(page, 320, 'light')
      await spaceText(page)
      expect.soft(await findFlaws(page), `${path} at 320 with wide text spacing`).toEqual([])
      expect.soft(trouble, `console and requests of ${path}`).toEqual([])
    },
  )
}

for (const locale of builtLocales().filter((other) => other !== 'nl')) {
  // English words are as short as Dutch ones.
  test(
    `words in ${locale} fit narrow windows on every kind of page`,
    { tag: locale === 'en' ? '@night' : [] },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 320, height: 900 })
      for (const { path } of fullPages(locale)) {
        const trouble = await openPage(page, path)
        expect.soft(await findFlaws(page), `${path} at 320`).toEqual([])
        await show(page, 390, 'light')
        expect.soft(await findBrokenWords(page), `${path} at 390`).toEqual([])
        await spaceText(page)
        await show(page, 320, 'light')
        expect.soft(await findFlaws(page), `${path} at 320 with wide text spacing`).toEqual([])
        expect.soft(trouble, `console and requests of ${path}`).toEqual([])
      }
    },
  )
}

test('the full-size logo leaves room for the menu where it appears, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const locale of builtLocales()) {
    await openPage(page, `/${locale}/`)
    const logo = await page.locator('.header .logo').boundingBox()
    const first = await page.locator('.nav a').first().boundingBox()
    const room = (first?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0))
    expect.soft(room, locale).toBeGreaterThanOrEqual(16)
  }
})

test('the check of large letters sees parts on each other, and words that leave their button', async ({
  page,
}) => {
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

test('the check of broken words sees one in a column that is too narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openPage(page, '/nl/')
  await page.getByText('Wij kennen de straat').evaluate((claim) => {
    Object.assign(claim.style, { width: '3ch', overflowWrap: 'anywhere' })
  })
  expect((await findBrokenWords(page)).join('\n')).toContain('straat')
  await page.getByPlaceholder('Zeg wat u zoekt').evaluate((field) => {
    field.style.fontSize = '4rem'
  })
  expect(await findBrokenWords(page)).toContain('"Zeg wat u zoekt" in its field')
})
