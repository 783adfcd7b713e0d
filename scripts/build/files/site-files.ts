import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFile } from '#domain/site/theme.ts'

/** Copies the agency's own files to their paths: favicon, fonts, the region's drawing. */
export async function copySiteFiles(dist: string, files: readonly SiteFile[]): Promise<void> {
  for (const { path, file } of files) await cp(file, join(dist, path))
}
