import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'

const folders = ['src', 'scripts', 'content', 'data', 'docs']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.astro.json',
  'astro.config.mjs',
  'layers.ts',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
]

/** Texts of a file to replace, each by another. */
export type Replacements = readonly (readonly [from: string, to: string])[]

/** Copies the project without its tests and its bench to a new directory, to be changed there; returns that directory. */
export async function copyProject(name: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), `${name}-`))
  // The bench is typed by what it shares with the tests.
  const filter = (path: string): boolean => !/^scripts\/bench(?:\.ts)?$/.test(path)
  for (const folder of folders) await cp(folder, join(root, folder), { recursive: true, filter })
  for (const file of files) await cp(file, join(root, file))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

/**
 * Replaces texts of a file.
 * @throws when the file does not hold one of them
 */
export async function patchFile(file: string, replacements: Replacements): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`)
    text = text.replace(from, () => to)
  }
  await writeFile(file, text)
}

/** Returns the files of a copy that are new or differ from those of the project. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  const changed: string[] = []
  for (const folder of folders)
    for (const file of await listFiles(join(root, folder))) {
      const path = `${folder}/${file}`
      const [before, now] = await Promise.all([
        readFile(path).catch(() => undefined),
        readFile(join(root, path)),
      ])
      if (before?.equals(now) !== true) changed.push(path)
    }
  return changed.toSorted()
}
