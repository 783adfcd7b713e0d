import type { Page } from '@playwright/test'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import type { servePortal } from '#tests/support/sites/site-with-service.ts'

/** A site with a portal. */
export type PortalSite = Awaited<ReturnType<typeof servePortal>>

/** Signs the owner of the demo in, and returns the address of the shown home, `http://…/property/2549`. */
export async function signIn(page: Page, { origin, owner }: PortalSite): Promise<string> {
  await refuseConsent(page)
  await page.goto(`${origin}/nl/login/`)
  await page.getByLabel('E-mailadres').fill(owner.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Meld aan' }).click()
  await page.waitForURL(/\/overview$/)
  return page.url().replace(/\/overview$/, '')
}
