import { type Page, test as base } from '@playwright/test'

let kept: Readonly<{ page: Page; of: string }> | undefined

/**
 * A test whose page is that of the test before it in the file: one visitor, who has fonts, scripts and data already, and
 * keeps what was stored. It costs a third of a new one. Tests with another device or without script have a visitor of their own.
 */
export const test = base.extend({
  page: async (
    { browser, viewport, javaScriptEnabled, hasTouch, isMobile, contextOptions },
    use,
    { file },
  ) => {
    const of = JSON.stringify([file, javaScriptEnabled, hasTouch, isMobile, contextOptions])
    if (kept?.of !== of) {
      await kept?.page.close()
      kept = { page: await browser.newPage(), of }
    }
    await kept.page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    const { reducedMotion = null } = contextOptions
    await kept.page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
    await kept.page.unrouteAll()
    await use(kept.page)
  },
})
