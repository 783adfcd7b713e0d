import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

test('a wide footer shows all parts; on a phone it is short, and one part is open at a time', async ({
  page,
}) => {
  await openPage(page, '/nl/over-ons/')
  const footer = page.locator('.footer')
  const vat = footer.getByText(/Btw-nummer BE/)
  for (const name of ['Onze kantoren', 'Snel naar', 'Wat klanten zeggen', 'Onderneming en BIV'])
    await expect(footer.getByRole('heading', { name })).toBeVisible()
  await expect(vat).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/nl/over-ons/')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(1000)
  await expect(vat).toBeHidden()
  await footer.getByText('Onze kantoren').filter({ visible: true }).click()
  await expect(footer.getByRole('link', { name: 'Stekene' })).toBeVisible()
  await footer.getByText('Onderneming en BIV').filter({ visible: true }).click()
  await expect(vat).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Stekene' })).toBeHidden()
})
