import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

test.describe('390 wide', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the footer is short, and one part of it is open at a time', async ({ page }) => {
    await openPage(page, '/nl/over-ons/')
    const footer = page.locator('.footer')
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(1000)
    const vat = footer.getByText(/Btw-nummer BE/)
    await expect(vat).toBeHidden()
    await footer.getByText('Onze kantoren').filter({ visible: true }).click()
    await expect(footer.getByRole('link', { name: 'Stekene' })).toBeVisible()
    await footer.getByText('Onderneming en BIV').filter({ visible: true }).click()
    await expect(vat).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Stekene' })).toBeHidden()
  })
})

test('a wide footer shows all parts with their headings', async ({ page }) => {
  await openPage(page, '/nl/over-ons/')
  const footer = page.locator('.footer')
  for (const name of ['Onze kantoren', 'Snel naar', 'Wat klanten zeggen', 'Onderneming en BIV'])
    await expect(footer.getByRole('heading', { name })).toBeVisible()
  await expect(footer.getByText(/Btw-nummer BE/)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Vacatures' })).toBeVisible()
})
