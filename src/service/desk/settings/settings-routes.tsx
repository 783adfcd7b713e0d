import type { Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { hours } from './hours-acts.tsx'
import { routing } from './routing-acts.tsx'
import { type Again, deeds, type Deed } from './settings-parts.tsx'
import { staff } from './staff-acts.tsx'
import { templates } from './templates-acts.tsx'

/** A page of the settings: what it shows, also once more after a post; and what a post does. Undefined for what is not there. */
type Part = Readonly<{
  body: (request: DeskRequest, context: DeskContext, again?: Again) => Promise<ReactNode | undefined>
  act: (request: DeskRequest, context: DeskContext, act: string) => Promise<Deed | Again | undefined>
}>

/** The pages of what managers set, in the order of their menu. */
const parts = { hours, routing, templates, staff } as const satisfies Readonly<Record<string, Part>>
const names = ['hours', 'routing', 'templates', 'staff'] as const

/** Adds the pages of what managers set. What is stored is logged, and counts at once. */
export function addSettingsRoutes(app: Hono, context: DeskContext): void {
  for (const name of names) {
    const path = `${deskRoot}/:locale/settings/${name}`
    app.get(
      path,
      staffOnly(context, (request) => show(request, context, name), 'manager'),
    )
    app.post(
      `${path}/:act`,
      staffOnly(
        context,
        async (request) => {
          const { c, page } = request
          const done = await parts[name].act(request, context, c.req.param('act') ?? '')
          if (done === undefined) return missing(request)
          if (!('act' in done)) return await show(request, context, name, done)
          const { act, detail, at = {} } = done
          await logAct(context.database.db, { act, detail }, page)
          await context.deskSettings.look()
          context.wake()
          return c.redirect(page.hrefs.settingsOf(name, { ...at, did: act }), 303)
        },
        'manager',
      ),
    )
  }
}

/** Answers with a page of the settings beside their menu. */
async function show(
  request: DeskRequest,
  context: DeskContext,
  name: (typeof names)[number],
  again?: Again,
): Promise<Response> {
  const { c, page, reply } = request
  const { t, hrefs } = page
  const body = await parts[name].body(request, context, again)
  if (body === undefined) return missing(request)
  const problem = again?.isCollided ? t('deskSettings.collided') : again?.problem
  const did = deeds.find((deed) => deed === c.req.query('did'))
  const title = t(`deskSettings.${name}.title`)
  const frame = {
    view: 'settings',
    title,
    done: did && { text: t(`deskSettings.did.${did}`) },
    notice: problem === undefined ? undefined : { tone: 'bad' as const, title: problem, ways: again?.ways },
  } as const
  const shown = (
    <>
      <ViewHead title={title} lead={t(`deskSettings.${name}.lead`)} />
      <div className="set">
        <nav className="set__nav" aria-label={t('desk.views.settings')}>
          <ul role="list">
            {names.map((each) => (
              <li key={each}>
                <a href={hrefs.settingsOf(each)} aria-current={each === name ? 'page' : undefined}>
                  {t(`deskSettings.${each}.name`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="set__body">{body}</div>
      </div>
    </>
  )
  const status = again?.isCollided ? 409 : problem === undefined ? 200 : 422
  return reply(await deskPage(context.database.db, frame, page, shown), status)
}
