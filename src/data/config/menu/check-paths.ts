import type { MenuPage } from '#domain/site/page.ts'
import type { Locale, SiteLanguages } from '#domain/values/locale.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

const sound = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/

/** Logs what the paths of a menu's pages may not be: of other characters than addresses hold, or the same as another's. */
export function checkPaths(
  pages: readonly MenuPage[],
  { languageUse }: SiteLanguages,
  logOf: (id: number) => RecordLog | undefined,
): void {
  const taken = new Map<string, MenuPage>()
  const check = (page: MenuPage, locale: Locale): void => {
    const path = page.path[locale].toLowerCase()
    const refuse = (message: string, expected: string, remedy: string): void =>
      logOf(page.id)?.error(`params.path.${locale}`, message, { expected, received: path, remedy })
    const other = taken.get(`${locale} ${path}`)
    if (!sound.test(path))
      refuse(
        'a path with characters that an address may not hold',
        'letters a to z, digits, and single hyphens between them',
        'correct it',
      )
    else if (other === undefined) taken.set(`${locale} ${path}`, page)
    // Several pages may show one list: it has one address.
    else if (page.purpose.kind !== 'section' || other.purpose.kind !== 'section')
      refuse('a path that another page has', 'one page per path', `write another than page ${other.id} has`)
  }
  for (const page of flatten(pages)) if (hasPath(page)) for (const locale of languageUse) check(page, locale)
}

/** A legal page stands at the address of its document, and what leads elsewhere or is not found has none. */
function hasPath({ redirectUrl, purpose }: MenuPage): boolean {
  return redirectUrl === undefined && purpose.kind !== 'legal' && purpose.kind !== 'notFound'
}

function flatten(pages: readonly MenuPage[]): readonly MenuPage[] {
  return pages.flatMap((page) => [page, ...flatten(page.children)])
}
