import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteFile } from '#domain/site/theme.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'

/** The project's own files, which an agency's own replace one by one. */
const ownPublicDir = fileURLToPath(new URL('../../public', import.meta.url))

/** Returns the files of `public`, and on top of them those of `public` in a directory of records, each with its path on the site. */
export async function listPublicFiles(dataDir: string): Promise<readonly SiteFile[]> {
  const listed = await Promise.all([ownPublicDir, join(dataDir, 'public')].map(listDir))
  return [...new Map(listed.flat().map((file) => [file.path, file])).values()]
}

async function listDir(dir: string): Promise<readonly SiteFile[]> {
  const entries =
    (await readdir(dir, { recursive: true, withFileTypes: true }).catch(absentAsUndefined)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: `/${relative(dir, file).replaceAll(sep, '/')}`, file }))
}
