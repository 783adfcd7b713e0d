import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'

const path = pageWith('property', 'nl', 'data-deed')
const deed = (page: Page) => page.locator('[data-deed]')

/** Downloads the calendar file and returns its unfolded lines. */
async function downloadCalendar(page: Page): Promise<Readonly<{ name: string; lines: readonly string[] }>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    deed(page).getByRole('button').click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]+\r\nEND:VCALENDAR\r\n$/)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return { name: download.suggestedFilename(), lines: text.replaceAll('\r\n ', '').trimEnd().split('\r\n') }
}

test('the date of a deed gives the deadline and its calendar file', async ({ page }) => {
  const trouble = await openPage(page, path)
  await expect(deed(page).getByRole('button')).toBeHidden()
  await page.getByLabel('Datum van de akte').fill('2027-03-01')
  await expect(deed(page).getByRole('status')).toHaveText('Label D of beter uiterlijk op 1 maart 2033')
  const { name, lines } = await downloadCalendar(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(name).toBe('2033-03-01.ics')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20330301',
      'DTEND;VALUE=DATE:20330302',
      `SUMMARY:Label D of beter uiterlijk op 1 maart 2033: ${title.trim().replaceAll(/[,;]/g, '\\$&')}`,
      'DESCRIPTION:Datum van de akte: 1 maart 2027',
      `URL:${new URL(path, page.url()).href}`,
    ]),
  )
  expect(trouble).toEqual([])
})

test('the field and then the file can be reached by keyboard', async ({ page }) => {
  await openPage(page, path)
  await page.getByLabel('Datum van de akte').focus()
  await page.keyboard.type('03152028')
  await expect(deed(page).getByRole('status')).toHaveText(/ 15 maart 2034$/)
  const button = deed(page).getByRole('button')
  for (let presses = 0; presses < 5 && !(await button.evaluate((it) => it.matches(':focus'))); presses += 1)
    await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
})

test('an unusable date gives no deadline', async ({ page }) => {
  await openPage(page, path)
  const field = page.getByLabel('Datum van de akte')
  for (const [day, words] of [
    ['2022-12-31', 'Voor een akte van vóór 1 januari 2023 geldt de verplichting niet.'],
    ['0202-12-31', ''],
    ['2099-01-01', ''],
    ['', ''],
  ] as const) {
    await field.fill('2027-03-01')
    await expect(deed(page).getByRole('button')).toBeVisible()
    await field.fill(day)
    await expect(deed(page).getByRole('status')).toHaveText(words)
    await expect(deed(page).getByRole('button')).toBeHidden()
  }
})

test('the deadline is written in the language of the page', async ({ page }) => {
  await openPage(page, pageWith('property', 'fr', 'data-deed'))
  await page.locator('[data-deed] input').fill('2026-12-01')
  await expect(deed(page).getByRole('status')).toHaveText(/1er décembre 2032$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence has the deadline for a deed of today, and there is no field', async ({ page }) => {
    await openPage(page, path)
    await expect(page.locator('#energy')).toContainText(/bij een akte op .+ uiterlijk op .+\)\./)
    await expect(deed(page)).toBeHidden()
  })
})
