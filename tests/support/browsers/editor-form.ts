import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Scrolls down to a part of the form, which is drawn once it is near. */
export async function scrollTo(page: Page, part: Locator): Promise<void> {
  await page.mouse.move(500, 450)
  await expect(async () => {
    if (!(await part.isVisible())) await page.mouse.wheel(0, 300)
    await expect(part).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
}

/** Returns the first field of a name that is typed. */
export function fieldOf(page: Page, name: string): Locator {
  const named = { name, exact: true } as const
  return page.getByRole('textbox', named).or(page.getByRole('spinbutton', named)).first()
}

/** Returns the date of a name; its place among the dates changes while parts of the form are drawn. */
export function dateOf(part: Locator, name: string): Locator {
  return part.getByLabel(name, { exact: true })
}

/** Makes photographs in a directory, and drags them from there onto the first field for pictures, as a person does. */
export async function dropPictures(page: Page, dir: string, names: readonly string[]): Promise<void> {
  const files = names.map((name) => join(dir, name))
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

/**
 * Brings what the editor has saved since a moment from the browser's own file system, which stands in for the folder of the
 * agency, to that folder.
 * @returns the paths of the files
 */
export async function bringSaved(page: Page, root: string, since: number): Promise<readonly string[]> {
  const saved = await page.evaluate(async (from) => {
    const found: [path: string, content: string][] = []
    const look = async (dir: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of dir.entries())
        if (handle instanceof FileSystemDirectoryHandle) await look(handle, `${path}${name}/`)
        else if (handle instanceof FileSystemFileHandle) {
          const file = await handle.getFile()
          if (file.lastModified < from) continue
          const read = new FileReader()
          await new Promise((done) => {
            read.addEventListener('load', done)
            read.readAsDataURL(file)
          })
          found.push([`${path}${name}`, String(read.result).replace(/^.*,/, '')])
        }
    }
    await look(await navigator.storage.getDirectory(), '')
    return found
  }, since)
  for (const [path, content] of saved) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), Buffer.from(content, 'base64'))
  }
  return saved.map(([path]) => path).toSorted()
}
