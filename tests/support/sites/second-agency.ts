import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Name of the site of an agency with one language, its own theme, region and words, no projects and no articles. */
export const secondAgency = 'second-agency'

/** The directory of the second agency. */
export const secondAgencyDir = 'tests/fixtures/agency-two'

/** Yields every text of a built site with its file. */
export async function* readTexts(out: string): AsyncGenerator<readonly [file: string, text: string]> {
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:webp|avif|png|jpg|woff2|bin)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    yield [file.slice(out.length + 1), await readFile(file, 'utf8')]
  }
}
