import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test('the day of an open house is shown, with a calendar file that the link downloads by keyboard', async ({
  page,
}) => {
  const trouble = await openPage(page, findListing(/open-house\.ics/))
  const link = page.locator('a[href="open-house.ics"]')
  const download = page.waitForEvent('download')
  await link.focus()
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('open-house.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]+\r\nEND:VCALENDAR\r\n$/)
  const days = await page.locator('.notice[data-state="open"] b').count()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(days)
  const response = await page.request.get(new URL('open-house.ics', page.url()).href)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(trouble).toEqual([])
})
