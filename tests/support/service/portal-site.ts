import { join } from 'node:path'
import { expect } from 'vitest'
import { type Database, type DatabaseTarget, openDatabase } from '#service/kit/database/open-database.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createAuth } from '#service/owners/accounts/create-auth.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { type Invitation, inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { inviteStaff, type StaffInvitation } from '#service/owners/accounts/invitations/invite-staff.ts'
import { findOwnerLink } from '#service/owners/accounts/owner-links.ts'
import { choosePassword } from '#service/owners/accounts/password/choose-password.ts'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { readMails } from '#tests/support/service/read-mails.ts'
import { silent } from './samples.ts'
import { openBrowser, type OwnerBrowser } from './owner-browser.ts'
import { startTestService, type TestService, testOrigin, testSecret } from './test-service.ts'

/** A password that is long enough. */
export const goodPassword = 'een huis aan het Donkmeer'

/** A service with a portal, at the time of this machine, since better-auth reads its clock. */
export type PortalSite = TestService &
  Readonly<{
    database: Database
    /** Gives an owner an account, and returns the path of the link in the mail. */
    invite: (invitation?: Partial<Invitation>) => Promise<string>
    /** Gives somebody a place at the desk, and returns the path of the link in the mail. */
    inviteStaff: (invitation?: Partial<StaffInvitation>) => Promise<string>
    /** Chooses the password of an invitation, and returns a browser that is signed in. */
    openAccount: (link: string) => Promise<OwnerBrowser>
    /** Invites an owner, and returns a browser in which the owner is signed in. */
    signIn: (email: string, subjects?: readonly string[]) => Promise<OwnerBrowser>
    /** Returns the texts of the mails to an address, once there are that many and no other is on its way. */
    mailsTo: (email: string, count: number) => Promise<readonly string[]>
  }>

/** Starts a service with a portal on a database, beside which the tests read it. */
export async function startPortalSite(
  target: DatabaseTarget,
  changes: Partial<ServiceSettings> = {},
  parts: Parameters<typeof startTestService>[1] = {},
): Promise<PortalSite> {
  const site = await startTestService({ database: target, ...changes }, parts)
  const database = await openDatabase(target, silent)
  const forms = await readSiteForms(join(site.dir, 'dist'))
  const words = createSiteWords(() => forms, testOrigin)
  const auth = createAuth({ database, secret: testSecret, origin: testOrigin })
  const invite: PortalSite['invite'] = async (invitation = {}) => {
    const { href } = await inviteOwner(
      database,
      {
        email: 'an@owner.example',
        name: 'mevrouw De Backer',
        locale: 'nl',
        subjects: ['property/2417'],
        ...invitation,
      },
      words,
      site.clock(),
    )
    return new URL(href).pathname
  }
  const inviteToDesk: PortalSite['inviteStaff'] = async (invitation = {}) => {
    const someone = { email: 'noor@agency.example', name: 'Noor Van Acker', locale: 'nl' } as const
    const place = { role: 'agent', office: 'berlare' } as const
    const { href } = await inviteStaff(database, { ...someone, ...place, ...invitation }, words, site.clock())
    return new URL(href).pathname
  }
  const openAccount = async (path: string): Promise<OwnerBrowser> => {
    const link = await findOwnerLink(database.db, path.split('/').at(-1) ?? '', ['welcome'], site.clock())
    const owner = link && (await findOwner(database.db, { id: link.owner_id }))
    if (link === undefined || owner === undefined) throw new Error(`${path} invites nobody`)
    // Not on the page of the link, which first reads dictionaries for most of a second.
    await choosePassword({ auth, database, words }, { link, owner, password: goodPassword }, site.clock())
    const browser = openBrowser(site.service)
    const page = await browser.post('/portal/nl/sign-in', { email: owner.email, password: goodPassword })
    expect(page.status).toBe(200)
    return browser
  }
  return {
    ...site,
    database,
    invite,
    inviteStaff: inviteToDesk,
    openAccount,
    signIn: async (email, subjects = ['property/2417']) =>
      await openAccount(await invite({ email, subjects })),
    mailsTo: async (email, count) => {
      await expect.poll(async () => (await readMails(site.dir, email)).length).toBeGreaterThanOrEqual(count)
      const due = database.db.selectFrom('outbox').select('kind').where('recipient', '=', email)
      const waiting = due.where('state', '=', 'waiting').where('next_at', '<=', site.clock())
      await expect.poll(() => waiting.execute()).toEqual([])
      return await readMails(site.dir, email)
    },
    stop: async () => {
      await database.db.destroy()
      await site.stop()
    },
  }
}

/** Returns the path of the first link of the portal in a mail. */
export function linkIn(mail: string): string {
  return new RegExp(`${testOrigin}(/portal/\\S+)`).exec(mail)?.[1] ?? ''
}
