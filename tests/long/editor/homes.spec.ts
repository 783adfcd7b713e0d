import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
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

/** Fills in the first field of a name, which is there once the form is scrolled to it. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  const named = { name, exact: true } as const
  const field = page.getByRole('textbox', named).or(page.getByRole('spinbutton', named)).first()
  await page.mouse.move(600, 450)
  await expect(async () => {
    if (!(await field.isVisible())) await page.mouse.wheel(0, 300)
    await expect(field).toBeVisible({ timeout: 300 })
  }).toPass()
  await field.fill(text)
}

/** Drops photographs on the field, several at once. */
async function dropPictures(page: Page, names: readonly string[]): Promise<void> {
  const jpeg = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2b361e' } })
    .jpeg()
    .toBuffer()
  const transfer = await page.evaluateHandle(
    ({ base64, given }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const data = new DataTransfer()
      for (const name of given) data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      return data
    },
    { base64: jpeg.toString('base64'), given: names },
  )
  await page.locator('.drop-target').first().dispatchEvent('drop', { dataTransfer: transfer })
}

test('a home of the agency’s own is written with pictures, and seen as a draft', async ({ page }) => {
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
  await dropPictures(page, ['Voorgevel.jpg', 'Tuin.jpg'])
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const home = await bringHome(page, id)
  expect(home).toMatchObject({
    offer: { Goal: 0, Status: 1, Price: 425_000 },
    kind: { Street: 'Dorpstraat', Zip: '9290' },
    texts: { TypeDescription: { nl: 'Woning aan het Donkmeer' } },
    pictures: { PictureItems: ['/pictures/homes/voorgevel.webp', '/pictures/homes/tuin.webp'] },
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
