import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import { fileOfLink } from '#scripts/checks/built/links.ts'

/** Returns a finding for each third-party or missing file that a page loads. */
export function checkLoads(
  site: Pick<BuiltSite, 'baseUrl' | 'files' | 'pages' | 'pictureHosts'>,
): readonly string[] {
  const allowed = site.pictureHosts.map((host) => `${new URL(host).origin}/`)
  const findings = new Map<string, string>()
  for (const page of site.pages) {
    for (const address of page.loads) {
      if (address.startsWith('data:') || address.startsWith('#')) continue
      const file = fileOfLink(address, page.path, site.baseUrl)
      if (file === undefined && allowed.some((origin) => address.startsWith(origin))) continue
      if (file === undefined) findings.set(address, `${page.path} loads ${address} from somewhere else`)
      else if (!site.files.has(file))
        findings.set(address, `${page.path} loads ${address}, which is not there`)
    }
  }
  return [...findings.values()]
}
