import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let agency: IncrementalSite
let site: SiteWithService

test.beforeAll(async () => {
  agency = await copyDemo(60)
  site = await serveSiteWithService({ PREVIEW_DATA: agency.dataDir, PREVIEW_CONTENT: agency.contentDir })
})
test.afterAll(async () => {
  await site.close()
  await rm(agency.root, { recursive: true })
})

/** The browser's own file system stands in for the folder that the service reads. */
async function bringHome(page: Page, id: number): Promise<Readonly<Record<string, unknown>>> {
  const file = `data/homes/${id}.json`
  await expect(async () => expect(await readSaved(page, file)).toContain(`"ID": ${id}`)).toPass()
  const text = await readSaved(page, file)
  await mkdir(join(agency.dataDir, 'homes'), { recursive: true })
  await writeFile(join(agency.root, file), text)
  return JSON.parse(text)
}

/** Scrolls down to a part of the form, which is drawn once it is near. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await page.mouse.move(600, 450)
  await expect(async () => {
    if (!(await part.isVisible())) await page.mouse.wheel(0, 300)
    await expect(part).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })
}

/** Fills in the first field of a name. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  const named = { name, exact: true } as const
  const field = page.getByRole('textbox', named).or(page.getByRole('spinbutton', named)).first()
  await scrollTo(page, field)
  await field.fill(text)
}

/** Drags photographs from a folder onto the field, several at once, as a person does. */
async function dropPictures(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map((name) => join(agency.root, name))
  // The editor keeps one of two files that are the same.
  for (const [index, file] of files.entries())
    await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: { r: 20 * index, g: 60, b: 30 } },
    })
      .jpeg()
      .toFile(file)
  const target = page.locator('.drop-target').first()
  await scrollTo(page, target)
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    })
}

test('a home of the agency’s own is saved with pictures that were just dropped, and seen as a draft', async ({
  page,
}) => {
  test.slow()
  await page.goto(site.previewLink ?? '')
  await openEditor(page, site.origin)
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
