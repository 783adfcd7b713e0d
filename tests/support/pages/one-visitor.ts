import { type Page, test as base } from '@playwright/test'

let kept: Readonly<{ page: Page; file: string }> | undefined

/**
 * A test whose page is that of the test before it in the file: one visitor, who has fonts, scripts and data already, and
 * keeps what was stored. It costs a third of a new one. Options of a page are those of the first test that opens it.
 */
export const test = base.extend({
  page: async ({ browser, viewport }, use, { file }) => {
    if (kept?.file !== file) {
      await kept?.page.close()
      kept = { page: await browser.newPage(), file }
    }
    await kept.page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    await kept.page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null })
    await kept.page.unrouteAll()
    await use(kept.page)
  },
})
