import type { StaffInvitation } from '#service/owners/accounts/invitations/invite-staff.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import type { PortalSite } from '#tests/support/service/portal-site.ts'
import { turnOnSecondStep } from './second-step.ts'

/** Invites a member of staff, who chooses a password and sets up the second step; returns the browser and the app's key. */
export async function signInStaff(
  site: PortalSite,
  invitation: Partial<StaffInvitation> = {},
): Promise<Readonly<{ own: OwnerBrowser; key: string; recovery: readonly string[] }>> {
  const own = await site.openAccount(await site.inviteStaff(invitation))
  const { key, recovery } = await turnOnSecondStep(own)
  return { own, key, recovery }
}
