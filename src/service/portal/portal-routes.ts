import type { Hono } from 'hono'
import type { PortalContext } from './portal-context.ts'
import { addHomeRoutes } from './routes/home-routes.ts'
import { addPrintRoutes } from './routes/print-routes.ts'
import { addStartRoutes } from './routes/start-routes.ts'
import { addStopRoutes } from './routes/stop-routes.ts'

/** Adds the routes of the owner portal. */
export function addPortalRoutes(app: Hono, context: PortalContext): void {
  addStartRoutes(app, context)
  addHomeRoutes(app, context)
  addStopRoutes(app, context)
  addPrintRoutes(app, context)
}
