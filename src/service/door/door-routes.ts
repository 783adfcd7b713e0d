import type { Hono } from 'hono'
import type { AccountContext } from './account-answer.tsx'
import { addAccountRoutes } from './routes/account-routes.ts'
import { addCodeRoutes } from './routes/code-routes.ts'
import { addForgottenRoutes } from './routes/forgotten-routes.ts'
import { addPasswordRoutes } from './routes/password-routes.ts'
import { addSecondStepRoutes } from './routes/second-step-routes.ts'
import { addSignInRoutes } from './routes/sign-in-routes.ts'

/** Adds the routes by which people sign in, and those of their accounts. */
export function addDoorRoutes(app: Hono, context: AccountContext): void {
  addSignInRoutes(app, context)
  addCodeRoutes(app, context)
  addForgottenRoutes(app, context)
  addPasswordRoutes(app, context)
  addAccountRoutes(app, context)
  addSecondStepRoutes(app, context)
}
