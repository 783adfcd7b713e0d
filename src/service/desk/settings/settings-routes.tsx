import type { Hono } from 'hono'
import type { ReactNode } from 'react'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { type DeskAnswer, deskDoor } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { hours } from './hours-acts.tsx'
import { routing } from './routing.tsx'
import { deeds, type Outcome } from './settings-parts.tsx'
import { staff } from './staff-acts.tsx'
import { templates } from './templates.tsx'

/** A page of the settings: what it shows, undefined for what is not there; and what a post does. */
type Part = Readonly<{
  body: (request: DeskRequest, context: DeskContext) => Promise<ReactNode>
  act: (request: DeskRequest, context: DeskContext, act: string) => Promise<Outcome>
}>

/** The pages of what managers set, in the order of their menu. */
const names = ['hours', 'routing', 'templates', 'staff'] as const
const parts: Readonly<Record<(typeof names)[number], Part>> = { hours, routing, templates, staff }

/** Adds the pages of what managers set. What is stored is logged, and counts at once. */
export function addSettingsRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  for (const name of names) {
    const showPart = (request: DeskRequest) => show(request, context, name)
    const doPart = async (request: DeskRequest): Promise<string | Refusal | undefined> => {
      const { c, page } = request
      const done = await parts[name].act(request, context, c.req.param('act') ?? '')
      if (done === undefined || !('act' in done)) return done
      const { act, detail, at = {} } = done
      await logAct(context.database.db, { act, detail }, page)
      await context.deskSettings.look()
      return page.hrefs.settingsOf(name, { ...at, did: act })
    }
    get(`settings/${name}`, showPart)
    post(`settings/${name}/:act`, doPart, showPart)
  }
}

/** Answers with a page of the settings beside their menu. */
async function show(
  request: DeskRequest,
  context: DeskContext,
  name: (typeof names)[number],
): Promise<DeskAnswer> {
  const { t, hrefs } = request.page
  // What another process stored counts too: an older form under the newest version would undo it.
  await context.deskSettings.look()
  const body = await parts[name].body(request, context)
  if (body === undefined) return undefined
  const did = deeds.find((deed) => deed === request.text('did'))
  const title = t(`deskSettings.${name}.title`)
  return {
    view: 'settings',
    title,
    done: did && { text: t(`deskSettings.did.${did}`) },
    body: (
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
    ),
  }
}
