import { describe, expect, it } from 'vitest'
import { modifiedOn } from '#seo/modified-on.ts'
import { robotsText } from '#seo/robots.ts'
import { sitemapFiles, sitemapRoutes } from '#seo/sitemap.ts'
import { createCatalogue, createProperty, day, menu } from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const catalogue = createCatalogue({
  menu: menu.map((page) => (page.id === 7 ? { ...page, modifiedOn: day('2026-11-12') } : page)),
  properties: [
    createProperty({ sections: ['sale', 'office-berlare'], modifiedOn: day('2026-11-01') }),
    createProperty({ id: 5, sections: ['discreet'] }),
  ],
})
const routes = tableOf(catalogue)
const input = {
  routes,
  baseUrl: 'https://kouterenkaai.example',
  languageDefault: 'nl',
  modifiedOn: modifiedOn({ catalogue, historyOf: () => [], now: day('2026-11-20') }),
} as const

function locations(text: string): readonly string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}

describe('the sitemap', () => {
  const [index, first] = sitemapFiles(input)

  it('dates a page of the menu by its last change', () => {
    expect(first?.text).toMatch(/<loc>[^<]*\/nl\/over-ons\/<\/loc><lastmod>2026-11-12<\/lastmod>/)
    expect(first?.text).not.toMatch(/<loc>[^<]*\/nl\/blog\/<\/loc><lastmod>/)
  })

  it('is an index of files', () => {
    expect(index?.name).toBe('sitemap.xml')
    expect(locations(index?.text ?? '')).toEqual(['https://kouterenkaai.example/sitemap-1.xml'])
  })

  it('lists the root and exactly the indexable pages', () => {
    const expected = ['/', ...sitemapRoutes(routes).map(({ path }) => path)]
    expect(locations(first?.text ?? '')).toEqual(
      expected.map((path) => `https://kouterenkaai.example${path}`),
    )
    expect(first?.text).toContain('/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/')
    expect(first?.text).not.toMatch(/discreet|kantoor-berlare\/berlare|login|bedankt|\/404\//)
  })

  it('gives each page its alternates and the day its record was modified', () => {
    const line = first?.text
      .split('\n')
      .find((entry) => entry.includes('<loc>https://kouterenkaai.example/fr/a-vendre/berlare/half'))
    expect(line?.match(/hreflang="/g)).toHaveLength(5)
    expect(line).toContain('hreflang="x-default" href="https://kouterenkaai.example/nl/te-koop/')
    expect(line).toContain('<lastmod>2026-11-01</lastmod>')
  })

  it('is split into files of limited size, which together list every page once', () => {
    const files = sitemapFiles({ ...input, pagesPerFile: 10 }).slice(1)
    const all = files.flatMap(({ text }) => locations(text))
    expect(files.length).toBeGreaterThan(2)
    expect(all).toEqual(locations(first?.text ?? ''))
    expect(files.every(({ text }) => locations(text).length <= 11)).toBe(true)
  })
})

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(robotsText('https://kouterenkaai.example')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://kouterenkaai.example/sitemap.xml\n',
    )
  })
})
