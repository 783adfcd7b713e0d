import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFile } from '#domain/site/theme.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { writeAgency } from './file/data-files.ts'
import type { ProblemLog } from './problems/problem-log.ts'

/**
 * Loads the names of the files in `public` of a directory of records, each with its path on the site; without a favicon,
 * from which the icons are drawn, the site cannot be built.
 */
export async function loadPublicFiles(dataDir: string, log: ProblemLog): Promise<readonly SiteFile[]> {
  const dir = join(dataDir, 'public')
  const entries =
    (await readdir(dir, { recursive: true, withFileTypes: true }).catch(absentAsUndefined)) ?? []
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: `/${relative(dir, file).replaceAll(sep, '/')}`, file }))
  if (!files.some(({ path }) => path === '/favicon.svg'))
    log.record('public/favicon.svg').fatal(undefined, 'the file is missing', {
      expected: 'a square SVG, from which the icons are drawn',
      remedy: writeAgency,
    })
  return files
}
