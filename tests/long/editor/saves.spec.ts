import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openEditor, readSaved } from '#tests/support/browsers/editor.ts'

type Saved = Readonly<{ file: string; address: string; row?: string; folded?: number; field: string }>

/** One file of each collection, where its form is, and a field of it: among records that are folded, the first. */
const saved: readonly Saved[] = [
  { file: 'data/menu.json', address: 'data/entries/menu', folded: 1, field: 'Naam' },
  { file: 'data/people.json', address: 'data/entries/people', folded: 1, field: 'Naam' },
  { file: 'data/offices.json', address: 'data/entries/offices', folded: 1, field: 'Naam' },
  { file: 'data/site.json', address: 'data/entries/site', field: 'Naam' },
  { file: 'data/modules.json', address: 'data/entries/modules', folded: 3, field: 'Tekst' },
  {
    file: 'content/articles/een-bod-dat-bindt/index.nl.md',
    address: 'articles',
    row: 'Een bod dat bindt',
    field: 'Titel',
  },
  {
    file: 'content/vacancies/vastgoedmakelaar-berlare/index.nl.md',
    address: 'vacancies',
    row: 'Vastgoedmakelaar Berlare',
    field: 'Titel',
  },
  {
    file: 'content/legal/accessibility/index.nl.md',
    address: 'legal',
    row: 'Toegankelijkheidsverklaring',
    field: 'Titel',
  },
  {
    file: 'content/testimonials/2026-09-02-voorbeeld.md',
    address: 'testimonials',
    row: 'Nadia B.',
    field: 'Naam',
  },
]

for (const each of saved)
  test(`one word of ${each.file} is one line, and back again is no difference`, async ({ page }) => {
    test.slow()
    await openEditor(page, process.env['SITE_URL'])
    const before = await readFile(each.file, 'utf8')
    const field = await openField(page, each)
    const value = await field.inputValue()
    await save(page, field, `${value} nu`)
    await expect(async () =>
      expect(changedLines(before, await readSaved(page, each.file))).toEqual([
        expect.stringContaining(`${value} nu`),
      ]),
    ).toPass()
    const again = await openField(page, each)
    await save(page, again, value)
    await expect(async () => expect(await readSaved(page, each.file)).toBe(before)).toPass()
  })

test('a word in the text of a page is one line of its file', async ({ page }) => {
  const file = 'content/pages/over-ons/index.nl.md'
  await openEditor(page, process.env['SITE_URL'])
  await go(page, 'pages')
  await page.getByText('over-ons').click()
  const text = page.locator('[contenteditable="true"]').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kom langs.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const before = await readFile(file, 'utf8')
  await expect(async () =>
    expect(changedLines(before, await readSaved(page, file))).toEqual([
      expect.stringContaining('Kom langs.'),
    ]),
  ).toPass()
})

test('the form of each file opens by address, one after the other and back', async ({ page }) => {
  await openEditor(page, process.env['SITE_URL'])
  const first = page.getByRole('textbox').first()
  for (const name of ['people', 'offices', 'site']) {
    await go(page, `data/entries/${name}`)
    await unfold(page, name === 'site' ? 0 : 1)
    await expect(first).toBeVisible()
  }
  await page.goBack()
  await unfold(page, 1)
  await expect(page.getByRole('textbox', { name: 'Naam' }).first()).toHaveValue(/Kouter & Kaai/)
})

async function openField(page: Page, { address, row, folded = 0, field }: Saved): Promise<Locator> {
  const box = page.getByRole('textbox', { name: field }).first()
  // The form of a file that was just saved may still be closing: it covers the list, or goes while it is unfolded.
  await expect(async () => {
    await go(page, address)
    if (row !== undefined) await page.getByRole('row', { name: row }).first().click({ timeout: 5000 })
    await unfold(page, folded)
    await expect(box).not.toHaveValue('', { timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  return box
}

/** Fills in a field and saves. A form that is still being drawn forgets what was filled in. */
async function save(page: Page, field: Locator, value: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Opslaan' })
  await expect(async () => {
    await field.fill(value)
    await expect(button).toBeEnabled({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await button.click()
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(new URL(`/admin/#/collections/${address}`, process.env['SITE_URL']).href)
}

/** Unfolds the first record, and what is folded in it. */
async function unfold(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await page.getByRole('button', { name: 'Uitvouwen', exact: true }).first().click({ timeout: 5000 })
}

/** Returns the lines that are not those of the text before, which has as many. */
function changedLines(before: string, after: string): readonly string[] {
  const lines = before.split('\n')
  const now = after.split('\n')
  return now.length === lines.length ? now.filter((line, index) => line !== lines[index]) : now
}
