import { readFile } from 'node:fs/promises'
import { expect, type Locator, test } from '@playwright/test'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'

const article = 'content/articles/een-bod-dat-bindt/index.nl.md'

test('an editor changes a headline by keyboard alone', { tag: '@night' }, async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 100 })
    }).toPass({ timeout: 20_000, intervals: [0] })
  }
  await tabTo(page.getByRole('row', { name: 'Een bod dat bindt: wat u tekent' }))
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Titel' }).first()
  await expect(title).toHaveValue('Een bod dat bindt: wat u tekent')
  await tabTo(title)
  await page.keyboard.press('End')
  await page.keyboard.type(' vandaag')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: 'Een bod dat bindt: wat u tekent vandaag' })).toBeFocused()
  expect(await readSaved(page, article)).toContain('title: "Een bod dat bindt: wat u tekent vandaag"')
})

test('what the schemas refuse is not saved', { tag: '@night' }, async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.goto(new URL('/admin/#/collections/data/entries/offices', process.env['SITE_URL']).href)
  await page.getByRole('button', { name: 'Alles uitvouwen' }).first().click()
  // Fields below the screen are not there yet.
  await page.getByRole('textbox', { name: 'WhatsApp' }).first().scrollIntoViewIfNeeded()
  const email = page.getByRole('textbox', { name: 'E-mail' }).first()
  await email.fill('berlare')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Niet opgeslagen' })
  await expect(
    refusal.getByText('Kantoren en openingsuren, berlare, E-mail: een e-mailadres zoals naam@kantoor.be.'),
  ).toBeVisible()
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(email).toHaveValue('berlare')
  expect(await readSaved(page, 'data/offices.json')).toBe(await readFile('data/offices.json', 'utf8'))
})
