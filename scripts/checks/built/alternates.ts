import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/**
 * Returns a finding for each page whose hreflang links are not mutual, or whose canonical page does not exist;
 * `all` are the pages that they may link to.
 */
export function checkAlternates(
  pages: readonly DistPage[],
  all: readonly DistPage[],
  baseUrl: string,
): readonly string[] {
  const byAddress = new Map(all.map((page) => [`${baseUrl}${page.path}`, page]))
  return pages.flatMap((page) => [
    ...checkCanonical(page, byAddress, baseUrl),
    ...checkLanguages(page, byAddress, baseUrl),
  ])
}

function checkCanonical(
  page: DistPage,
  byAddress: ReadonlyMap<string, DistPage>,
  baseUrl: string,
): readonly string[] {
  if (page.canonical === undefined) return page.isNoindex ? [] : [`${page.path} has no canonical address`]
  if (!page.canonical.startsWith(`${baseUrl}/`))
    return [`${page.path}: its canonical address ${page.canonical} is not of ${baseUrl}`]
  return byAddress.has(page.canonical)
    ? []
    : [`${page.path}: its canonical address ${page.canonical} is no page`]
}

function checkLanguages(
  page: DistPage,
  byAddress: ReadonlyMap<string, DistPage>,
  baseUrl: string,
): readonly string[] {
  if (page.alternates.size === 0) return []
  const own = `${baseUrl}${page.path}`
  const findings: string[] = []
  if (!page.alternates.has('x-default')) findings.push(`${page.path} has no hreflang x-default`)
  if (![...page.alternates.values()].includes(own))
    findings.push(`${page.path} does not name itself among its languages`)
  for (const [language, address] of page.alternates) {
    const other = byAddress.get(address)
    if (other === undefined)
      findings.push(`${page.path}: hreflang ${language} leads to ${address}, which is no page`)
    else if (language === 'x-default') continue
    else if (other.lang !== undefined && other.lang.slice(0, 2) !== language.slice(0, 2)) {
      findings.push(`${page.path}: hreflang ${language} leads to a page in ${other.lang}`)
    } else if (![...other.alternates.values()].includes(own)) {
      findings.push(`${page.path}: ${other.path} (${language}) does not name it back`)
    }
  }
  return findings
}
