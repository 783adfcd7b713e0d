import type { Hono } from 'hono'
import type { DoorContext } from '#service/door/door-context.ts'
import { addAnswerRoutes } from './routes/answer-routes.tsx'
import { addListRoutes } from './routes/list-routes.tsx'
import { addRequestRoutes } from './routes/request-routes.tsx'

/** Adds the routes of the desk, where staff do their day's work. */
export function addDeskRoutes(app: Hono, context: DoorContext): void {
  addListRoutes(app, context)
  addAnswerRoutes(app, context)
  addRequestRoutes(app, context)
}
