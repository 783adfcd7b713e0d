import type { AccountContext } from '#service/door/account-answer.tsx'
import { findHome, ownHomes } from './owned-home.ts'
import type { PortalContext } from './portal-context.ts'
import { belowBar, framedPage } from './views/portal-page.tsx'

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
          ? belowBar({ t: request.t, site: request.agency }, account)
          : framedPage({ ...found, view: 'account' }, account).body,
    }
  }
}
