import { expect, type Page, test } from '@playwright/test'
import { locales } from '#domain/values/locale.ts'
import { useDeskDay } from '#tests/support/desk/desk-day.ts'
import { findBrokenWords } from '#tests/support/pages/broken-words.ts'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { checkLetters } from '#tests/support/pages/large-text.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'

const { site, pageOf } = useDeskDay()

/** What a page is, without which request or person it is about: its path, and the names of what it asks for. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, site().origin)
  const asked = [...searchParams.keys()].filter((name) => !['in', 'who', 'did', 'of'].includes(name))
  return `${pathname.replaceAll(/\/(?:\d+|[\w-]{10,}\.[\w-]+)(?=\/|$)/g, '/1')}?${asked.toSorted().join('&')}`
}

/** Returns an address of every kind of page that somebody reaches from the first one. */
async function reached(page: Page): Promise<readonly string[]> {
  const seen = new Map<string, string>()
  const waiting = ['/desk/nl/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path)) || /\.(?:ics|csv)|\/file\//.test(path)) continue
    seen.set(kindOf(path), path)
    await page.goto(`${site().origin}${path}`)
    const links = await page
      .locator('a[href^="/desk/nl/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    waiting.push(...links)
  }
  return [...seen.values()]
}

for (const locale of locales)
  test(`every page that a manager reaches fits every width, and axe finds nothing, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    // Axe and what waits for a frame need script, which her own page has not.
    const storageState = await pageOf('lotte').context().storageState()
    const page = await browser.newPage({ storageState })
    const paths = await reached(page)
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const here = path.replace('/desk/nl/', `/desk/${locale}/`)
      const response = await page.goto(`${site().origin}${here}`)
      expect.soft(response?.status(), here).toBe(200)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findFlaws(page), `overflow of ${here} at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 900 })
      expect.soft(await findBrokenWords(page), `words of ${here} at 390`).toEqual([])
      // What axe finds hardly depends on the language.
      if (locale === 'nl') await checkLooks(page, here)
      // German has the longest words.
      if (locale === 'de') await checkLetters(page, here)
    }
    await page.close()
  })
