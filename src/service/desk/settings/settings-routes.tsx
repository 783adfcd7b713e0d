import type { Hono } from 'hono'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { deskDoor, didOf, missing, type Show } from '#service/desk/desk-door.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { StateTabs, ViewHead } from '#ui/desk/kit.ts'
import { hours } from './hours-acts.tsx'
import { routing } from './routing.tsx'
import { deeds, type Part } from './settings-parts.tsx'
import { staff } from './staff-acts.tsx'
import { templates } from './templates.tsx'

/** The pages of what managers set, in the order of their menu. */
const names = ['hours', 'routing', 'templates', 'staff'] as const
const parts: Readonly<Record<(typeof names)[number], Part>> = { hours, routing, templates, staff }

/** Adds the pages of what managers set, each beside their menu. What is stored is logged, and counts at once. */
export function addSettingsRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  for (const name of names) {
    const { body, acts } = parts[name]
    const show: Show = async (request) => {
      const { t, hrefs } = request.page
      const title = t(`deskSettings.${name}.title`)
      // What another process stored counts too: an older form under the newest version would undo it.
      await context.deskSettings.look()
      const tabs = names.map((each) => {
        return {
          label: t(`deskSettings.${each}.name`),
          href: hrefs.settingsOf(each),
          isCurrent: each === name,
        }
      })
      return {
        view: 'settings',
        title,
        done: didOf(request, deeds, (did) => t(`deskSettings.did.${did}`)),
        body: (
          <>
            <ViewHead title={title} lead={t(`deskSettings.${name}.lead`)} />
            <div className="set">
              <StateTabs label={t('desk.views.settings')} tabs={tabs} />
              <div className="set__body">{await body(request, context)}</div>
            </div>
          </>
        ),
      }
    }
    const doPart: Show = async (request) => {
      const { c, page } = request
      const [, doIt = missing] = Object.entries(acts).find(([own]) => own === c.req.param('act')) ?? []
      const { act, detail, at = {} } = await doIt(request, context)
      await logAct(context.database.db, { act, detail }, page)
      await context.deskSettings.look()
      return page.hrefs.settingsOf(name, { ...at, did: act })
    }
    get(`settings/${name}`, show)
    post(`settings/${name}/:act`, doPart, show)
  }
}
