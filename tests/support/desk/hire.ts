import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import type { PortalSite } from '#tests/support/service/portal-site.ts'

/** Signs somebody in who works at the desk, with the rows that setting up a second step leaves; the name is that of the mailbox. */
export async function hire(
  site: Pick<PortalSite, 'signIn' | 'database'>,
  email: string,
  role: StaffRole,
  office: string | null,
): Promise<OwnerBrowser> {
  // Of a home that no test is about.
  const browser = await site.signIn(email, ['property/1'])
  const { db } = site.database
  const { id } = await db
    .selectFrom('owner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await db.insertInto('staff').values({ account: id, role, office, active: 1, invited_at: 0 }).execute()
  await db
    .updateTable('owner')
    .set({ two_factor_enabled: 1, name: email.split('@')[0] } as object)
    .where('id', '=', id)
    .execute()
  return browser
}

/** Returns the fields that a form on a page posts unseen. */
export function hiddenIn(html: string, action: string): Record<string, string> {
  const form = new RegExp(`<form[^>]*action="${action}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? ''
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}
