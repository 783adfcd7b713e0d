import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { loadCatalogue } from '#data/load-catalogue.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'

const article = 'content/articles/een-bod-dat-bindt/index.nl.md'

test('an editor picks a picture of the agency, in the form that the site reads', async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.getByText('Een bod dat bindt: wat u tekent').click()
  await page.getByText('Vervangen').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Unsplash')).toHaveCount(0)
  await dialog.getByRole('option', { name: 'schatting.svg' }).click()
  await dialog.getByRole('button', { name: 'Invoegen' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(async () =>
    expect(await readSaved(page, article)).toMatch(/^image: "?\/pictures\/schatting\.svg"?$/m),
  ).toPass()
})

test('a word of the site is chosen by what it says now, stored by its key, and given back', async ({
  page,
}) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.goto(new URL('/admin/#/collections/data/entries/words', process.env['SITE_URL']).href)
  await page.getByRole('button', { name: /toevoegen/ }).click()
  await page.getByRole('combobox', { name: 'Wat er nu staat' }).click()
  await page.getByRole('searchbox').last().fill('Favorieten en vergelijken: Bewaar')
  await page.getByRole('option', { name: 'Favorieten en vergelijken: Bewaar', exact: true }).click()
  await page.getByRole('textbox', { name: 'NL' }).fill('Onthoud')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(async () =>
    expect(JSON.parse(await readSaved(page, 'data/words.json'))).toEqual([
      { key: 'personal.keep', text: { nl: 'Onthoud' } },
    ]),
  ).toPass()
  // After it has saved, the editor goes back to the list by itself.
  await page.getByRole('row', { name: 'Woorden' }).click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(async () =>
    expect(await readSaved(page, 'data/words.json')).toBe(await readFile('data/words.json', 'utf8')),
  ).toPass()
})

test('a page below a page of the menu is renamed, and nothing else of the menu', async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.mouse.move(640, 500)
  const before = await readFile('data/menu.json', 'utf8')
  await page.goto(new URL('/admin/#/collections/data/entries/menu', process.env['SITE_URL']).href)
  for (const name of ['Over ons', 'Ons team']) {
    const summary = page.locator('.summary').getByText(name, { exact: true })
    await expect(async () => {
      // Fields below the screen are not there yet.
      await page.mouse.wheel(0, 200)
      await expect(summary).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 10_000 })
    await summary.locator('xpath=preceding::button[@aria-label="Uitvouwen"][1]').click()
  }
  const name = page.getByRole('textbox', { name: 'Naam' })
  await expect(async () => expect(await name.nth(1).inputValue()).toBe('Ons-team')).toPass({ timeout: 5000 })
  await name.nth(1).fill('Wie we zijn')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const renamed = before.replace('"name": "Ons-team"', '"name": "Wie we zijn"')
  await expect(async () => expect(await readSaved(page, 'data/menu.json')).toBe(renamed)).toPass({
    timeout: 10_000,
  })
})

test('an article in Dutch alone with a day ahead is one file, and on the site from that day on', async ({
  page,
}) => {
  await openEditor(page, process.env['SITE_URL'])
  await page.goto(new URL('/admin/#/collections/articles/new', process.env['SITE_URL']).href)
  await page.getByRole('textbox', { name: 'Titel' }).fill('Zonnepanelen op één huurwoning')
  await page.getByRole('textbox', { name: 'Korte tekst' }).fill('Wie betaalt ze, en wie heeft er iets aan?')
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Huren')
  await page.locator('input[type="date"]').first().fill('2030-03-01')
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await page.mouse.move(300, 450)
  await expect(async () => {
    // Fields below the screen are not there yet.
    await page.mouse.wheel(0, 300)
    await expect(text).toBeVisible({ timeout: 100 })
  }).toPass()
  await text.click()
  await page.keyboard.type('De eigenaar betaalt.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const id = 'zonnepanelen-op-een-huurwoning'
  const file = `content/articles/${id}/index.nl.md`
  await expect(async () => expect(await readSaved(page, file)).toContain('2030-03-01')).toPass()
  await expect(readSaved(page, file.replace('.nl.', '.fr.'))).rejects.toThrow()
  const saved = await readSaved(page, file)
  expect(saved).toMatch(new RegExp(`^slug: "?${id}"?$`, 'm'))

  const root = await mkdtemp(join(tmpdir(), 'ahead-'))
  await cp('content', join(root, 'content'), { recursive: true })
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), saved)
  const articlesOn = async (now: string): Promise<readonly string[]> => {
    const options = { dataDir: 'data', contentDir: join(root, 'content'), now: day(now), quarantine: false }
    const { catalogue, problems } = await loadCatalogue(options)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return catalogue.articles.map((article) => article.id)
  }
  expect(await articlesOn('2030-02-28')).not.toContain(id)
  expect(await articlesOn('2030-03-01')).toContain(id)
  await rm(root, { recursive: true })
})
