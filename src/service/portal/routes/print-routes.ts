import type { Hono } from 'hono'
import { isSubjectName } from '#contracts/subjects-file.ts'
import { portalRoot } from '#contracts/portal-paths.ts'
import { isMonth } from '#domain/owners/figures/month.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { findOwner, homesOf } from '#service/owners/accounts/find-owner.ts'
import { findOwnerLink, takeOwnerLink } from '#service/owners/accounts/owner-links.ts'
import { readerContext } from '#service/portal/mails/reader-context.ts'
import { readOwnedHome } from '#service/owners/records/read-owned-home.ts'
import { inLanguage } from '#service/door/door-context.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import { reportPage } from '#service/portal/views/portal-page.tsx'

/** Adds the page of a report for the browser of the service, which has no session: it is answered once. */
export function addPrintRoutes(app: Hono, context: PortalContext): void {
  const { database, clock } = context
  const { db } = database
  app.get(
    `${portalRoot}/:locale/print/:token/:kind/:id/:month`,
    inLanguage(async ({ c, locale, reply }) => {
      const { token = '', kind = '', id = '', month = '' } = c.req.param()
      const now = clock()
      const subject = `${kind}/${id}`
      const link = await findOwnerLink(db, token, ['print'], now)
      if (link === undefined || !isSubjectName(subject) || !isMonth(month)) return await c.notFound()
      if (!(await takeOwnerLink(db, link))) return await c.notFound()
      const owner = await findOwner(db, { id: link.owner_id })
      const isOwn = (await homesOf(db, link.owner_id)).includes(subject)
      const home = isOwn ? await readOwnedHome(db, subject, { today: toBrussels(now).on, now }) : undefined
      const reading =
        owner &&
        readerContext(
          { forms: () => c.get('site').forms, words: context.words },
          { owner: { ...owner, locale }, subject, now },
        )
      if (home === undefined || reading === undefined) return await c.notFound()
      return reply(reportPage(home, month, reading))
    }),
  )
}
