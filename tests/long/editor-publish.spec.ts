import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

// It builds a site four times.
test.describe.configure({ timeout: 600_000 })

let agency: IncrementalSite
let site: SiteWithService

test.beforeAll(async () => {
  agency = await copyDemo(60)
  const { root, dataDir, contentDir, day } = agency
  const dirs = { data: dataDir, content: contentDir, out: join(root, 'out'), report: join(root, 'report') }
  const options = Object.entries({ ...dirs, to: join(root, 'target'), now: day }).map(
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

test('an editor puts a site online, reads what waits and what was refused, and goes back', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Publiceren' })
  const publish = bar.getByRole('button', { name: 'Zet online' })
  const article = join(agency.contentDir, 'articles/een-bod-dat-bindt/index.nl.md')
  const live = () =>
    readFile(join(agency.root, 'target/current/nl/blog/een-bod-dat-bindt/index.html'), 'utf8')
  const text = await readFile(article, 'utf8')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.origin}/admin/`)
  await expect(bar.getByText('Wie mag publiceren')).toBeVisible()
  await expect(publish).toBeHidden()
  await page.goto(site.editorLink ?? '')
  await expect(page).toHaveURL(`${site.origin}/admin/`)
  await expect(bar.getByText('Van hieruit is nog niets online gezet.')).toBeVisible()
  await publish.click()
  await expect(bar.getByText('Wordt online gezet sinds')).toBeVisible()
  await expect(bar.getByText(/Online sinds .* Er wacht niets\./)).toBeVisible({ timeout: 180_000 })
  await expect(bar.getByRole('button', { name: 'Maak ongedaan' })).toBeHidden()

  await writeFile(article, text.replace('Een bod dat bindt', 'Een bod bindt u'))
  await page.reload()
  await expect(bar.getByText('1 wijziging wacht: Artikel een-bod-dat-bindt.')).toBeVisible()
  expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await publish.click()
  await expect(bar.getByText(/Online sinds .* Er wacht niets\./)).toBeVisible({ timeout: 180_000 })
  expect(await live()).toContain('Een bod bindt u')

  await writeFile(join(agency.dataDir, 'properties.json'), '[{')
  await publish.click()
  await expect(bar.getByText('Niet online gezet op')).toBeVisible({ timeout: 180_000 })
  await bar.getByText('Waarom').click()
  await expect(bar.locator('pre')).toContainText('JSON')
  expect(await live()).toContain('Een bod bindt u')

  page.on('dialog', (dialog) => void dialog.accept())
  await bar.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect(bar.getByText('Teruggezet op')).toBeVisible({ timeout: 60_000 })
  expect(await live()).toContain('Een bod dat bindt')
})
