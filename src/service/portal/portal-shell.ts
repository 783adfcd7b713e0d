import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PortalShellFile } from '#contracts/forms-file.ts'
import { type PortalFile, portalFilePath } from '#contracts/portal-file.ts'
import { portalMark } from '#contracts/portal-shell.ts'
import type { Locale } from '#domain/values/locale.ts'
import { escapeText } from '#service/http/escape-text.ts'
import { SettingsError } from '#service/settings/settings-error.ts'

/** The portal's empty page in a language: what stands before its bar, the bar of somebody who is not signed in, and the rest. */
export type PortalShell = Readonly<{
  before: string
  bar: string
  between: string
  after: string
  title: string
  /** What is said of the agency there. */
  site: PortalFile
}>

/** A page of the portal; without a bar it has the one for whoever is not signed in. */
export type PortalPage = Readonly<{ title: string; bar?: ReactNode; body: ReactNode }>

/** Reads the empty page of a built site in a language. @throws {SettingsError} when there is no place in it */
export async function readPortalShell(
  dist: string,
  locale: Locale,
  { path, title }: PortalShellFile,
): Promise<PortalShell> {
  const page = await readFile(join(dist, path, 'index.html'), 'utf8')
  const parts = page.split(`<!--${portalMark}-->`)
  const [before, bar, between, , after] = parts
  if (
    parts.length !== 5 ||
    before === undefined ||
    bar === undefined ||
    between === undefined ||
    after === undefined
  )
    throw new SettingsError([`${path} has no place for what owners read: build the site again`])
  const site: PortalFile = JSON.parse(await readFile(join(dist, portalFilePath(locale)), 'utf8'))
  return { before, bar, between, after, title, site }
}

/** Returns a page of the portal in the site's look. */
export function renderPortal({ before, bar, between, after, title }: PortalShell, page: PortalPage): string {
  const head = before.replace(`<title>${title}`, () => `<title>${escapeText(page.title)}`)
  const ownBar = page.bar === undefined ? bar : renderToStaticMarkup(page.bar)
  return `${head}${ownBar}${between}${renderToStaticMarkup(page.body)}${after}`
}
