import type { Hono } from 'hono'
import { portalPaths, portalRoot } from '#contracts/portal-shell.ts'
import { ownersOnly } from '#service/portal/owned-route.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'

/** Adds the portal's first page: what an owner sees first. */
export function addStartRoutes(app: Hono, context: PortalContext): void {
  app.get(
    `${portalRoot}/:locale/`,
    ownersOnly(context, ({ c, locale }) => Promise.resolve(c.redirect(portalPaths(locale).account, 303))),
  )
}
