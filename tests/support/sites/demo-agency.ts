import { cp, mkdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The files that say who the demo's agency is; those of the product are taken from the project. */
const files = [
  'map/region.json',
  'menu.json',
  'modules.json',
  'offices.json',
  'people.json',
  'pictures.json',
  'places.json',
  'public/favicon.svg',
  'sections.json',
  'site.json',
  'theme.json',
  'theme/mark.svg',
]

/** Writes the demo's agency without its records into a data directory, for a test that has records of its own. */
export async function copyAgency(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const file of files) await cp(join('data', file), join(dataDir, file))
  await symlink(resolve('data/pictures'), join(dataDir, 'pictures'))
}
