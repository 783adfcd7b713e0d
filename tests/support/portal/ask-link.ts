import type { OwnerBrowser, ShownPage } from '#tests/support/service/owner-browser.ts'
import type { PortalSite } from '#tests/support/service/portal-site.ts'

/** Asks for a link to choose another password as a person without script does: types the address, and confirms it. */
export async function askLink(
  site: Pick<PortalSite, 'pass'>,
  browser: OwnerBrowser,
  email: string,
): Promise<ShownPage> {
  const page = await browser.post('/portal/nl/forgotten', { email })
  const token = /name="confirm" value="([^"]+)"/.exec(page.html)?.[1]
  if (token === undefined) return page
  site.pass(2000)
  return await browser.post('/portal/nl/forgotten', { email, confirm: token })
}
