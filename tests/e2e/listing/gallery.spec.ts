import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import {
  expectClosed,
  expectSlide,
  illustratedPage,
  lightbox,
  pageWith,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = illustratedPage()
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })

test('a clicked picture opens large with its caption, and can be changed and closed by mouse', async ({
  page,
}) => {
  const trouble = await openPage(page, path)
  const count = await pictureLinks(page).count()
  const words = await pictureLinks(page)
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(words).size, 'no two pictures have the same words').toBe(count)
  await pictureLinks(page).first().click()
  await expectSlide(page, `1 van ${count}, ${words[0]}`)
  expect(new URL(page.url()).pathname).toBe(path)
  await button(page, 'Volgende foto').click()
  await expectSlide(page, new RegExp(`^2 van ${count}, `))
  const image = lightbox(page).locator(`img[src$="${await pictureLinks(page).nth(1).getAttribute('href')}"]`)
  await expect(image).toBeVisible()
  const width = () => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))
  await expect.poll(width, { message: 'the large picture of the link' }).toBeGreaterThan(800)
  await button(page, 'Vorige foto').click()
  await button(page, 'Vorige foto').click()
  await expectSlide(page, new RegExp(`^${count} van ${count}, `))
  await button(page, 'Sluiten').click()
  await expectClosed(page)
  await expect(pictureLinks(page).first()).toBeFocused()
  expect(trouble).toEqual([])
})

test('by keyboard: Enter opens, arrows move, Tab stays inside, Escape closes and returns the focus', async ({
  page,
}) => {
  await openPage(page, path)
  await pictureLinks(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expectSlide(page, /^3 van/)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, /^4 van/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, /^2 van/)
  const names = new Set<string>()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(
      () => document.activeElement?.closest('dialog') && document.activeElement.ariaLabel,
    )
    if (typeof name === 'string') names.add(name)
    else expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  }
  expect([...names].toSorted()).toEqual(
    ['Diavoorstelling starten', 'Inzoomen', 'Sluiten', 'Volgende foto', 'Vorige foto'].toSorted(),
  )
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(pictureLinks(page).nth(2)).toBeFocused()
})

test('the pictures of a project open in the gallery, too', async ({ page }) => {
  await openPage(page, pageWith('project', ['class="strip__track"']))
  await pictureLinks(page).first().click()
  await expectSlide(page, /\S/)
})
