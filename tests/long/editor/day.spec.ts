import { glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { formatDay, type Hands, secondsSince, type Work, work } from '#tests/support/browsers/editor-day.ts'
import { bringSaved, dateOf, dropPictures, fieldOf } from '#tests/support/browsers/editor-form.ts'
import { openEditor } from '#tests/support/browsers/editor.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

// It builds a site seven times.
test.describe.configure({ timeout: 1_200_000 })

let agency: IncrementalSite
let site: SiteWithService
let opened = 0
const done: Work[] = []

test.beforeAll(async () => {
  agency = await copyDemo(60)
  const { root, dataDir, contentDir, day: now } = agency
  const dirs = { data: dataDir, content: contentDir, out: join(root, 'out'), report: join(root, 'report') }
  const options = Object.entries({ ...dirs, to: join(root, 'target'), now }).map(
    ([name, value]) => `--${name} ${value}`,
  )
  site = await serveSiteWithService({
    PREVIEW_DATA: dataDir,
    PREVIEW_CONTENT: contentDir,
    PUBLISH_COMMAND: `node scripts/run.mjs publish ${options.join(' ')}`,
  })
})
test.afterAll(async () => {
  await site.close()
  await rm(agency.root, { recursive: true })
})

/** Whether a page of the live site says something. */
async function isLive(pattern: string, words: string): Promise<boolean> {
  for await (const file of glob(join(agency.root, 'target/current', pattern, 'index.html')))
    return (await readFile(file, 'utf8')).replaceAll('\u00A0', ' ').includes(words)
  throw new Error(`${pattern} is not live`)
}

/** Puts online what was saved; returns how long that took. */
async function putOnline(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Publiceren' })
  await expect(bar.getByRole('button', { name: 'Zet online' })).toBeEnabled()
  const began = performance.now()
  await bar.getByRole('button', { name: 'Zet online' }).click()
  await expect(bar.getByText('Wordt online gezet sinds')).toBeVisible()
  await expect(bar.getByText(/Online sinds .* Er wacht niets\./)).toBeVisible({ timeout: 300_000 })
  return secondsSince(began)
}

/** Does a piece of work, saves it and puts it online. */
async function play(
  page: Page,
  what: string,
  act: (hands: Hands) => Promise<unknown>,
  files: readonly (string | RegExp)[],
): Promise<Work> {
  const before = Date.now()
  const took = await work(page, what, async (hands) => {
    await act(hands)
    await hands.click(page.getByRole('button', { name: 'Opslaan' }))
    await expect(page.getByRole('button', { name: 'Opslaan' })).toBeHidden({ timeout: 60_000 })
  })
  // A save writes what was changed, and no other file.
  const saved = await bringSaved(page, agency.root, Math.max(before, opened))
  expect(saved).toEqual(files.map((file) => (typeof file === 'string' ? file : expect.stringMatching(file))))
  took.clicks += 1
  took.live = await putOnline(page)
  done.push(took)
  return took
}

const part = (page: Page, name: string) => page.getByRole('treeitem', { name })
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true })
const rooms = ['gevel', 'tuin', 'living', 'keuken', 'bureau', 'badkamer', 'hal', 'zolder', 'kelder', 'terras']

test('an editor’s day', async ({ page }) => {
  await page.goto(site.editorLink ?? '')
  await openEditor(page, site.origin)
  opened = Date.now()
  await putOnline(page)

  let id = 0
  await play(
    page,
    'a new home with ten pictures',
    async ({ click, type, count }) => {
      await click(part(page, 'Panden'))
      await click(page.getByRole('button', { name: 'Nieuw item aanmaken' }).first())
      await click(page.getByRole('button', { name: /^Neem het volgende vrije nummer: / }))
      id = Number(await page.getByRole('spinbutton', { name: 'Nummer' }).inputValue())
      await click(choice(page, 'Te koop of te huur', 'Te koop'))
      await click(choice(page, 'Stand', 'Op de site'))
      await type(fieldOf(page, 'Prijs'), '425000')
      await click(choice(page, 'Prijs tonen', 'Ja'))
      for (const [field, text] of [
        ['Straat', 'Dorpstraat'],
        ['Huisnummer', '12'],
        ['Postcode', '9290'],
        ['Gemeente', 'Berlare'],
      ] as const)
        await type(fieldOf(page, field), text)
      await click(choice(page, 'Adres tonen', 'Ja'))
      await click(page.getByRole('combobox', { name: 'Type' }))
      await click(page.getByRole('option', { name: 'Open bebouwing', exact: true }))
      await type(fieldOf(page, 'Slaapkamers'), '3')
      await type(fieldOf(page, 'Bewoonbare oppervlakte'), '152')
      await type(fieldOf(page, 'NL'), 'Woning aan het Donkmeer')
      await dropPictures(
        page,
        agency.root,
        rooms.map((room) => `${room}.jpg`),
      )
      count(1)
    },
    [/^data\/homes\/\d+\.json$/, ...rooms.toSorted().map((room) => `data/pictures/homes/${room}.webp`)],
  )
  const home = `nl/te-koop/berlare/*/${id}`
  expect(await isLive(home, '€ 425.000')).toBe(true)
  expect(await isLive(home, '10 foto’s')).toBe(true)
  const openHome = async ({ click }: Hands) => {
    await click(part(page, 'Panden'))
    await click(page.getByRole('row', { name: String(id) }).first())
  }
  const file = `data/homes/${id}.json`

  await play(
    page,
    'another price',
    async (hands) => {
      await openHome(hands)
      await hands.type(fieldOf(page, 'Prijs'), '415000')
    },
    [file],
  )
  expect(await isLive(home, '€ 415.000')).toBe(true)

  await play(
    page,
    'sold',
    async (hands) => {
      await openHome(hands)
      await hands.click(choice(page, 'Stand', 'Verkocht'))
    },
    [file],
  )
  expect(await isLive(home, 'Verkocht')).toBe(true)

  await play(
    page,
    'an article in Dutch, for the first of March',
    async ({ click, type }) => {
      await click(part(page, 'Artikels'))
      await click(page.getByRole('button', { name: 'Nieuw item aanmaken' }).first())
      await type(fieldOf(page, 'Titel'), 'Zonnepanelen op een huurwoning')
      await type(fieldOf(page, 'Korte tekst'), 'Wie betaalt ze, en wie heeft er iets aan?')
      await type(fieldOf(page, 'Onderwerp'), 'Huren')
      await type(page.locator('input[type="date"]').first(), '2027-03-01')
      await click(page.getByRole('textbox', { name: 'Tekst', exact: true }))
      await page.keyboard.type('De eigenaar betaalt.')
    },
    ['content/articles/zonnepanelen-op-een-huurwoning/index.nl.md'],
  )
  expect(await isLive('nl/blog', 'Zonnepanelen op een huurwoning')).toBe(false)
  expect((await on('2027-03-01')).articles.map((article) => article.slug.nl)).toContain(
    'zonnepanelen-op-een-huurwoning',
  )

  await play(
    page,
    'an announcement until Sunday',
    async ({ click, type }) => {
      await click(part(page, 'Site en kantoor'))
      await click(page.getByRole('row', { name: 'Aankondiging, kop en voettekst' }))
      const popup = page.getByRole('group', { name: /Aankondiging/ }).first()
      await click(popup.getByRole('button', { name: 'Uitvouwen' }).first())
      await click(choice(page, 'Tonen', 'Ja'))
      await type(dateOf(popup, 'Tot en met'), '2026-11-22')
    },
    ['data/site.json'],
  )
  expect((await on('2026-11-22')).site.popup).toBeDefined()
  expect((await on('2026-11-23')).site.popup).toBeUndefined()
  expect(await isLive('nl', 'data-announcement')).toBe(true)

  const rent = '<a class="nav__link" href="/nl/te-huur/"'
  expect(await isLive('nl/contact', rent)).toBe(true)
  await play(
    page,
    'a page of the menu hidden',
    async ({ click }) => {
      await click(part(page, 'Site en kantoor'))
      await click(page.getByRole('row', { name: 'Menu en pagina’s' }))
      const summary = page.locator('.summary').getByText('Te huur', { exact: true })
      await click(summary.locator('xpath=preceding::button[@aria-label="Uitvouwen"][1]'))
      await click(choice(page, 'Status', 'Concept').first())
    },
    ['data/menu.json'],
  )
  expect(await isLive('nl/contact', rent)).toBe(false)
  console.log(formatDay(done))
  for (const { what, clicks } of done) expect.soft(clicks, what).toBeLessThanOrEqual(most[what] ?? 0)
})

/** The most clicks that a piece of work may take, with saving it and putting it online. */
const most: Readonly<Record<string, number>> = {
  'a new home with ten pictures': 21,
  'another price': 5,
  sold: 5,
  'an article in Dutch, for the first of March': 9,
  'an announcement until Sunday': 7,
  'a page of the menu hidden': 6,
}

/** Returns the site as it is on a day. */
async function on(now: string) {
  const { dataDir, contentDir } = agency
  const { catalogue } = await loadCatalogue({ dataDir, contentDir, now: day(now), quarantine: false })
  return catalogue
}
