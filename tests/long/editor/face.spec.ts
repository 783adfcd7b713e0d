import { expect, test } from '@playwright/test'
import { openEditor } from '#tests/support/browsers/editor.ts'

const entrances = [
  ['nl-BE', 'Werken op deze computer', 'Artikels'],
  ['fr-BE', 'Travailler sur cet ordinateur', 'Articles'],
  ['en-GB', 'Work on this computer', 'Articles'],
  ['de-BE', 'Auf diesem Computer arbeiten', 'Artikel'],
] as const

for (const [locale, work, articles] of entrances)
  test.describe(locale, () => {
    test.use({ locale })
    test('the editor has the face and the language of the agency, and asks no other host', async ({
      page,
    }) => {
      const [asked, errors]: [string[], string[]] = [[], []]
      const { origin } = new URL(process.env['SITE_URL'] ?? '')
      page.on('request', (request) => asked.push(request.url()))
      page.on('console', (message) => {
        // No service publishes this site.
        const isAsked = message.location().url.includes('/preview/publication')
        if (message.type() === 'error' && !isAsked) errors.push(message.text())
      })
      await openEditor(page, process.env['SITE_URL'], work)
      const sections = page.getByRole('treeitem', { name: articles })
      await expect(sections.first()).toBeVisible()
      await expect(page.locator('img[src="/admin/logo.svg"]').first()).toBeVisible()
      await expect(page).toHaveTitle(/Kouter & Kaai/)
      const outside = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))
      expect({ outside, errors }).toEqual({ outside: [], errors: [] })
    })
  })

test('an article can be changed on a telephone', async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Een bod dat bindt: wat u tekent').click()
  const title = page.getByRole('textbox', { name: 'Titel' }).first()
  await title.fill('Een bod bindt u')
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
