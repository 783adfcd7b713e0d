import { expect, test } from '@playwright/test'
import { builtLocales } from '#tests/support/catalogue/sample-pages.ts'
import { statePages } from '#tests/support/catalogue/listing-states.ts'
import { checkAtWidths } from '#tests/support/pages/check-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

for (const locale of builtLocales()) {
  test(`a property in every state is accessible at three widths, in light and dark mode, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const { state, path } of await statePages(locale)) {
      const trouble = await openPage(page, path)
      await page.locator('main details').evaluateAll((all) => {
        for (const fold of all) fold.toggleAttribute('open', true)
      })
      await checkAtWidths(page, `${state} ${locale}`, [1280, 390, 320])
      expect.soft(trouble, `console and requests of ${path}`).toEqual([])
    }
  })
}
