import { deskStart } from '#contracts/desk-paths.ts'
import { belowBar } from '#service/door/views/below-bar.tsx'
import type { AccountContext } from '#service/door/account-answer.tsx'
import type { PageRequest } from '#service/door/door-context.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import { findHome, ownHomes } from './owned-home.ts'
import type { PortalContext } from './portal-context.ts'
import { framedPage } from './views/portal-page.tsx'

/** Frames the account by the home that was shown before, or by the first; without homes it stands below the bar alone. */
export function frameAccount(context: PortalContext): AccountContext['accountFrame'] {
  return async (request, signed) => {
    const homes = await ownHomes(context, signed)
    const wanted = request.c.req.query('home')
    const found =
      (wanted === undefined ? undefined : await findHome(request, context, signed, `property/${wanted}`)) ??
      (await findHome(request, context, signed))
    return {
      homes: homes.length,
      around: (account) =>
        found === undefined
          ? belowBar({ t: request.t, site: request.agency }, account, toDesk(request, signed))
          : framedPage({ ...found, view: 'account' }, account).body,
    }
  }
}

function toDesk({ locale, t }: PageRequest, { staff }: SignedIn) {
  return staff === undefined ? undefined : { label: t('desk.toDesk'), href: deskStart(locale) }
}
