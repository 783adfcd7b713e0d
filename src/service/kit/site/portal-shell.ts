import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeskShellFile, PortalShellFile } from '#contracts/forms-file.ts'
import { type PortalFile, portalFilePath, portalMark } from '#contracts/portal-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EmptyPage, readEmptyPage } from './empty-page.ts'

/** The portal's empty page in a language, and what the portal says of the agency. */
export type PortalShell = PortalShellFile & EmptyPage & Readonly<{ site: PortalFile }>

/** Reads the empty page of staff of a built site. @throws {SettingsError} when there is no place in it */
export async function readDeskShell(dist: string, file: DeskShellFile): Promise<EmptyPage> {
  return await readEmptyPage(dist, file, { mark: portalMark, content: 'what staff read' })
}

/** Reads the portal's empty page of a built site. @throws {SettingsError} when there is no place in it */
export async function readPortalShell(
  dist: string,
  locale: Locale,
  file: PortalShellFile,
): Promise<PortalShell> {
  const page = await readEmptyPage(dist, file, { mark: portalMark, content: 'what owners read' })
  const site: PortalFile = JSON.parse(await readFile(join(dist, portalFilePath(locale)), 'utf8'))
  return { ...file, ...page, site }
}
