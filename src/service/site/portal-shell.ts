import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PortalShellFile } from '#contracts/forms-file.ts'
import { type PortalFile, portalFilePath, portalMark } from '#contracts/portal-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { escapeText } from '#service/web/escape-text.ts'
import type { ServicePage } from '#service/web/page.ts'
import { SettingsError } from '#service/settings/settings-error.ts'

/** The portal's empty page in a language, cut where the service writes, and what the portal says of the agency. */
export type PortalShell = PortalShellFile & Readonly<{ before: string; after: string; site: PortalFile }>

/** Reads the empty page of a built site. @throws {SettingsError} when there is no place in it */
export async function readPortalShell(
  dist: string,
  locale: Locale,
  file: PortalShellFile,
): Promise<PortalShell> {
  const page = await readFile(join(dist, file.path, 'index.html'), 'utf8')
  const parts = page.split(`<!--${portalMark}-->`)
  const [before, , after] = parts
  if (parts.length !== 3 || before === undefined || after === undefined)
    throw new SettingsError([`${file.path} has no place for what owners read: build the site again`])
  const site: PortalFile = JSON.parse(await readFile(join(dist, portalFilePath(locale)), 'utf8'))
  return { ...file, before, after, site }
}

/** Returns a page of the portal in the site's look. */
export function renderPortal({ before, after, title }: PortalShell, page: ServicePage): string {
  const head = before.replace(`<title>${title}`, () => `<title>${escapeText(page.title)}`)
  return `${head}${renderToStaticMarkup(page.body)}${after}`
}
