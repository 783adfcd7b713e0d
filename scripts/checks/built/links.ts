import { portalFilePath } from '#contracts/portal-file.ts'
import { deskRoot } from '#contracts/desk-paths.ts'
import { portalRoot } from '#contracts/portal-paths.ts'
import { isLocale } from '#domain/values/locale.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

type LinkSite = Pick<BuiltSite, 'baseUrl' | 'files' | 'pages'>

/** Returns a finding for each link whose page, file or anchor does not exist, with the first page that has it. */
export function checkLinks(site: LinkSite): readonly string[] {
  const pages = new Map(site.pages.map((page) => [page.file, page]))
  const broken = new Map<string, string[]>()
  for (const page of site.pages) {
    for (const link of new Set(page.links)) {
      const finding = findBroken(link, page, site, pages)
      if (finding !== undefined) broken.set(finding, [...(broken.get(finding) ?? []), page.path])
    }
  }
  return [...broken].map(
    ([finding, on]) => `${finding} (on ${on[0]}${on.length > 1 ? ` and ${on.length - 1} more` : ''})`,
  )
}

/**
 * Returns the file of an internal address, or undefined for mail, telephone and other sites.
 * @example fileOfLink('/nl/te-koop/?city=berlare', '/nl/', origin) // 'nl/te-koop/index.html'
 */
export function fileOfLink(link: string, from: string, origin: string): string | undefined {
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(link)) return undefined
  if (!URL.canParse(link, `${origin}${from}`)) return link
  const url = new URL(link, `${origin}${from}`)
  if (url.origin !== origin) return undefined
  const path = decodeURIComponent(url.pathname).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function findBroken(
  link: string,
  page: DistPage,
  site: LinkSite,
  pages: ReadonlyMap<string, DistPage>,
): string | undefined {
  const file = fileOfLink(link, page.path, site.baseUrl)
  if (file === undefined) return undefined
  if (isAnsweredByService(file, site)) return undefined
  if (!site.files.has(file)) return `${link} leads nowhere`
  const anchor = decodeURIComponent(/#(.*)$/.exec(link)?.[1] ?? '')
  const target = pages.get(file)
  // `#top` needs no element.
  if (anchor === '' || anchor === 'top' || target === undefined || target.ids.has(anchor)) return undefined
  return `${link} names the anchor ${anchor}, which is not on that page`
}

/** Whether the service answers there: only a site with a portal has its words. */
function isAnsweredByService(file: string, { files }: LinkSite): boolean {
  const [, locale = ''] =
    new RegExp(`^(?:${portalRoot.slice(1)}|${deskRoot.slice(1)})/([^/]+)/`).exec(file) ?? []
  return isLocale(locale) && files.has(portalFilePath(locale).slice(1))
}
