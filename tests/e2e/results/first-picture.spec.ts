import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

for (const [name, path, width] of [
  ['homes', '/nl/te-koop/', 390],
  ['projects', '/nl/nieuwbouw/', 390],
] as const)
  test(`the first picture of a list of ${name} is preloaded as it is shown, ${width} wide`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, path)
    const first = page.locator('main img[fetchpriority=high]')
    await expect(first).toHaveJSProperty('complete', true)
    const shown = await first.evaluate((picture: HTMLImageElement) => new URL(picture.currentSrc).pathname)
    expect(asked[0]).toBe(shown)
    // Other widths of it would be a second file for the same place.
    const [stem = ''] = shown.split(/-\d+\.\w+$/)
    expect(asked.filter((file) => file.startsWith(stem))).toEqual([shown])
  })
