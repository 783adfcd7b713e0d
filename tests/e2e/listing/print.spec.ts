import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { type PdfText, readPdf, withoutSpaces } from '#tests/support/readers/read-pdf.ts'
import { readQr } from '#tests/support/readers/read-qr.ts'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'

// German has the longest words.
const property = fullPages('de').find(({ kind }) => kind === 'property')
const project = fullPages('nl').find(({ kind }) => kind === 'project')

/** Prints as a visitor does: the page sets the paper size, and background colours are left out. */
async function print(page: Page): Promise<PdfText> {
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}

/** Returns every heading and amount of the page that the brochure must show. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const words = await page
    .locator(
      '.prop-head :is(h1, .prop-head__price), .facts8 dd:not(:has(.vh)), .prop__main > section:not(.no-print) > h2',
    )
    .or(page.locator('#energy li[aria-current], #flood .gauge__head, .sums dd, .law li:not([class])'))
    .or(page.locator('.agent strong, .agent a.nowrap, .contact-card__print'))
    .allTextContents()
  return words.map(withoutSpaces)
}

test(`${property?.name} prints as a brochure of one page and its plans behind it, with a QR code to the page in its language`, async ({
  page,
}) => {
  await openPage(page, property?.path ?? '')
  const words = await wordsOf(page)
  const { pages, text } = await print(page)
  await expect(page.locator('#plans')).toHaveCount(1)
  expect(pages).toBe(2)
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((word) => !text.includes(word))).toEqual([])
  await expectQrCode(page)
  const hidden = withoutSpaces((await page.locator('#location h2').textContent()) ?? '')
  expect(hidden).not.toBe('')
  expect(text, 'a heading that is not printed').not.toContain(hidden)
  await page.locator('#legal').evaluate((legal) => {
    for (let time = 0; time < 6; time += 1) legal.after(legal.cloneNode(true))
  })
  expect((await print(page)).pages, 'a listing that needs two pages').toBeGreaterThan(2)
})

test(`${project?.name} prints its facts on one sheet, with a QR code to the page in its language`, async ({
  page,
}) => {
  await openPage(page, project?.path ?? '')
  const words = await wordsOf(page)
  const { pages, text } = await print(page)
  expect(pages).toBe(1)
  expect(words.filter((word) => !text.includes(word))).toEqual([])
  await expectQrCode(page)
})

test(
  'a home with a lone picture prints it below its title, on one page: beside its sun, and beside the sketch of land',
  { tag: '@night' },
  async ({ page }) => {
    for (const path of [findListing(/class="beside[^>]*#sun/), findListing(/class="plot"/)]) {
      await openPage(page, path)
      const words = await wordsOf(page)
      const { pages, text } = await print(page)
      expect(pages, path).toBe((await page.locator('main:has(#plans)').count()) + 1)
      expect(
        words.filter((word) => !text.includes(word)),
        path,
      ).toEqual([])
      await page.emulateMedia({ media: 'print' })
      const [title, picture] = [page.locator('h1'), page.locator('.strip img').first()]
      const [above, below] = [await title.boundingBox(), await picture.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0), path).toBeLessThanOrEqual(below?.y ?? 0)
      await page.emulateMedia({ media: null })
    }
  },
)

async function expectQrCode(page: Page): Promise<void> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const code = page.locator('.contact-card > img')
  expect(await readQr(await code.screenshot())).toBe(canonical)
  await page.emulateMedia({ media: 'screen' })
  await expect(code).toBeHidden()
}
