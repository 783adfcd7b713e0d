import type { Hono } from 'hono'
import { portalRoot } from '#contracts/portal-paths.ts'
import { homeHrefs } from '#service/portal/home-hrefs.ts'
import { ownHomes } from '#service/portal/owned-home.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import { noHomesPage } from '#service/portal/views/no-homes-page.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'

/** Adds the portal's first page, which leads to the overview of the owner's first home. */
export function addStartRoutes(app: Hono, context: PortalContext): void {
  app.get(
    `${portalRoot}/:locale/`,
    signedInOnly(context, async (request, signed) => {
      const { c, locale, reply } = request
      const [home] = await ownHomes(context, signed)
      if (home === undefined) return reply(noHomesPage(request, context.words))
      return c.redirect(homeHrefs(locale, home.subject).view('overview', home.subject), 303)
    }),
  )
}
