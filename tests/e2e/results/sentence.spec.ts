import { expect, test as fresh } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const field = 'Zeg wat u zoekt'

test('a sentence fills in the search box of the home page, and Enter opens its list', async ({ page }) => {
  await openPage(page, '/nl/')
  const said = page.getByRole('searchbox', { name: field })
  await said.fill('rustig huis met tuin in Lokern of Zele onder 400.000')
  const heard = page.locator('.heard')
  await expect(heard.locator('li')).toContainText(['Woning', 'Tuin', 'Lokeren', 'Zele', 'Tot'])
  await expect(heard.locator('s')).toHaveText('Lokern')
  await expect(heard).toContainText('Niet begrepen: ‘rustig’')
  await expect(page.locator('form[data-goal=sale] .multi__value').first()).toHaveText('Lokeren, Zele')
  await said.press('Enter')
  await page.waitForURL('**/nl/te-koop/?city=lokeren&city=zele&type=1&price=-400000&garden=1&rank=rustig**')
  await expect(page.getByRole('searchbox', { name: field })).toHaveValue(/^rustig huis/)
  await expect(page.locator('.results-note').first()).toContainText('rustig')
})

test('a sentence above a list becomes its filters, and one for another list goes there', async ({ page }) => {
  await openPage(page, '/nl/te-koop/')
  const said = page.getByRole('searchbox', { name: field })
  await said.fill('max 350 in Zele')
  await said.press('Enter')
  await page.waitForURL('**/nl/te-koop/?city=zele&price=-350000')
  await said.fill('appartement te huur')
  await said.press('Enter')
  await page.waitForURL('**/nl/te-huur/?type=2**')
})

test('words of an address that find nothing are read as a sentence', async ({ page }) => {
  await openPage(page, '/nl/te-koop/?q=huis+in+Zele')
  await page.waitForURL('**/nl/te-koop/?city=zele&type=1')
})

test('a word that only texts say finds their homes, and is no sentence', async ({ page }) => {
  const read = page.waitForResponse('**/words/sentence-nl.json')
  await openPage(page, '/nl/te-koop/?q=moestuin')
  await read
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).toContainText(/\b[1-9]\d* pand/)
  expect(new URL(page.url()).search).toBe('?q=moestuin')
})

test('where the words do not come it is said, and Enter searches the texts', async ({ page }) => {
  await page.route('**/words/sentence-nl.json', (route) => route.abort())
  await openPage(page, '/nl/')
  const said = page.getByRole('searchbox', { name: field })
  await said.fill('huis in Zele')
  await expect(page.getByRole('alert')).toContainText('lukt nu niet')
  await said.press('Enter')
  await page.waitForURL('**/nl/te-koop/?q=huis+in+Zele')
})

fresh.describe('without script', () => {
  fresh.use({ javaScriptEnabled: false })

  fresh('the field is a search for words', async ({ page }) => {
    await openPage(page, '/nl/')
    await page.getByRole('searchbox', { name: field }).fill('huis in Zele')
    await page.getByRole('searchbox', { name: field }).press('Enter')
    await page.waitForURL('**/nl/te-koop/?q=huis+in+Zele')
  })
})
