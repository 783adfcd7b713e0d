import type { Hono } from 'hono'
import type { DeskContext } from './desk-context.ts'
import { addCalendarsRoutes } from './calendars/calendars-page.tsx'
import { addDiaryRoutes } from './diary/diary-routes.tsx'
import { addOwnersRoutes } from './people/owners-page.tsx'
import { addPeopleRoutes } from './people/people-page.tsx'
import { addPersonRoutes } from './people/person-routes.tsx'
import { addSubscribersRoutes } from './people/subscribers-page.tsx'
import { addTestimonialsRoutes } from './people/testimonials-page.tsx'
import { addNumbersRoutes } from './numbers/numbers-page.tsx'
import { addAnswerRoutes } from './routes/answer-routes.tsx'
import { addCallRoutes } from './call/call-page.tsx'
import { addEraseRoutes } from './requests/erase-page.tsx'
import { addOffersRoutes } from './offers/offers-routes.tsx'
import { addSettingsRoutes } from './settings/settings-routes.tsx'
import { addListRoutes } from './routes/list-routes.tsx'
import { addRequestRoutes } from './routes/request-routes.tsx'

/** Adds the routes of the desk, where staff do their day's work. */
export function addDeskRoutes(app: Hono, context: DeskContext): void {
  addListRoutes(app, context)
  addDiaryRoutes(app, context)
  addCalendarsRoutes(app, context)
  addCallRoutes(app, context)
  addEraseRoutes(app, context)
  addAnswerRoutes(app, context)
  addRequestRoutes(app, context)
  addOffersRoutes(app, context)
  addPeopleRoutes(app, context)
  addPersonRoutes(app, context)
  addOwnersRoutes(app, context)
  addSubscribersRoutes(app, context)
  addTestimonialsRoutes(app, context)
  addNumbersRoutes(app, context)
  addSettingsRoutes(app, context)
}
