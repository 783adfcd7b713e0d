import type { Page } from '@playwright/test'
import type { SamplePage } from '#tests/support/catalogue/sample-pages.ts'

/** A rule that holds on every kind of page: what breaks it. */
type Everywhere = Readonly<
  Record<string, (page: Page, kind: SamplePage['kind']) => Promise<readonly string[]>>
>

/** Pages that stand on no path through the site. */
const offPath: ReadonlySet<SamplePage['kind']> = new Set([
  'home',
  'not-found',
  'offline',
  'portal',
  'desk',
  'form-answer',
])

const crumbs = '.crumbs'

/** Returns what assistive technology is told of the landmarks: their roles and names. */
async function landmarksOf(page: Page): Promise<readonly Readonly<{ role: string; name: string }>[]> {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  await devTools.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
}

async function countOf(page: Page, wanted: string): Promise<number> {
  return (await landmarksOf(page)).filter(({ role }) => role === wanted).length
}

async function unnamed(page: Page, roles: readonly string[]): Promise<readonly string[]> {
  return (await landmarksOf(page))
    .filter(({ role, name }) => roles.includes(role) && name.trim() === '')
    .map(({ role }) => role)
}

/** Returns the words that say what is wrong, or none. */
const unless = (isRight: boolean, words: string): readonly string[] => (isRight ? [] : [words])

/** Landmarks, breadcrumbs, links, buttons and headings, on every kind of page. */
export const everywhere: Everywhere = {
  'landmarks: there is one main': async (page) => unless((await countOf(page, 'main')) === 1, 'main'),
  'landmarks: there is one banner': async (page) => unless((await countOf(page, 'banner')) <= 1, 'banner'),
  'landmarks: there is one content info': async (page) =>
    unless((await countOf(page, 'contentinfo')) <= 1, 'contentinfo'),
  'landmarks: main, banner and content info lie in no other': (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, body > header, body > footer')]
        .filter(
          (each) =>
            each.parentElement?.closest('main, header, footer, nav, aside, section[aria-label], form') !==
            null,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 60)),
    ),
  'landmarks: navigations have names': (page) => unnamed(page, ['navigation']),
  'landmarks: no two navigations have one name': async (page) => {
    const names = (await landmarksOf(page))
      .filter(({ role }) => role === 'navigation')
      .map(({ name }) => name)
    return names.filter((name, at) => names.indexOf(name) !== at)
  },
  // A form without a name is no landmark.
  'landmarks: regions have names': (page) => unnamed(page, ['region']),
  'link: each has a name and leads somewhere': async (page) => {
    const nameless = await unnamed(page, ['link'])
    const aimless = await page
      .locator('a:not([href])')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
    return [...nameless, ...aimless]
  },
  'link: what opens a new tab says so to everybody, and lets go of the page': (page) =>
    page
      .locator('a[target=_blank]')
      .evaluateAll((all) =>
        all
          .filter((link) => !/noopener/.test(link.getAttribute('rel') ?? ''))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ),
  'button: each has a name': (page) => unnamed(page, ['button']),
  'button: nothing else is one': (page) =>
    page
      .locator(
        '[onclick], [role=button]:not(button), [role=link]:not(a), [tabindex]:not([tabindex="0"], [tabindex="-1"])',
      )
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80))),
  'breadcrumb: it is a navigation with a name, and a list in order': async (page, kind) => {
    if (offPath.has(kind)) return []
    const nav = page.locator(crumbs)
    if ((await nav.count()) !== 1) return [`${await nav.count()} breadcrumbs`]
    return unless(
      (await nav.getAttribute('aria-label')) !== '' && (await nav.locator('ol li').count()) > 1,
      'its list',
    )
  },
  'breadcrumb: only its last part is marked as the page': async (page, kind) => {
    if (offPath.has(kind)) return []
    const marked = await page
      .locator(`${crumbs} [aria-current]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-current')))
    const isLast = (await page.locator(`${crumbs} li:last-child [aria-current=page]`).count()) === 1
    return unless(marked.length === 1 && isLast, marked.join())
  },
  'breadcrumb: what stands before it are links, from the first page on': async (page, kind) => {
    if (offPath.has(kind)) return []
    const first = await page.locator(`${crumbs} li a`).first().getAttribute('href')
    return unless(/^\/\w\w\/$/.test(first ?? ''), String(first))
  },
  'breadcrumb: it can be seen': async (page, kind) => {
    // A list shows its name instead (docs/decisions/listing-pages.md).
    if (offPath.has(kind) || kind === 'results') return []
    return unless(await page.locator(crumbs).first().isVisible(), 'hidden')
  },
  'headings: one is the first, and none is left out': (page) =>
    page.evaluate(() => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((each) => each.checkVisibility())
        .map(({ tagName }) => Number(tagName.slice(1)))
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1)
      return [
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['h1']),
        ...skipped.map((level) => `h${level}`),
      ]
    }),
}
