import { expect, test } from '@playwright/test'
import { type Consent, consentFlags } from '#contracts/consent.ts'
import { ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import {
  answerOf,
  keptChoice,
  noChoice,
  questionOf,
  settingsLink,
  storedChoice,
} from '#tests/support/pages/consent-page.ts'
import { storageKey } from '#stores/stored-values.ts'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { allFeatures, thirdPartyPort } from '#tests/support/sites/all-features.ts'
import { totalOf } from '#tests/support/pages/weigh-scripts.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'
import { layerOf, ranOn, serveThirdParties, type ThirdParties } from '#tests/support/sites/third-parties.ts'
import { closedAnnouncement, newVisitor } from '#tests/support/pages/visitor.ts'

test.use(newVisitor)
let others: ThirdParties
let site: VariantSite

test.beforeAll(async () => {
  others = await serveThirdParties(thirdPartyPort)
  site = await serveVariant(allFeatures)
})
test.beforeEach(async ({ context }) => {
  others.asked.length = 0
  await context.addInitScript(closedAnnouncement)
})
test.afterAll(() => {
  others.close()
  site.close()
})

const scripts = [
  '/gtm.js?id=GTM-K2B7X9',
  '/gtag/js?id=G-8R3TQ1ZP',
  '/gtag/js?id=AW-10472216',
  '/en_US/fbevents.js',
]
const firstPage = (kind: string) => site.pages.find((page) => page.kind === kind)?.path
const withoutHits = () => others.asked.filter((path) => !path.startsWith('/hit'))

test('the site passes check:dist', { tag: '@night' }, async () => {
  test.setTimeout(120_000)
  // The stand-ins use plain HTTP, which the check of headers refuses.
  const failed = (await site.check()).split('\n').filter((line) => line.startsWith('FAILED'))
  expect(failed.filter((line) => !line.includes('security headers'))).toEqual([])
})

test(
  'no kind of page contacts third parties before a choice, nor a page after a refusal',
  { tag: '@night' },
  async ({ page, context }) => {
    test.setTimeout(180_000)
    const foreign: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site.origin) && !url.startsWith('data:')) foreign.push(url)
    })
    for (const state of ['new', 'refused']) {
      if (state === 'refused') await context.addInitScript(keep, storedChoice([]))
      // A refusal holds for a page as for any other.
      for (const { kind, path } of state === 'new' ? site.pages : site.pages.slice(0, 4)) {
        await page.goto(site.origin + path, { waitUntil: 'networkidle' })
        await page.keyboard.press('Escape')
        await page.locator('footer').scrollIntoViewIfNeeded()
        expect([...foreign, ...others.asked], `${kind}, ${state}`).toEqual([])
      }
    }
    expect(site.pages.length).toBeGreaterThan(12)
  },
)

test('a refusal sends no requests', async ({ page }) => {
  await page.goto(`${site.origin}/nl/?utm_source=krant`)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await answerOf(page, 'Alleen noodzakelijke').click()
  await expect
    .poll(() => layerOf(page))
    .toEqual([
      ['consent', 'default', { ...states([]), wait_for_update: 500 }],
      ['js', expect.any(String)],
      ['consent', 'update', states([])],
      [
        'event',
        'page_view',
        { page_location: `${site.origin}/nl/?utm_source=krant`, page_referrer: '', send_to: [] },
      ],
    ])
  await page.locator('footer').scrollIntoViewIfNeeded()
  // The page was idle before: what its footer asks for is not waited for by itself.
  await page.waitForTimeout(500)
  expect(others.asked).toEqual([])
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key !== storageKey('announcement'))).toEqual([])
})

test('after full consent, consent and page view are queued before the scripts, which load in order', async ({
  page,
}) => {
  await page.goto(`${site.origin}/nl/?utm_source=krant&utm_medium=print`)
  await answerOf(page, 'Alles aanvaarden').click()
  await expect.poll(() => ranOn(page)).toEqual(scripts)
  expect(withoutHits().toSorted()).toEqual(scripts.toSorted())
  const view = {
    page_location: `${site.origin}/nl/?utm_source=krant&utm_medium=print`,
    page_referrer: '',
    send_to: ['G-8R3TQ1ZP', 'AW-10472216'],
  }
  expect(await layerOf(page)).toEqual([
    ['consent', 'default', { ...states([]), wait_for_update: 500 }],
    ['js', expect.any(String)],
    ['consent', 'update', states(consentFlags)],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ['config', 'G-8R3TQ1ZP', { send_page_view: false }],
    ['config', 'AW-10472216', { send_page_view: false }],
    ['event', 'page_view', view],
  ])
  // Campaign and consent apply to the next page, too.
  await page.goto(`${site.origin}/nl/te-koop/?city=berlare`)
  const location = `${site.origin}/nl/te-koop/?city=berlare&utm_source=krant&utm_medium=print`
  await expect.poll(async () => JSON.stringify(await layerOf(page))).toContain(JSON.stringify(location))
})

/** What the offer of another language may add to the budget. */
const offerBytes = 512

for (const { who, locale, kept, shown, budget } of [
  { who: 'with nothing else to load', locale: 'nl-BE', kept: [], shown: '.footer', budget: ownScriptBudget },
  {
    who: 'with favourites',
    locale: 'nl-BE',
    kept: [[storageKey('favourites'), '[1,2]']],
    shown: '[data-count=favourite]:text-is("2")',
    budget: ownScriptBudget,
  },
  {
    who: 'who prefers French',
    locale: 'fr-BE',
    kept: [],
    shown: '.topbar__offer, .drawer__offer',
    budget: ownScriptBudget + offerBytes,
  },
] as const)
  test.describe(`for a visitor ${who}`, { tag: kept.length > 0 ? '@night' : [] }, () => {
    test.use({ locale })

    test('measurement adds little script', async ({ page, context }) => {
      await context.addInitScript(keep, [...storedChoice(consentFlags), ...kept])
      const own: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        if (origin === site.origin && pathname.endsWith('.js')) own.push(request.url())
      })
      // The pages of listings have most script of their own.
      for (const kind of ['article', 'property', 'project', 'unit']) {
        own.length = 0
        await page.goto(site.origin + firstPage(kind))
        await expect.poll(() => ranOn(page)).toEqual(scripts)
        await expect(page.locator(shown).first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        expect(await totalOf(own), own.join(', ')).toBeLessThanOrEqual(budget)
      }
    })
  })

for (const [name, granted, expected] of [
  ['statistics', ['analytics_storage'], scripts.slice(0, 2)],
  ['ad storage alone', ['ad_storage'], scripts.slice(0, 1)],
  ['advertisements that are not personal', ['ad_storage', 'ad_user_data'], [scripts[0], scripts[2]]],
  [
    'all advertisements',
    ['ad_storage', 'ad_user_data', 'ad_personalization'],
    [scripts[0], ...scripts.slice(2)],
  ],
] as const) {
  test(
    `${name}: only the required scripts load`,
    { tag: name === 'statistics' ? [] : '@night' },
    async ({ page, context }) => {
      await context.addInitScript(keep, storedChoice(granted))
      await page.goto(`${site.origin}/nl/over-ons/`, { waitUntil: 'networkidle' })
      await page.locator('footer').scrollIntoViewIfNeeded()
      await expect.poll(() => ranOn(page)).toEqual(expected)
      await page.waitForTimeout(500)
      expect(withoutHits().toSorted()).toEqual(expected.toSorted())
    },
  )
}

test('the reviews are a link until full consent, then the widget, without layout shift', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto(`${site.origin}/nl/`)
  await expect(page.locator('.review').first()).toContainText('4,8')
  await expect(page.getByRole('link', { name: 'Lees de beoordelingen' })).toHaveCount(1)
  await answerOf(page, 'Alles aanvaarden').click()
  await expect.poll(() => ranOn(page)).toEqual(scripts)
  await page.waitForTimeout(500)
  expect(withoutHits()).not.toContain('/widget.js')
  const shiftBefore = await layoutShiftOf(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.review .reviews-here[data-id="7"]')).toHaveText('4,8 op 5')
  expect((await layoutShiftOf(page)) - shiftBefore).toBeLessThan(fontShift)
  await expect(page.getByRole('link', { name: 'Lees de beoordelingen' })).toBeVisible()
})

test(
  'revoking consent disables the tags of other tabs at once',
  { tag: '@night' },
  async ({ page, context }) => {
    await page.goto(`${site.origin}/nl/over-ons/`)
    await answerOf(page, 'Alles aanvaarden').click()
    await expect.poll(() => ranOn(page)).toEqual(expect.arrayContaining(scripts))
    // Without this script the page does not reload.
    await page.route('**/forget-third-parties.*', () => {})
    const other = await context.newPage()
    await other.goto(`${site.origin}/nl/cookie-policy/`)
    await settingsLink(other).click()
    for (const id of ['G-8R3TQ1ZP', 'AW-10472216'])
      await expect
        .poll(() => page.evaluate((name) => Reflect.get(window, name), `ga-disable-${id}`))
        .toBe(true)
    // A tab that is reloading cannot be closed.
    await expect(questionOf(other)).toBeVisible()
  },
)

test('revoking consent stops all scripts in both tabs and shows the dialog again', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/nl/over-ons/`)
  await answerOf(page, 'Alles aanvaarden').click()
  const other = await context.newPage()
  await other.goto(`${site.origin}/nl/cookie-policy/`)
  for (const each of [page, other]) {
    await expect.poll(() => ranOn(each)).toEqual(expect.arrayContaining(scripts))
    // The link is beside the widget, which loads when it comes into view.
    await each.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => ranOn(each)).toContain('/widget.js')
  }
  // Each script of both pages has sent its hit before hits are forbidden.
  const hits = () => others.asked.filter((path) => path.startsWith('/hit'))
  await expect.poll(hits).toHaveLength(2 * (scripts.length + 1))
  others.asked.length = 0
  await settingsLink(other).click()
  // Also on a page that does not show the dialog by itself.
  await expect(questionOf(other)).toContainText('Uw toestemming is ingetrokken.')
  await expect(questionOf(page)).toBeVisible()
  for (const each of [page, other]) expect(await each.evaluate(() => 'ran' in window)).toBe(false)
  expect(await keptChoice(page)).toEqual(noChoice)
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('_gcl_ls')])).toEqual(['', null])
  expect(others.asked).toEqual([])
  await answerOf(other, 'Alleen noodzakelijke').click()
  await expect(questionOf(page)).toHaveCount(0)
  expect(others.asked).toEqual([])
})

test(
  'a visitor who refuses and then consents on the same page is counted once',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${site.origin}/nl/over-ons/`)
    await answerOf(page, 'Alleen noodzakelijke').click()
    await settingsLink(page).click()
    await answerOf(page, 'Alles aanvaarden').click()
    await expect.poll(() => ranOn(page)).toEqual(expect.arrayContaining(scripts))
    const views = (await layerOf(page)).filter((entry) =>
      JSON.stringify(entry).includes('"event","page_view"'),
    )
    expect(views).toHaveLength(1)
  },
)

function states(granted: Consent): Readonly<Record<string, string>> {
  return Object.fromEntries(consentFlags.map((flag) => [flag, granted.includes(flag) ? 'granted' : 'denied']))
}

/** Stores entries before the scripts of the page run. */
function keep(entries: readonly (readonly [string, string])[]): void {
  for (const [key, value] of entries) localStorage.setItem(key, value)
}
