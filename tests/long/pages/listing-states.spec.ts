import { expect, test } from '@playwright/test'
import { builtLocales } from '#tests/support/catalogue/sample-pages.ts'
import { statePages } from '#tests/support/catalogue/listing-states.ts'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

for (const locale of builtLocales()) {
  test(`a property in every state is accessible and fits, ${locale}`, async ({ page }) => {
    test.setTimeout(600_000)
    for (const { state, path } of await statePages(locale)) {
      const trouble = await openPage(page, path)
      await page.locator('main details').evaluateAll((all) => {
        for (const fold of all) fold.toggleAttribute('open', true)
      })
      await checkLooks(page, `${state} ${locale}`)
      expect.soft(trouble, `console and requests of ${path}`).toEqual([])
    }
  })
}
