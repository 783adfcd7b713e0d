import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViewContext } from '#views/kit/context.ts'
import { openHouseFiles } from '#views/listing/open-house.ts'

/** Writes the calendar files of open-house days beside the pages that link to them. */
export async function writeCalendars(dist: string, context: ViewContext): Promise<void> {
  for (const [path, text] of openHouseFiles(context)) await writeFile(join(dist, path), text)
}
