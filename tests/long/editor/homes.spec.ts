import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { bringSaved, dropPictures, fieldOf, scrollTo } from '#tests/support/browsers/editor-form.ts'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let agency: IncrementalSite
let site: SiteWithService
/** Since when the editor saves. */
let opened = 0

test.beforeAll(async () => {
  agency = await copyDemo(60)
  site = await serveSiteWithService({ PREVIEW_DATA: agency.dataDir, PREVIEW_CONTENT: agency.contentDir })
})
test.afterAll(async () => {
  await site.close()
  await rm(agency.root, { recursive: true })
})

async function bringHome(page: Page, id: number): Promise<Readonly<Record<string, unknown>>> {
  const file = `data/homes/${id}.json`
  await expect(async () => expect(await readSaved(page, file)).toContain(`"ID": ${id}`)).toPass()
  await bringSaved(page, agency.root, opened)
  return JSON.parse(await readFile(join(agency.root, file), 'utf8'))
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  const field = fieldOf(page, name)
  await scrollTo(page, field)
  await field.fill(text)
}

test('a home of the agency’s own is saved with pictures that were just dropped, and seen as a draft', async ({
  page,
}) => {
  test.slow()
  await page.goto(site.previewLink ?? '')
  await openEditor(page, site.origin)
  opened = Date.now()
  await page.goto(`${site.origin}/admin/#/collections/homes/new`)
  await page.getByRole('button', { name: /^Neem het volgende vrije nummer: / }).click()
  const id = Number(await page.getByRole('spinbutton', { name: 'Nummer' }).inputValue())
  await page.getByRole('radio', { name: 'Te koop' }).click()
  await page.getByRole('radio', { name: 'Op de site', exact: true }).click()
  for (const [field, text] of [
    ['Prijs', '425000'],
    ['Straat', 'Dorpstraat'],
    ['Huisnummer', '12'],
    ['Postcode', '9290'],
    ['Gemeente', 'Berlare'],
    ['Slaapkamers', '3'],
  ] as const)
    await fill(page, field, text)
  await fill(page, 'NL', 'Woning aan het Donkmeer')
  const rooms = [
    'Voorgevel',
    'Tuin',
    'Living',
    'Keuken',
    'Bureau',
    'Badkamer',
    'Hal',
    'Zolder',
    'Kelder',
    'Terras',
  ]
  await dropPictures(
    page,
    agency.root,
    rooms.map((room) => `${room}.jpg`),
  )
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const home = await bringHome(page, id)
  const toPath = (room: string) => `/pictures/homes/${room.toLowerCase()}.webp`
  expect(home).toMatchObject({
    offer: { Goal: 0, Status: 1, Price: 425_000 },
    kind: { Street: 'Dorpstraat', Zip: '9290' },
    texts: { TypeDescription: { nl: 'Woning aan het Donkmeer' } },
    pictures: { PictureItems: expect.arrayContaining(rooms.map(toPath)) },
  })
  await page.goto(`${site.origin}/preview/nl/?entry=homes/${id}`)
  await expect(page.getByRole('heading', { name: 'Woning aan het Donkmeer' }).first()).toBeVisible()
})

test('a home of the CRM gets another price, and its file says nothing else', async ({ page }) => {
  // The first draft loads the whole site.
  test.slow()
  await page.goto(site.previewLink ?? '')
  await openEditor(page, site.origin)
  opened = Date.now()
  await page.goto(`${site.origin}/admin/#/collections/homes/new`)
  await page.getByRole('searchbox', { name: 'Zoek op nummer, straat of gemeente' }).fill('meers')
  await page.getByRole('button', { name: /^2520 / }).click()
  await expect(page.getByText('Uit uw CRM. Wat u hieronder invult, gaat voor.')).toBeVisible()
  await fill(page, 'Prijs', '465000')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  expect(await bringHome(page, 2520)).toEqual({ ID: 2520, offer: { Price: 465_000 } })
  await page.goto(`${site.origin}/preview/nl/?entry=homes/2520`)
  await expect(page.getByText('€ 465.000').first()).toBeVisible()
})
