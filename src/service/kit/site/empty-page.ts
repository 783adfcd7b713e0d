import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '#service/kit/settings/settings-error.ts'

/** An empty page of the built site, cut where the service writes. */
export type EmptyPage = Readonly<{ title: string; before: string; after: string }>

/**
 * Reads an empty page of a built site, in which a comment marks the place of what the service writes.
 * @throws {SettingsError} when there is no place in it
 */
export async function readEmptyPage(
  dist: string,
  { path, title }: Readonly<{ path: string; title: string }>,
  { mark, content }: Readonly<{ mark: string; content: string }>,
): Promise<EmptyPage> {
  const page = await readFile(join(dist, path, 'index.html'), 'utf8')
  const parts = page.split(`<!--${mark}-->`)
  const [before, , after] = parts
  if (parts.length !== 3 || before === undefined || after === undefined)
    throw new SettingsError([`${path} has no place for ${content}: build the site again`])
  return { title, before, after }
}
