import type { Hono } from 'hono'
import type { PortalContext } from './portal-context.ts'
import { addAccountRoutes } from './routes/account-routes.ts'
import { addCodeRoutes } from './routes/code-routes.ts'
import { addForgottenRoutes } from './routes/forgotten-routes.ts'
import { addHomeRoutes } from './routes/home-routes.ts'
import { addPasswordRoutes } from './routes/password-routes.ts'
import { addPrintRoutes } from './routes/print-routes.ts'
import { addSecondStepRoutes } from './routes/second-step-routes.ts'
import { addSignInRoutes } from './routes/sign-in-routes.ts'
import { addStartRoutes } from './routes/start-routes.ts'
import { addStopRoutes } from './routes/stop-routes.ts'

/** Adds the routes of the owner portal. */
export function addPortalRoutes(app: Hono, context: PortalContext): void {
  addStartRoutes(app, context)
  addHomeRoutes(app, context)
  addSignInRoutes(app, context)
  addCodeRoutes(app, context)
  addForgottenRoutes(app, context)
  addPasswordRoutes(app, context)
  addAccountRoutes(app, context)
  addSecondStepRoutes(app, context)
  addStopRoutes(app, context)
  addPrintRoutes(app, context)
}
