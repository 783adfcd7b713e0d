import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage, findFlaws, scrollThrough } from '#tests/support/pages/open-page.ts'

test('the footer quotes a testimonial and leads to all, each in its own language', async ({ page }) => {
  await openPage(page, '/fr/')
  const block = page.locator('.footer figure', { hasText: 'Amélie et Quentin L.' })
  await expect(block.locator('blockquote')).toContainText('L’agent nous a tout expliqué en français')
  await page.getByRole('link', { name: 'Lire tous les témoignages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Témoignages' })).toBeVisible()
  const all = page.locator('.testimonial')
  expect(
    await all.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
  ).toEqual(['2026-11-09', '2026-10-22', '2026-10-05', '2026-09-17', '2026-09-02'])
  const french = all.filter({ hasText: 'Amélie et Quentin L.' })
  await expect(french.locator('blockquote')).not.toHaveAttribute('lang')
  const german = all.filter({ hasText: 'Familie Brandt' })
  await expect(german.locator('blockquote')).toHaveAttribute('lang', 'de-BE')
  await expect(german.locator('time')).toHaveText('5 octobre 2026')
  await expect(german.locator('.testimonial__face')).toHaveText('FB')
  await page.getByRole('link', { name: 'Écrire un témoignage' }).first().click()
  await expect(page.getByLabel(/^Mon témoignage peut paraître sur votre site/)).not.toBeChecked()
})

test(
  'a picture is square, and a website of a visitor gains nothing from the link',
  { tag: '@night' },
  async ({ page }) => {
    const trouble = await openPage(page, '/en/testimonials/')
    await scrollThrough(page)
    const fiona = page.locator('.testimonial', { hasText: 'Fiona Reilly' })
    const picture = fiona.getByRole('presentation')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const box = await picture.boundingBox()
    expect([box?.width, box?.height]).toEqual([96, 96])
    const site = fiona.getByRole('link', { name: /fiona-reilly\.example/ })
    await expect(site).toHaveAttribute('href', 'https://fiona-reilly.example/')
    await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener')
    expect(trouble).toEqual([])
  },
)

test(
  'words without a space stay within the page, in the list and in the footer',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, '/nl/getuigenissen/')
    await page.evaluate(() => {
      const words =
        '.testimonial__name, .testimonial__who p, .testimonial__words p, .review blockquote, .review figcaption'
      for (const element of document.querySelectorAll(words)) element.textContent = 'onderzoek'.repeat(15)
    })
    await scrollThrough(page)
    expect(await findFlaws(page)).toEqual([])
  },
)
