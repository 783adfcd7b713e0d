import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkAlternates } from '#scripts/checks/built/alternates.ts'
import { checkBudgets, checkSentenceBytes, sentenceBudget } from '#scripts/checks/built/budgets.ts'
import { parseDistPage, type DistPage } from '#scripts/checks/built/dist-page.ts'
import { checkHiddenStreets, findHiddenStreets } from '#scripts/checks/built/hidden-streets.ts'
import { checkInlineCode } from '#scripts/checks/built/inline-code.ts'
import { checkJsonLd } from '#scripts/checks/built/json-ld.ts'
import { checkLinks } from '#scripts/checks/built/links.ts'
import { checkLoads } from '#scripts/checks/built/loads.ts'
import { checkRoutes } from '#scripts/checks/built/routes.ts'
import { checkSitemap } from '#scripts/checks/built/sitemap.ts'
import { checkFormHeadings } from '#scripts/checks/built/words/form-headings.ts'
import { checkGrammar } from '#scripts/checks/built/words/grammar.ts'
import { checkTitles } from '#scripts/checks/built/words/titles.ts'
import { findInlineCode, formatPolicy, groupInlineCode } from '#scripts/build/content-security-policy.ts'
import { checkScores } from '#scripts/checks/lighthouse.ts'

const baseUrl = 'https://site.example'
const page = (file: string, body: string, head = ''): DistPage =>
  parseDistPage(
    file,
    `<!DOCTYPE html><html lang="${file.slice(0, 2)}"><head><title>x</title>${head}</head><body>${body}</body></html>`,
  )

const site = (...pages: readonly DistPage[]) => ({
  baseUrl,
  pages,
  files: new Set([...pages.map(({ file }) => file), 'plan.pdf']),
  pictureHosts: ['https://pictures.example'],
})

describe('links', () => {
  const target = page('nl/b/index.html', '<h2 id="prijs">x</h2>')

  test.each([
    '/nl/b/',
    '/nl/b/#prijs',
    '/nl/b/?city=x',
    '#',
    '#top',
    '../b/',
    'https://site.example/nl/b/',
    '/plan.pdf',
    'tel:052000000',
    'https://elsewhere.example/',
  ])('lets %s be', (href) =>
    expect(checkLinks(site(page('nl/a/index.html', `<a href="${href}">x</a>`), target))).toEqual([]),
  )

  test.each(['/nl/gone/', '/nl/b', '/nl/b/#gone', '#gone', '/gone.pdf', 'https://site.example/gone/'])(
    'finds %s',
    (href) =>
      expect(checkLinks(site(page('nl/a/index.html', `<a href="${href}">x</a>`), target))).toHaveLength(1),
  )

  test('lets the portal be where the site has one, and finds it where it has none', () => {
    const login = page('nl/login/index.html', '<a href="/portal/nl/forgotten">x</a>')
    const without = site(login)
    expect(checkLinks(without)).toHaveLength(1)
    const files = new Set([...without.files, 'words/portal-nl.json'])
    expect(checkLinks({ ...without, files })).toEqual([])
  })

  test('finds a form without a target page', () => {
    expect(checkLinks(site(page('nl/a/index.html', '<form action="/nl/gone/"></form>')))).toHaveLength(1)
  })
})

describe('loads', () => {
  test.each([
    '<img src="https://elsewhere.example/x.png">',
    '<img srcset="/x.avif 100w, https://elsewhere.example/y.avif 200w">',
    '<link rel="preconnect" href="https://fonts.example">',
    '<style>a{background:url(https://elsewhere.example/x.png)}</style>',
    '<script src="/gone.js"></script>',
    '<iframe src="https://video.example/1"></iframe>',
  ])('finds %s', (body) => expect(checkLoads(site(page('nl/a/index.html', body))).length).toBeGreaterThan(0))

  test('accepts own files and the picture host', () => {
    const body =
      '<img src="https://pictures.example/x.png"><img src="data:image/gif;base64,x"><a href="https://elsewhere.example/">x</a>'
    expect(checkLoads(site(page('nl/a/index.html', body)))).toEqual([])
  })
})

describe('languages', () => {
  const head = (own: string, links: Readonly<Record<string, string>>): string =>
    `<link rel="canonical" href="${baseUrl}${own}">${Object.entries(links)
      .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${baseUrl}${path}">`)
      .join('')}`
  const all = { 'nl-BE': '/nl/a/', 'fr-BE': '/fr/a/', 'x-default': '/nl/a/' }
  const nl = page('nl/a/index.html', '', head('/nl/a/', all))
  const fr = page('fr/a/index.html', '', head('/fr/a/', all))
  const check = (...pages: readonly DistPage[]): readonly string[] => checkAlternates(pages, pages, baseUrl)

  test('accepts pages that name each other', () => expect(check(nl, fr)).toEqual([]))

  test('finds a page that is not named in return', () => {
    const alone = page('fr/a/index.html', '', head('/fr/a/', { 'fr-BE': '/fr/a/', 'x-default': '/fr/a/' }))
    expect(check(nl, alone)).toEqual([expect.stringMatching(/does not name it back/)])
  })

  test('finds a link with the wrong language, one without a page, and a missing x-default', () => {
    expect(
      check(page('nl/a/index.html', '', head('/nl/a/', { 'nl-BE': '/nl/a/', 'de-BE': '/fr/a/' })), fr).join(),
    ).toMatch(/x-default.*page in fr/)
    expect(check(nl).join()).toMatch(/is no page/)
  })

  test('finds a canonical address without a page', () => {
    expect(check(page('nl/a/index.html', '', head('/nl/gone/', {})))).toEqual([
      expect.stringMatching(/canonical/),
    ])
    expect(check(page('nl/a/index.html', ''))).toEqual([expect.stringMatching(/no canonical/)])
  })
})

describe('routes and sitemap', () => {
  const route = {
    key: 'home',
    kind: 'home',
    locale: 'nl',
    path: '/nl/',
    canonical: '/nl/',
    isIndexable: true,
  } as const
  const xml = (...paths: readonly string[]): string =>
    `<urlset>${paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join('')}</urlset>`

  test('finds a route without a page, in another language, or with another robots value', () => {
    expect(checkRoutes([route], [])).toEqual([expect.stringMatching(/has no page/)])
    expect(checkRoutes([{ ...route, locale: 'fr' }], [page('nl/index.html', '')])).toEqual([
      expect.stringMatching(/is in nl/),
    ])
    expect(
      checkRoutes([route], [page('nl/index.html', '', '<meta name="robots" content="noindex">')]),
    ).toEqual([expect.stringMatching(/noindex/)])
    expect(checkRoutes([route], [page('nl/index.html', '')])).toEqual([])
  })

  test('finds missing and wrong addresses in the sitemap', () => {
    expect(checkSitemap([route], [xml('/nl/')], baseUrl)).toEqual([])
    expect(checkSitemap([route], [xml()], baseUrl)).toEqual([expect.stringMatching(/lacks/)])
    expect(checkSitemap([{ ...route, isIndexable: false }], [xml('/nl/')], baseUrl)).toEqual([
      expect.stringMatching(/not to be indexed/),
    ])
    expect(checkSitemap([route], [], baseUrl)).toHaveLength(1)
  })
})

describe('JSON-LD', () => {
  const check = (text: string): readonly string[] => checkJsonLd({ path: '/nl/', jsonLd: [text] })

  test.each([
    ['{', /does not parse/],
    ['{"@type":"WebSite","name":"x","url":"y"}', /no @context/],
    ['{"@context":"https://schema.org","@type":"JobPosting","title":"x"}', /JobPosting lacks/],
    ['{"@context":"https://schema.org","@type":"WebSite","name":"","url":"y"}', /holds nothing/],
    [
      '{"@context":"https://schema.org","@type":"X","offers":{"@type":"Offer","price":5}}',
      /no priceCurrency/,
    ],
  ])('finds %s', (text, words) => expect(check(text).join()).toMatch(words))

  test('accepts a complete block', () =>
    expect(check('{"@context":"https://schema.org","@type":"WebSite","name":"x","url":"y"}')).toEqual([]))
})

describe('inline code', () => {
  const plain = page('nl/index.html', '<style>b{}</style>')
  const headers = formatPolicy(groupInlineCode(findInlineCode(plain.html)), {})

  test.each(['<p style="color:red">x</p>', '<p onclick="x()">x</p>', '<script>unknown()</script>'])(
    'finds %s',
    (body) => {
      expect(checkInlineCode([page('nl/index.html', body)], headers)).toHaveLength(1)
    },
  )

  test('accepts known code, and finds a header that is too long for hosts', () => {
    expect(checkInlineCode([plain], headers)).toEqual([])
    expect(checkInlineCode([], 'x'.repeat(3000))).toHaveLength(1)
  })
})

test('the budget check finds a page that is too large', () => {
  const noise = randomBytes(40_000).toString('base64')
  const weigh = (html: string) => checkBudgets([{ kind: 'legal', page: { path: '/nl/', html } }])
  expect(weigh(noise)).toHaveLength(1)
  expect(weigh('<p>short</p>')).toEqual([])
})

describe('hidden streets', () => {
  const town = { slug: 'berlare', name: 'Berlare', names: {}, zip: '9290', country: 'BE' } as const
  const hidden = findHiddenStreets({ list: [{ ID: 7, Street: 'Sluisakkerpad', HouseNumber: '3' }] }, [
    { id: 7, address: { kind: 'hidden', town } },
  ])

  test.each([
    '<p>Sluisakkerpad</p>',
    '<script type="application/ld+json">{"streetAddress":"Sluisakkerpad 3"}</script>',
    '<p>SLUISAKKERPAD</p>',
  ])('are found in %s', (body) =>
    expect(checkHiddenStreets(hidden, [page('nl/index.html', body)])).toHaveLength(1),
  )

  test('are found in an address', () => {
    expect(
      checkHiddenStreets(hidden, [page('nl/te-koop/berlare/huis-sluisakkerpad-3/7/index.html', '')]),
    ).toHaveLength(1)
  })

  test('are no finding when another listing publishes the street', () => {
    const published = { id: 8, address: { kind: 'published', street: 'Sluisakkerpad', town } } as const
    expect(
      findHiddenStreets(
        [{ ID: 7, Street: 'Sluisakkerpad' }],
        [{ id: 7, address: { kind: 'hidden', town } }, published],
      ),
    ).toEqual([])
  })

  test('of projects are checked too, except those that a property publishes', () => {
    const records = [{ ID: 7, Street: 'Sluisakkerpad' }]
    const project = { id: 7, address: { kind: 'hidden', town } } as const
    // The same ID as the project's, but a different listing.
    const property = { id: 7, address: { kind: 'published', street: 'Sluisakkerpad', town } } as const
    expect(findHiddenStreets(records, [project]).map(({ street }) => street)).toEqual(['Sluisakkerpad'])
    expect(findHiddenStreets(records, [project], [property])).toEqual([])
  })
})

test('the Lighthouse check names the failed audit', () => {
  const category = (score: number) => ({ score, auditRefs: [{ id: 'image-alt', weight: 1 }] })
  const result = {
    categories: { accessibility: category(0.93), 'best-practices': category(1), seo: category(1) },
    audits: { 'image-alt': { title: 'Images have alt', score: 0 } },
  }
  expect(checkScores('/nl/', result)).toEqual(['/nl/: accessibility 93: Images have alt'])
})

describe('French marks', () => {
  const findings = (body: string) => checkGrammar([page('fr/a/index.html', body)])

  test('have a no-break space, in texts and in what is read out', () => {
    expect(
      findings(
        '<p>Prix\u00A0: 1&nbsp;? «\u00A0Oui\u00A0» à 10 h 30</p><a href="tel:+32" aria-label="Bien\u202F!"></a>',
      ),
    ).toEqual([])
    expect(findings('<p lang="nl">Prijs: 1</p><script>a ? b : c</script>')).toEqual([])
    expect(checkGrammar([page('nl/a/index.html', '<p>Prijs: 1</p>')])).toEqual([])
  })

  test.each([
    '<p>Prix: 1</p>',
    '<p>Prix : 1</p>',
    '<p>Vraiment ?</p>',
    '<img alt="Merci: visite">',
    '<p>« Oui »</p>',
  ])('that lack it are found: %s', (body) => {
    expect(findings(body)).toHaveLength(1)
  })
})

test('a form keeps the heading of its page where it comes back with errors', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'headings-'))
  await mkdir(join(dir, 'words'))
  const body =
    '<h1>Wat is het waard?</h1><h2 class="x" id="m">Vraag <i>&#39;t</i> nu</h2><form id="contact-demand" aria-labelledby="m"></form>'
  const pages = [page('nl/a/index.html', body)]
  const check = async (title: string, id = 'contact-demand'): Promise<readonly string[]> => {
    const forms = { [id]: { title, page: '/nl/a/' }, 'contact-me': { title: 'Bel mij' } }
    await writeFile(join(dir, 'words/forms-nl.json'), JSON.stringify({ forms }))
    return checkFormHeadings({ dir, files: new Set(['words/forms-nl.json']), pages })
  }
  expect(await check("Vraag 't nu")).toEqual([])
  expect(await check('Gratis schatting')).toEqual([expect.stringContaining('Gratis schatting')])
  // A short form may lead to the page of the longer one, no other form to a page without it.
  expect(await check('Gratis schatting', 'contact-demand-small')).toEqual([])
  expect(await check('Nieuwsbrief', 'sign-newsletter')).toHaveLength(1)
})

describe('titles', () => {
  const listed = (file: string, title: string, description: string, path = file.replace('index.html', '')) =>
    parseDistPage(
      file,
      `<html lang="${file.slice(0, 2)}"><head><title>${title}</title><link rel="canonical" href="${baseUrl}/${path}" />
       <meta name="description" content="${description}" /></head></html>`,
    )

  test('may return in another language, and on a copy', () => {
    const pages = [
      listed('nl/a/index.html', 'Loft', 'a'),
      listed('fr/a/index.html', 'Loft', 'a'),
      listed('nl/kantoor/a/index.html', 'Loft', 'a', 'nl/a/'),
    ]
    expect(checkTitles(pages, baseUrl)).toEqual([])
  })

  test('are found where two pages share one, as are descriptions', () => {
    const pages = [listed('nl/a/index.html', 'Loft', 'a'), listed('nl/b/index.html', 'Loft', 'b')]
    expect(checkTitles(pages, baseUrl)).toEqual(['/nl/a/, /nl/b/ share their title'])
    const others = [listed('nl/a/index.html', 'Loft', 'a'), listed('nl/b/index.html', 'Huis', 'a')]
    expect(checkTitles(others, baseUrl)).toEqual(['/nl/a/, /nl/b/ share their description'])
  })
})

test('a field for sentences that loads more than its budget is found, in its language', () => {
  const bytes = new Map([
    ['nl', sentenceBudget],
    ['fr', sentenceBudget + 1],
  ])
  expect(checkSentenceBytes(bytes)).toEqual([
    `a sentence in fr wakes with ${sentenceBudget + 1} bytes (at most ${sentenceBudget})`,
  ])
})
