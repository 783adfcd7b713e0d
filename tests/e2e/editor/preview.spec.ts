import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const article = 'content/articles/een-bod-dat-bindt/index.nl.md'
const path = '/nl/blog/een-bod-dat-bindt/'

let agency: IncrementalSite
let site: SiteWithService

test.beforeAll(async () => {
  agency = await copyDemo(60, ['nl', 'fr'])
  site = await serveSiteWithService({ PREVIEW_DATA: agency.dataDir, PREVIEW_CONTENT: agency.contentDir })
})
test.afterAll(async () => {
  await site.close()
  await rm(agency.root, { recursive: true })
})

test('a headline is changed, nothing else of the article is, and it is seen as a draft alone', async ({
  page,
}) => {
  // The first draft loads the whole site.
  test.slow()
  await openEditor(page, site.origin)
  await page.getByText('Een bod dat bindt: wat u tekent').click()
  await page.getByRole('textbox', { name: 'Titel' }).first().fill('Een bod bindt u')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(async () => expect(await readSaved(page, article)).toContain('Een bod bindt u')).toPass()
  const before = await readFile(article, 'utf8')
  expect(await readSaved(page, article)).toBe(
    before.replace('"Een bod dat bindt: wat u tekent"', '"Een bod bindt u"'),
  )
  // The browser's own file system stands in for the folder that the service reads.
  await writeFile(join(agency.root, article), await readSaved(page, article))

  const headline = page.getByRole('heading', { level: 1 })
  const drafts = await page.context().newPage()
  await drafts.goto(site.previewLink ?? '')
  await expect(drafts).toHaveURL(`${site.origin}/preview/nl/`)
  await page.getByText('Een bod bindt u').click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Bekijken op de live site' }).click()
  await expect(await opened).toHaveURL(`${site.origin}/preview${path}`)
  const answer = await page.goto(`${site.origin}/preview${path}`)
  await expect(headline).toHaveText('Een bod bindt u')
  await expect(page.getByText('Concept: zo wordt deze pagina zodra u publiceert.')).toBeVisible()
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(`${site.origin}/preview/nl/blog/`)
  await expect(page.getByRole('heading', { name: 'Een bod bindt u' })).toBeVisible()
  await page.goto(`${site.origin}${path}`)
  await expect(headline).toHaveText('Een bod dat bindt: wat u tekent')
})

test('drafts are shown to nobody without a link', { tag: '@night' }, async ({ page, request }) => {
  for (const wanted of [path, '/', `${path}?pass=eyJ1bnRpbCI6OTk5OTk5OTk5OTk5OX0.x`]) {
    const answer = await request.get(`${site.origin}/preview${wanted}`, { maxRedirects: 0 })
    const html = await answer.text()
    expect([answer.status(), html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([
      403,
      'Deze pagina is nog niet gepubliceerd',
    ])
    expect(html).not.toContain('Een bod')
  }
  await page.goto(site.previewLink ?? '')
  expect(await page.evaluate(() => document.cookie)).not.toContain('preview')
})

test(
  'a text that is refused says why, and the draft comes back with the text',
  { tag: '@night' },
  async ({ page }) => {
    const file = join(agency.root, article)
    const kept = await mkdtemp(join(tmpdir(), 'kept-'))
    await cp(file, join(kept, 'index.nl.md'))
    await page.goto(site.previewLink ?? '')
    await writeFile(file, '---\ntitle: [\n---\n')
    const refused = await page.goto(`${site.origin}/preview${path}`)
    expect(refused?.status()).toBe(422)
    await expect(page.getByText('Artikel een-bod-dat-bindt (NL): het begin van het bestand')).toBeVisible()
    // It waits alone.
    expect((await page.goto(`${site.origin}/preview/nl/blog/`))?.status()).toBe(200)
    await cp(join(kept, 'index.nl.md'), file)
    await page.goto(`${site.origin}/preview${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await rm(kept, { recursive: true })
  },
)

test('a home that waits says why in its draft', { tag: '@night' }, async ({ page }) => {
  await page.goto(site.previewLink ?? '')
  await mkdir(join(agency.dataDir, 'homes'), { recursive: true })
  await writeFile(join(agency.dataDir, 'homes/900001.json'), '{ "ID": 900001, "offer": { "Status": 1 } }')
  const refused = await page.goto(`${site.origin}/preview/nl/?entry=homes/900001`)
  expect(refused?.status()).toBe(422)
  await expect(page.getByText('Pand 900001, Te koop of te huur: dit moet ingevuld zijn')).toBeVisible()
  await rm(join(agency.dataDir, 'homes'), { recursive: true })
})

test(
  'a draft shows an article of a later day, and one that is not online yet',
  { tag: '@night' },
  async ({ page }) => {
    const file = join(agency.root, article)
    const text = await readFile(file, 'utf8')
    await page.goto(site.previewLink ?? '')
    for (const changed of [
      text.replace(/^publishedOn: .*$/m, 'publishedOn: 2099-01-01'),
      text.replace(/^publishedOn: .*$/m, '$&\nstatus: Draft'),
    ]) {
      await writeFile(file, changed)
      expect((await page.goto(`${site.origin}/preview${path}`))?.status()).toBe(200)
    }
    await writeFile(file, text)
  },
)

test(
  'a draft shows a picture that no build has made, to whoever may see drafts',
  { tag: '@night' },
  async ({ page, request }) => {
    const file = join(agency.root, article)
    const text = await readFile(file, 'utf8')
    await mkdir(join(agency.dataDir, 'pictures/editorial'), { recursive: true })
    await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#2b361e' } })
      .jpeg()
      .toFile(join(agency.dataDir, 'pictures/editorial/nieuw.jpg'))
    await writeFile(file, text.replace('editorial/verhaal-bod.svg', 'editorial/nieuw.jpg'))
    await page.goto(site.previewLink ?? '')
    await page.goto(`${site.origin}/preview${path}`)
    const picture = page.locator('main img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toContain(`${site.origin}/preview/pictures/`)
    expect((await request.get(shown)).status()).toBe(403)
    await writeFile(file, text)
  },
)
