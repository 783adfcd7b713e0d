import { expect, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

test('in light and in dark mode the drawing and the pictures suit it', async ({ page }) => {
  for (const [colorScheme, filter] of [
    ['light', 'none'],
    ['dark', 'brightness(0.92)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await openPage(page, '/nl/')
    const drawing = page.locator('.hero__media > picture img')
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const shown = await drawing.evaluate((img: HTMLImageElement) => ({
      isDay: img.currentSrc === img.src,
      night: img.parentElement?.querySelector('[media]')?.getAttribute('srcset')?.split(' ')[0] ?? '',
      path: new URL(img.currentSrc).pathname,
    }))
    expect(shown.isDay).toBe(colorScheme === 'light')
    expect(shown.path === shown.night).toBe(colorScheme === 'dark')
    // Drawn for the mode, it keeps its brightness.
    await expect(drawing).toHaveCSS('filter', 'none')
    await expect(page.locator('main picture:not(:has([media])) img:not([src$=".svg"])').first()).toHaveCSS(
      'filter',
      filter,
    )
  }
})
