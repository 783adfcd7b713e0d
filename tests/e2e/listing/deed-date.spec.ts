import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
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
  await page.getByLabel('Datum van de akte').focus()
  await page.keyboard.type('03012027')
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence has the deadline for a deed of today, and there is no field', async ({ page }) => {
    await openPage(page, path)
    await expect(page.locator('#energy')).toContainText(/bij een akte op .+ uiterlijk op .+\)\./)
    await expect(deed(page)).toBeHidden()
  })
})
