import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { checkLooks, show } from '#tests/support/pages/check-page.ts'
import { expectMap } from '#tests/support/pages/map-page.ts'
import { openPage, scrollThrough } from '#tests/support/pages/open-page.ts'
import { readTexts, secondAgency, secondAgencyDir } from '#tests/support/sites/second-agency.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { refusal } from '#tests/support/pages/visitor.ts'

test.use({ locale: 'fr-BE' })

let site: VariantSite
const demoUrl = process.env['SITE_URL']

test.beforeAll(async () => {
  site = await serveVariant(secondAgency)
  process.env['SITE_URL'] = site.origin
})
// The refusal that most tests start with is stored for the demo's origin.
test.beforeEach(async ({ context }) => {
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(refusal))
})
test.afterAll(() => {
  process.env['SITE_URL'] = demoUrl
  site.close()
})

const pages = {
  home: () => '/fr/',
  list: () => '/fr/a-vendre/',
  property: () => site.routes.find(({ kind }) => kind === 'property')?.path ?? '',
  map: () => '/fr/a-vendre/?view=map',
  contact: () => '/fr/contact/',
  // It has none: the page says so.
  testimonials: () => '/fr/temoignages/',
} as const

for (const [name, path] of Object.entries(pages)) {
  test(
    `the second agency's ${name} page is sound, wide in light and narrow in dark mode`,
    { tag: '@night' },
    async ({ page }) => {
      const trouble = await openPage(page, path())
      if (name === 'map') await expectMap(page)
      else await scrollThrough(page)
      await checkLooks(page, `second agency ${name}`)
      // Screenshots read the canvas back, which Chromium's software renderer reports.
      expect(trouble.filter((each) => !each.includes('GL Driver Message'))).toEqual([])
    },
  )
}

test("its brand colour is the theme's, in light and dark mode", { tag: '@night' }, async ({ page }) => {
  await openPage(page, '/fr/')
  const { colors } = JSON.parse(await readFile(`${secondAgencyDir}/data/theme.json`, 'utf8'))
  for (const scheme of ['light', 'dark'] as const) {
    await show(page, 1280, scheme)
    const channels = await page.evaluate(() => {
      const probe = document.createElement('span')
      probe.style.color = 'var(--brand)'
      document.body.append(probe)
      return getComputedStyle(probe).color.match(/\d+/g) ?? []
    })
    const hex = channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
    expect(`#${hex}`).toBe(colors.brand[scheme])
  }
})

test(
  'the page at / has the agency’s own text and links to its one language',
  { tag: '@night' },
  async ({ page, request }) => {
    const html = await (await request.get(`${site.origin}/`)).text()
    expect(html).toContain('Maisons et appartements à Namur et le long de la Meuse.')
    await page.goto(`${site.origin}/`)
    await expect(page).toHaveURL(`${site.origin}/fr/`)
  },
)

test('the agency’s own messages replace those of the interface', { tag: '@night' }, async ({ request }) => {
  const html = await (await request.get(`${site.origin}/`)).text()
  expect(html).toContain('Entrer')
})

/** Names of the demo agency, its towns, its region and its fonts. */
const demoNames =
  /kouter|berlare|stekene|sint-pauwels|waasland|pays de waes|\bdender|dendermonde|newsreader|instrument/i

test('no text of the demo agency is in the site', { tag: '@night' }, async () => {
  const demo: Readonly<{ colors: Record<string, string | Record<string, string>> }> = JSON.parse(
    await readFile('data/theme.json', 'utf8'),
  )
  const official = await readFile('src/styles/base/tokens.css', 'utf8')
  const colors = new Set(
    Object.values(demo.colors)
      .flatMap((color) => (typeof color === 'string' ? [color] : Object.values(color)))
      .filter((color) => color !== '#ffffff' && !official.includes(color)),
  )
  const found: string[] = []
  let count = 0
  for await (const [file, text] of readTexts(site.out)) {
    count += 1
    const name = demoNames.exec(text)
    if (name !== null) found.push(`${file}: ${text.slice(Math.max(0, name.index - 40), name.index + 60)}`)
    for (const color of colors) if (text.includes(color)) found.push(`${file}: ${color}`)
  }
  expect(count).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test(
  'its pages are only in French, with 40 properties and no projects, articles or vacancies',
  { tag: '@night' },
  () => {
    expect(site.routes.filter(({ locale }) => locale !== 'fr')).toEqual([])
    const kinds = Map.groupBy(site.routes, ({ kind }) => kind)
    expect(kinds.get('property')).toHaveLength(40)
    for (const kind of ['project', 'unit', 'article', 'vacancy'] as const) expect(kinds.has(kind)).toBe(false)
  },
)
