import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import type { PageSeo } from '#domain/site/page.ts'
import type { Route } from '#routes/table/route.ts'
import { headTags, type HeadInput } from '#seo/head.ts'
import { createCatalogue, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

const routes = tableOf(
  createCatalogue({ properties: [createProperty({ sections: ['sale', 'office-berlare'] })] }),
)
const baseUrl = 'https://kouterenkaai.example'

function headOf(route: Route, more: Partial<HeadInput> = {}) {
  return headTags({
    route,
    alternates: routes.alternates(route),
    title: 'Te koop',
    baseUrl,
    siteName: 'Kouter & Kaai',
    languages: { languageDefault: 'nl', languageUse: locales },
    ...more,
  })
}

function routeOf(key: string, locale: Route['locale'] = 'nl'): Route {
  const route = routes.find(key, locale)
  if (route === undefined) throw new Error(`no route ${key}`)
  return route
}

function contentOf(head: ReturnType<typeof headOf>, name: string): string | undefined {
  return head.meta.find((tag) => ('name' in tag ? tag.name : tag.property) === name)?.content
}

function hreflangs(route: Route) {
  return headOf(route).links.filter(({ rel }) => rel === 'alternate')
}

describe('hreflang', () => {
  it('is reciprocal: all named pages name the same pages', () => {
    for (const route of routes.all) {
      const links = hreflangs(route)
      // '/' is the x-default of the home pages, not a route.
      const paths = links.map(({ href }) => href.slice(baseUrl.length)).filter((path) => path !== '/')
      expect(paths.map((path) => routes.at(path)).map((other) => other && hreflangs(other))).toEqual(
        paths.map(() => links),
      )
    }
  })

  it('has every language with its region, and the default', () => {
    expect(hreflangs(routeOf('results:sale', 'de')).map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['nl-BE', `${baseUrl}/nl/te-koop/`],
      ['fr-BE', `${baseUrl}/fr/a-vendre/`],
      ['en-BE', `${baseUrl}/en/for-sale/`],
      ['de-BE', `${baseUrl}/de/zu-verkaufen/`],
      ['x-default', `${baseUrl}/nl/te-koop/`],
    ])
  })

  it('is absent on pages that are noindex', () => {
    expect(hreflangs(routeOf('login'))).toEqual([])
    expect(hreflangs(routeOf('property:2417@office-berlare'))).toEqual([])
  })
})

describe('canonical and robots', () => {
  it('point a copy to its original and make it noindex', () => {
    const head = headOf(routeOf('property:2417@office-berlare'))
    expect(head.links[0]).toEqual({
      rel: 'canonical',
      href: `${baseUrl}/nl/te-koop/berlare/halfopen-woning-met-tuin/2417/`,
    })
    expect(contentOf(head, 'robots')).toBe('noindex, follow')
    expect(contentOf(headOf(routeOf('property:2417@sale')), 'robots')).toBe(
      'index, follow, max-image-preview:large',
    )
  })

  it('give the root page its own address and the alternates of the home pages', () => {
    const home = routeOf('home')
    const head = headOf(home, { isRoot: true })
    expect(head.links[0]?.href).toBe(`${baseUrl}/`)
    expect(head.links.slice(1)).toEqual([
      ...hreflangs(home),
      { rel: 'manifest', href: '/nl/site.webmanifest' },
    ])
  })

  it('say nofollow when links may not be followed', () => {
    const head = headOf(routeOf('home'), { noReferrerNoFollow: true })
    expect(contentOf(head, 'robots')).toContain('nofollow')
    expect(contentOf(head, 'referrer')).toBe('no-referrer')
  })
})

describe('the preview of a shared page', () => {
  const picture = { href: '/pictures/a.jpg', width: 1200, height: 800, alt: 'Woning' }

  it('has title, description and picture with full addresses', () => {
    const head = headOf(routeOf('results:sale', 'fr'), { title: 'À vendre', description: 'Maisons', picture })
    expect(head.title).toBe('À vendre | Kouter & Kaai')
    expect(contentOf(head, 'og:title')).toBe('À vendre')
    expect(contentOf(head, 'og:locale')).toBe('fr_BE')
    expect(contentOf(head, 'og:image')).toBe(`${baseUrl}/pictures/a.jpg`)
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image')
    expect(
      head.meta.filter((tag) => 'property' in tag && tag.property === 'og:locale:alternate'),
    ).toHaveLength(3)
  })

  it('has no picture when there is none', () => {
    const head = headOf(routeOf('results:sale'))
    expect(contentOf(head, 'og:image')).toBeUndefined()
    expect(contentOf(head, 'twitter:card')).toBe('summary')
    expect(contentOf(head, 'description')).toBeUndefined()
  })

  it('has a picture of its own for Twitter only where an editor chose one', () => {
    const route = routeOf('page:7')
    expect(contentOf(headOf(route, { picture }), 'twitter:image')).toBeUndefined()
    const own = headOf(route, { picture, twitterPicture: { href: '/pictures/t.jpg', alt: 'Team' } })
    expect(contentOf(own, 'twitter:image')).toBe(`${baseUrl}/pictures/t.jpg`)
    expect(contentOf(own, 'twitter:image:alt')).toBe('Team')
    expect(contentOf(own, 'og:image')).toBe(`${baseUrl}/pictures/a.jpg`)
  })

  it("uses the editor's own texts", () => {
    const seo: PageSeo = {
      title: { nl: 'Eigen titel' },
      description: { nl: 'Eigen tekst' },
      ogTitle: { nl: 'Gedeelde titel' },
      ogDescription: {},
      twitterTitle: {},
      twitterDescription: { nl: 'Kort' },
      keywords: { nl: 'huis, Berlare' },
      schemaData: '{"@type":"FAQPage","name":"</script><script>"}',
    }
    const head = headOf(routeOf('page:7'), { seo, seoPicture: { href: 'https://foto.example/b.jpg' } })
    expect(head.title).toBe('Eigen titel')
    expect(contentOf(head, 'keywords')).toBe('huis, Berlare')
    expect(contentOf(head, 'og:title')).toBe('Gedeelde titel')
    expect(contentOf(head, 'og:description')).toBe('Eigen tekst')
    // Equal to the Open Graph title.
    expect(contentOf(head, 'twitter:title')).toBeUndefined()
    expect(contentOf(head, 'twitter:description')).toBe('Kort')
    expect(contentOf(head, 'og:image')).toBe('https://foto.example/b.jpg')
    expect(head.jsonLd).toHaveLength(1)
    expect(head.jsonLd[0]).not.toContain('<')
  })

  it('drops schemaData that is not JSON', () => {
    const seo: PageSeo = {
      title: {},
      description: {},
      ogTitle: {},
      ogDescription: {},
      twitterTitle: {},
      twitterDescription: {},
      schemaData: '{oops',
    }
    expect(headOf(routeOf('page:7'), { seo }).jsonLd).toEqual([])
  })
})
