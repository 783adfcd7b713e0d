import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { answerOf, questionOf } from '#tests/support/pages/consent-page.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import { builtLocales } from '#tests/support/catalogue/sample-pages.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

for (const width of [1280, 390, 320]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`the question for consent, ${width} wide, ${scheme}`, () => {
      test.use({ ...newVisitor, viewport: { width, height: 844 }, colorScheme: scheme })

      test('is sound, with its settings too', async ({ page }) => {
        await openPage(page, '/nl/')
        await expect(questionOf(page)).toBeVisible()
        await checkQuestion(page, `consent-${width}-${scheme}`)
        await answerOf(page, 'Instellingen aanpassen').click()
        await expect(answerOf(page, 'Keuze bewaren')).toBeAttached()
        await checkQuestion(page, `consent-settings-${width}-${scheme}`)
      })
    })
  }
}

test.describe('in every language', () => {
  test.use({ ...newVisitor, viewport: { width: 320, height: 640 } })

  for (const locale of builtLocales()) {
    test(`the answers have room in ${locale}`, async ({ page }) => {
      const trouble = await openPage(page, `/${locale}/`)
      await expect(page.locator('dialog.consent')).toBeVisible()
      await page.locator('.consent__answers button').last().click()
      await expect(page.getByRole('switch')).toHaveCount(5)
      await checkQuestion(page, `consent-${locale}-320`)
      expect(trouble).toEqual([])
    })
  }
})

async function checkQuestion(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `test-results/screens/${name}.png` })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told, name).toEqual([])
  expect(await findFlaws(page), name).toEqual([])
}
