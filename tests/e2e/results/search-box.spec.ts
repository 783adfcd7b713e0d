import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

// A click during a smooth scroll is released over something else.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formOf = (page: Page, goal: string): Locator => page.locator(`form[data-goal="${goal}"]`)

/** Opens the home page and the first choice of the form for sale, and waits until the form is hydrated and shows a count. */
async function openTowns(page: Page): Promise<Locator> {
  await openPage(page, '/nl/')
  const form = formOf(page, 'sale')
  await form.locator('summary').first().click()
  await expect(form.locator('output.vh')).toBeAttached()
  return form
}

test('choices are shown when closed, counted on the button, and filter the list', async ({ page }) => {
  const form = await openTowns(page)
  await form.getByLabel('Berlare').check()
  await form.getByLabel('Zele').check()
  await form.getByLabel('Hamme').check()
  await expect(form.locator('.multi__value').first()).toHaveText('Berlare + 2')
  await form.locator('summary').nth(1).click()
  await form.getByLabel('Appartement').check()
  const button = form.getByRole('button')
  await expect(button).toHaveText(/^Toon \d+ panden?$/)
  const count = /\d+/.exec((await button.textContent()) ?? '')?.[0]
  const option = form.locator('.multi__option', { hasText: 'Appartement' }).locator('.multi__count')
  await expect(option).toHaveText(count ?? '')
  await page.keyboard.press('Escape')
  await button.click()
  await page.waitForURL('**/nl/te-koop/?city=berlare&city=hamme&city=zele&type=2')
  await expect(page.getByText(new RegExp(`^${count} panden?\\b`)).first()).toBeVisible()
})

test('the counts of the pre-rendered page equal those of the index', async ({ page }) => {
  await openPage(page, '/nl/')
  for (const [name, goal] of [
    ['Kopen', 'sale'],
    ['Huren', 'rent'],
    ['Nieuwbouw', 'projects'],
  ] as const) {
    const form = formOf(page, goal)
    const before = [
      await form.locator('.multi__count').allTextContents(),
      await form.getByRole('button', { includeHidden: true }).textContent(),
    ]
    await page.getByRole('radio', { name }).check()
    await form.locator('summary').first().click()
    await expect(form.locator('output.vh')).toBeAttached()
    expect([
      await form.locator('.multi__count').allTextContents(),
      await form.getByRole('button').textContent(),
    ]).toEqual(before)
    await page.keyboard.press('Escape')
  }
})

test('changing the goal clears the ticks, and land is not among the rentals', async ({ page }) => {
  const form = await openTowns(page)
  await form.getByLabel('Berlare').check()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Huren' }).check()
  await expect(form).toBeHidden()
  await expect(formOf(page, 'rent').locator('[name=type]')).not.toHaveCount(0)
  await expect(formOf(page, 'rent').locator('[name=type][value="7"]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Nieuwbouw' }).check()
  await expect(formOf(page, 'projects').locator('[name=type]').first()).toHaveValue('2')
  await page.getByRole('radio', { name: 'Kopen' }).check()
  await expect(form.locator('.multi__value').first()).toHaveText('Alle gemeenten')
  await expect(form.getByLabel('Berlare', { exact: false })).not.toBeChecked()
})

test(
  'only open panels have position fallbacks: closed ones hang WebKit',
  { tag: '@night' },
  async ({ page }) => {
    const form = await openTowns(page)
    const fallbacks = (panel: Locator) =>
      panel.evaluate((each) => getComputedStyle(each).positionTryFallbacks)
    const panels = form.locator('.multi__panel')
    expect(await fallbacks(panels.first())).toBe('flip-inline')
    expect(await fallbacks(panels.nth(1))).toBe('none')
  },
)

test(
  'without the index the button has no count, and still opens the list',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/search/**', (route) => route.abort())
    await page.goto(`${process.env['SITE_URL']}/nl/`)
    const form = formOf(page, 'sale')
    await form.locator('summary').first().click()
    await form.getByLabel('Berlare').check()
    await expect(form.getByRole('button')).toHaveText('Toon resultaten')
    await page.unroute('**/search/**')
    await form.getByLabel('Zele').check()
    await expect(form.getByRole('button')).toHaveText(/^Toon \d+ panden$/)
    await page.keyboard.press('Escape')
    await form.getByRole('button').click()
    await page.waitForURL('**/nl/te-koop/?city=berlare&city=zele')
  },
)

test('open it is in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const form = await openTowns(page)
  await expect(form.locator('.multi[open] .multi__panel')).toBeInViewport({ ratio: 0.99 })
})
