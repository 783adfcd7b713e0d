import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
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

test('a home of the CRM gets another price, and its file says nothing else', async ({ page }) => {
  // The first draft loads the whole site.
  test.slow()
  await page.goto(site.previewLink ?? '')
  await openEditor(page, site.origin)
  await page.goto(`${site.origin}/admin/#/collections/homes/new`)
  await page.getByRole('searchbox', { name: 'Zoek op nummer, straat of gemeente' }).fill('meers')
  await page.getByRole('button', { name: /^2520 / }).click()
  await expect(page.getByText('Uit uw CRM. Wat u hieronder invult, gaat voor.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prijs', exact: true }).fill('465000')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  expect(await bringHome(page, 2520)).toEqual({ ID: 2520, offer: { Price: 465_000 } })
  await page.goto(`${site.origin}/preview/nl/?entry=homes/2520`)
  await expect(page.getByText('€ 465.000').first()).toBeVisible()
})
