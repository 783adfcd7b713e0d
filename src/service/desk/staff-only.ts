import type { Context } from 'hono'
import { deskStart } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { inShell, type PageRequest } from '#service/door/door-context.ts'
import { readTexts } from '#service/door/posted-texts.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import { authPage } from '#service/door/views/auth-page.tsx'
import type { DeskContext, DeskRequest } from './desk-context.ts'

const purpose = 'desk form'

/**
 * Returns a route that only staff get an answer from, and none of them before the second step is set up. For an owner who is
 * no member of staff there is no desk. A post must have the token of its session.
 */
export function staffOnly(
  context: DeskContext,
  answer: (request: DeskRequest) => Promise<Response> | Response,
  role: StaffRole = 'agent',
): (c: Context) => Promise<Response> {
  const { signer } = context
  return signedInOnly(
    context,
    async (request, { staff, session, hasSecondStep }) => {
      const { c, locale, site } = request
      if (staff === undefined || site.desk === undefined) return await c.notFound()
      if (!hasSecondStep) return c.redirect(portalPaths(locale).secondStep, 303)
      if (role === 'manager' && staff.role !== 'manager') return refuse(request, 'managersOnly')
      const isOwnPost = async (): Promise<boolean> =>
        signer.read(purpose, (await readTexts(c))('token')) === session
      if (c.req.method === 'POST' && !(await isOwnPost())) return refuse(request, 'stale')
      return await answer({
        ...request,
        staff,
        token: signer.sign(purpose, session),
        reply: inShell(c, site.desk),
      })
    },
    // What is done is a part of the page that it is done on.
    ({ c }) => ({ page: c.req.path.replace(/\/[^/]*$/, ''), isKept: false }),
  )
}

function refuse(request: PageRequest, why: 'managersOnly' | 'stale'): Response {
  const { locale, t } = request
  const page = authPage(request, {
    title: t(`account.desk.${why}.title`),
    lead: t(`account.desk.${why}.lead`),
    notes: [{ way: { label: t('account.desk.back'), href: deskStart(locale) } }],
  })
  return request.reply(page, 403)
}
