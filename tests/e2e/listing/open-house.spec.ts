import { expect, test } from '@playwright/test'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const locales = ['nl', 'fr', 'en', 'de'] as const

/** Returns the unfolded lines of a calendar file. */
function linesOf(text: string): readonly string[] {
  return text.replaceAll('\r\n ', '').split('\r\n')
}

for (const locale of locales) {
  test(`${locale}: the day of an open house is shown, with a calendar file`, async ({ page }) => {
    const trouble = await openPage(page, findListing(/open-house\.ics/, { locale }))
    const link = page.locator('a[href="open-house.ics"]')
    await expect(link).toBeVisible()
    const response = await page.request.get(new URL('open-house.ics', page.url()).href)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    const lines = linesOf(text)
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.at(-2)).toBe('END:VCALENDAR')
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    const opened = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))
    const closed = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4))
    expect(opened.toSorted()).toEqual(closed.toSorted())
    const days = await page.locator('.notice[data-state="open"] b').count()
    expect(opened.filter((name) => name === 'VEVENT')).toHaveLength(days)
    expect(
      lines
        .filter((line) => line.startsWith('URL:'))
        .every((line) => line.endsWith(new URL(page.url()).pathname)),
    ).toBe(true)
    for (const name of ['DTSTART', 'DTEND', 'UID', 'DTSTAMP', 'SUMMARY', 'LOCATION'])
      expect(lines.filter((line) => line.startsWith(name) && !line.startsWith('DTSTART:19'))).toHaveLength(
        days,
      )
    expect(trouble).toEqual([])
  })
}

test('the link downloads the file, by keyboard too', async ({ page }) => {
  await openPage(page, findListing(/open-house\.ics/))
  const download = page.waitForEvent('download')
  await page.locator('a[href="open-house.ics"]').focus()
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('open-house.ics')
})

test('a sold home has no open house', async ({ page }) => {
  await openPage(page, findListing(/class="strip__flag" data-state="sold"/))
  await expect(page.locator('.notice[data-state="open"]')).toHaveCount(0)
  const response = await page.request.get(new URL('open-house.ics', page.url()).href)
  expect(response.status()).toBe(404)
})
