import { glob, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'

/** Fills the browser's own file system with the site's files; it stands in for the folder that a person picks. */
async function openEditor(page: Page): Promise<void> {
  const files: [path: string, text: string][] = []
  for await (const path of glob(['data/{menu,modules,people,offices,site}.json', 'content/*/*/index.*.md']))
    files.push([path.replaceAll('\\', '/'), await readFile(path, 'utf8')])
  await page.goto(new URL('/robots.txt', process.env['SITE_URL']).href)
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of given) {
      const names = path.split('/')
      let dir = root
      for (const name of names.slice(0, -1)) dir = await dir.getDirectoryHandle(name, { create: true })
      const handle = await dir.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await handle.createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(new URL('/admin/', process.env['SITE_URL']).href)
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click()
  await expect(page.getByText('Een bod dat bindt: wat u tekent')).toBeVisible()
}

/** Returns a file as the editor left it. */
async function readSaved(page: Page, path: string): Promise<string> {
  return await page.evaluate(async (wanted) => {
    const names = wanted.split('/')
    let dir = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) dir = await dir.getDirectoryHandle(name)
    return await (await (await dir.getFileHandle(names.at(-1) ?? '')).getFile()).text()
  }, path)
}

const article = 'content/articles/een-bod-dat-bindt/index.nl.md'

test('an editor changes a headline, and nothing else of the article', async ({ page }) => {
  await openEditor(page)
  await page.getByText('Een bod dat bindt: wat u tekent').click()
  await page.getByRole('textbox', { name: 'Titel' }).first().fill('Een bod bindt u')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  // While the browser replaces the file, there is none for a moment.
  await expect(async () => expect(await readSaved(page, article)).toContain('Een bod bindt u')).toPass()
  const before = (await readFile(article, 'utf8')).replaceAll('"', '').trim()
  const after = (await readSaved(page, article)).replaceAll('"', '').trim()
  expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining('Een bod bindt u'),
  ])
})

test('what the schemas refuse is not saved', async ({ page }) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await openEditor(page)
  await page.goto(new URL('/admin/#/collections/data/entries/offices', process.env['SITE_URL']).href)
  await page.getByRole('button', { name: 'Alles uitvouwen' }).first().click()
  // Fields below the screen are not there yet.
  await page.getByRole('textbox', { name: 'WhatsApp' }).first().scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('berlare')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining('berlare email: not what this configuration')])
  expect(await readSaved(page, 'data/offices.json')).toBe(await readFile('data/offices.json', 'utf8'))
})
