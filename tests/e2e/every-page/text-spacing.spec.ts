import { expect, test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'

/** @see WCAG 2.2, criterion 1.4.12 (read 2026-11-25) */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

test.use({ viewport: { width: 320, height: 800 }, bypassCSP: true })

for (const locale of locales)
  test(`with wide text spacing on a narrow screen, no page in ${locale} is wider than the screen`, async ({
    page,
  }) => {
    for (const { name, path } of samplePages(locale)) {
      await openPage(page, path)
      await page.addStyleTag({ content: spacing })
      expect.soft(await findFlaws(page), name).toEqual([])
    }
  })
