import type { Hono } from 'hono'
import { portalRoot } from '#contracts/portal-paths.ts'
import { isMonth } from '#domain/owners/figures/month.ts'
import { type FoundHome, findHome } from '#service/portal/owned-home.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import { notFoundPage } from '#service/portal/views/not-found-page.tsx'
import type { PageRequest } from '#service/door/door-context.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import { handIn } from '#service/portal/hand-in.ts'
import { rescueTyping, takeTyping } from '#service/portal/kept-typing.ts'
import { sendDocument } from '#service/portal/send-document.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import { type HomeContext, homeViews } from '#service/portal/views/kit/home-context.ts'
import { agentOfHome, firstNameOf } from '#service/portal/views/kit/home-facts.ts'
import { failedPage, offerPage, portalPage, reportPage } from '#service/portal/views/portal-page.tsx'

/** Answers about a home of the owner; undefined when there is no such thing. */
type Answer = (
  request: PageRequest,
  found: FoundHome,
  signed: SignedIn,
) => Promise<Response | undefined> | Response | undefined

/** Adds the views of a home. Another owner's home, and one that nobody has, are not found alike. */
export function addHomeRoutes(app: Hono, context: PortalContext): void {
  const root = `${portalRoot}/:locale/property/:id`
  const about = (answer: Answer) =>
    signedInOnly(
      context,
      async (request, signed) => {
        const { id = '' } = request.c.req.param()
        const isId = /^[1-9]\d{0,8}$/.test(id)
        try {
          const found = isId ? await findHome(request, context, signed, `property/${id}`) : undefined
          const response = found === undefined ? undefined : await answer(request, found, signed)
          return response ?? request.reply(await notFoundPage(request, context, signed), 404)
        } catch (error) {
          const { c, t, agency } = request
          context.log.error({ request: c.get('requestId'), error: String(error) }, 'home cannot be shown')
          const view = homeViews.find((each) => each === c.req.param('view')) ?? 'overview'
          return request.reply(failedPage(view, c.req.path, { site: agency, t }), 503)
        }
      },
      (request) => rescueTyping(request, context),
    )
  app.get(
    `${root}/report/:month`,
    about(({ c, reply }, { home, context }) => {
      const { month = '' } = c.req.param()
      return isMonth(month) ? reply(reportPage(home, month, context)) : undefined
    }),
  )
  app.get(
    `${root}/offer/:offer`,
    about(({ c, reply }, found) => {
      const offer = found.home.offers.find(({ id }) => id === c.req.param('offer'))
      return offer === undefined ? undefined : reply(offerPage(offer, found))
    }),
  )
  app.get(
    `${root}/document/:document`,
    about(({ c }, { home }) => sendDocument(c, context, home, c.req.param('document') ?? '')),
  )
  app.post(
    `${root}/hand-in`,
    about((request, found, signed) => handIn(request, context, found, signed)),
  )
  app.get(
    `${root}/:view`,
    about(async (request, found) => {
      const { c, reply } = request
      const view = homeViews.find((each) => each === c.req.param('view'))
      if (view === undefined) return undefined
      const more = view === 'documents' ? await documentsNews(request, context, found) : {}
      return reply(portalPage({ view, ...found, context: { ...found.context, ...more } }))
    }),
  )
}

/** Returns what the documents say first: that a paper was received, or what was typed before a session ended. */
async function documentsNews(
  request: PageRequest,
  context: PortalContext,
  { home, context: shown }: FoundHome,
): Promise<Pick<HomeContext, 'notice' | 'handIn'>> {
  const { c, t } = request
  const handIn = await takeTyping(request, context)
  if (handIn !== undefined) return { handIn, notice: { tone: 'done', title: t('portal.handIn.back') } }
  if (c.req.query('done') !== 'handed-in') return {}
  const name = firstNameOf(agentOfHome(home, shown))
  const text = name === undefined ? t('portal.handIn.doneUs') : t('portal.handIn.doneText', { name })
  return { notice: { tone: 'done', title: t('portal.handIn.done'), text } }
}
