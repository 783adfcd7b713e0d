import { glob, readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/**
 * Fills the browser's own file system with the site's files; it stands in for the folder that a person picks.
 * @param work what the button says that asks for the folder, in the language of the browser
 * @param more files of the folder that the site does not have
 */
export async function openEditor(
  page: Page,
  origin: string | undefined,
  work = 'Werken op deze computer',
  more: readonly (readonly [path: string, text: string])[] = [],
): Promise<void> {
  const files = more.map(([path, text]): [path: string, text: string] => [path, text])
  for await (const path of glob([
    'data/{menu,modules,people,offices,site,words}.json',
    'content/*/*/index.*.md',
    'content/testimonials/*.md',
  ]))
    files.push([path.replaceAll('\\', '/'), await readFile(path, 'utf8')])
  files.push(['data/pictures/schatting.svg', await readFile('data/pictures/editorial/schatting.svg', 'utf8')])
  await page.goto(new URL('/robots.txt', origin).href)
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
  await page.goto(new URL('/admin/', origin).href)
  await page.getByRole('button', { name: work }).click()
  await expect(page.getByText('Een bod dat bindt: wat u tekent')).toBeVisible()
}

/** Returns a file as the editor left it. */
export async function readSaved(page: Page, path: string): Promise<string> {
  return await page.evaluate(async (wanted) => {
    const names = wanted.split('/')
    let dir = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) dir = await dir.getDirectoryHandle(name)
    return await (await (await dir.getFileHandle(names.at(-1) ?? '')).getFile()).text()
  }, path)
}
