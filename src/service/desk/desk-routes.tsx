import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import { barView } from '#service/door/views/bar-view.ts'
import { homesOf } from '#service/owners/accounts/find-owner.ts'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import type { DeskContext } from './desk-context.ts'
import { staffOnly } from './staff-only.ts'

/** Adds the routes of the desk. */
export function addDeskRoutes(app: Hono, context: DeskContext): void {
  app.get(
    `${deskRoot}/:locale/`,
    staffOnly(context, async ({ locale, t, agency, staff, reply }) => {
      const { start, account, signOut } = portalPaths(locale)
      const homes = await homesOf(context.database.db, staff.id)
      const title = t('account.desk.today')
      const body = (
        <>
          <PortalBar {...barView({ site: agency, t })}>
            {homes.length > 0 && <a href={start}>{t('account.desk.toPortal')}</a>}
            <a href={account}>{staff.name}</a>
            <form method="post" action={signOut}>
              <button className="text-button" type="submit">
                {t('portal.frame.signOut')}
              </button>
            </form>
          </PortalBar>
          <main id="main">
            <div className="wrap portal">
              <h1>{title}</h1>
            </div>
          </main>
        </>
      )
      return reply({ title, body })
    }),
  )
}
