import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { isLocale } from '#domain/values/locale.ts'
import { isFormId } from '#forms/form.ts'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import { answerPost } from './answer-post.ts'
import type { FormsContext } from './forms-context.ts'
import { limitBody } from '#service/kit/web/body/limit-body.ts'
import { deskRoot } from '#contracts/desk-paths.ts'
import { portalRoot } from '#contracts/portal-paths.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import type { Metrics } from '#service/operations/metrics.ts'
import { signedIn } from '#service/door/signed-in.ts'
import { addDoorRoutes } from '#service/door/door-routes.ts'
import { frameAccount } from '#service/portal/account-frame.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { addDeskRoutes } from '#service/desk/desk-routes.ts'
import { addPortalRoutes } from '#service/portal/portal-routes.ts'
import { addPreviewRoute, type PreviewContext } from '#service/preview/preview-route.ts'
import { watchRequests } from '#service/operations/watch-requests.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { addAppointmentRoutes, type AppointmentContext } from './links/appointment-routes.ts'
import { addFeedRoute } from './links/feed-route.ts'
import { addDocumentRoutes, type DocumentContext } from './links/document-routes.ts'
import { addLeaveOutRoutes } from './links/leave-out-routes.tsx'
import { addOfferRoutes, type OfferContext } from './links/offer-routes.ts'
import { addReportRoute, type ReportContext } from './report-route.ts'
import { addVisitRoute, type VisitContext } from './visit-route.ts'
import { addSubscriptionRoutes, type SubscriptionContext } from './links/subscription-routes.ts'

/** What the service needs to answer requests. */
export type AppContext = FormsContext &
  SubscriptionContext &
  DocumentContext &
  AppointmentContext &
  OfferContext &
  VisitContext &
  ReportContext &
  Omit<PreviewContext, 'isManager'> &
  PortalContext &
  DeskContext &
  Readonly<{
    /** Origins whose pages may post forms, such as `https://agency.example`. */
    origins: ReadonlySet<string>
    metrics: Metrics
    /** Whether the database answers. */
    isReady: () => Promise<boolean>
  }>

/** Returns the service as an HTTP handler. */
export function createApp(context: AppContext): Hono {
  const app = new Hono()
  app.use(requestId(), watchRequests(context.log, context.metrics))
  app.use(async (c, next) => {
    const site = context.publication.current()
    c.set('site', site)
    await next()
    const own = new Map([
      // A calendar that programs subscribe to is asked for again with what they know.
      ['Cache-Control', c.res.headers.get('Cache-Control') ?? 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      // The address of a link is its key: no page that is opened from it learns more than the origin.
      ...(isLink(c.req.path) ? [['Referrer-Policy', 'strict-origin'] as const] : []),
    ])
    // A draft has inline code that the published policy does not know.
    const hasPolicy = c.res.headers.has('Content-Security-Policy')
    // A site may have several policies, and a browser keeps to all of them.
    for (const [name, value] of site.headers)
      if (!own.has(name) && !(hasPolicy && name === 'Content-Security-Policy'))
        c.header(name, value, { append: true })
    for (const [name, value] of own) c.header(name, value)
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) =>
    (await context.isReady()) ? c.text('ok') : c.text('the database does not answer', 503),
  )
  app.use(async (c, next) => {
    // A browser names the page's origin with every post; Hono's own csrf() lets JSON bodies through.
    const origin = c.req.header('origin')
    const isForeign = origin !== undefined && !context.origins.has(origin)
    const isCrossSite = isForeign || c.req.header('sec-fetch-site') === 'cross-site'
    // A link in a mail is opened from another site.
    return isCrossSite && c.req.method !== 'GET' ? answerPlainly(c, 403, 'foreign') : next()
  })
  app.use(
    limitBody({
      ...context,
      tooLarge: (c) => answerPlainly(c, 413, 'tooLarge'),
      busy: (c, status, wait) => {
        c.header('Retry-After', String(wait))
        return answerPlainly(c, status, status === 429 ? 'tooMany' : 'failed')
      },
    }),
  )
  app.get('/forms/challenge/:form', async (c) => {
    const { form } = c.req.param()
    if (!isFormId(form)) return c.notFound()
    const wait = await context.limits.countChallenge(context.addressOf(c))
    if (wait === undefined) return c.json(await context.proofs.challenge(form))
    c.header('Retry-After', String(wait))
    return c.json({ code: 'tooMany' }, 429)
  })
  app.get('/forms/:locale/slots/:form', async (c) => {
    const { locale, form } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    if (site === undefined || !isFormId(form)) return c.notFound()
    const subject = c.req.query('subject') ?? ''
    const office = c.req.query('office') ?? ''
    const { name, problem } = judgeSubject(form, subject, site.subjects)
    if (problem !== undefined) return c.json({ days: [], problem })
    const answers = office === '' ? {} : { office }
    return c.json(await context.bookings.momentsFor({ language: site, answers, subject: name }))
  })
  addVisitRoute(app, context)
  addReportRoute(app, context)
  addLeaveOutRoutes(app, context)
  addSubscriptionRoutes(app, context)
  addAppointmentRoutes(app, context)
  addOfferRoutes(app, context)
  addDocumentRoutes(app, context)
  addDoorRoutes(app, { ...context, accountFrame: frameAccount(context) })
  addPortalRoutes(app, context)
  addFeedRoute(app, context)
  addDeskRoutes(app, context)
  addPreviewRoute(app, {
    ...context,
    isManager: async (c) => {
      const signed = await signedIn(c, context, 'nl')
      return signed?.staff?.role === 'manager' && signed.hasSecondStep
    },
  })
  app.post('/forms/:locale/:form', async (c) => {
    const { locale, form } = c.req.param()
    return isLocale(locale) ? answerPost(c, context, locale, form) : c.notFound()
  })
  // Whoever presses Enter in the address bar after a form was refused opens the address that it is posted to.
  app.get('/forms/:locale/:form', async (c) => {
    const { locale, form } = c.req.param()
    const page = isLocale(locale) ? c.get('site').forms.get(locale)?.file.forms[form]?.page : undefined
    return page === undefined ? c.notFound() : c.redirect(page, 303)
  })
  app.notFound((c) => answerPlainly(c, 404, 'missing'))
  app.onError(async (error, c) => {
    const request = c.get('requestId')
    if (c.req.raw.signal.aborted) {
      context.log.info({ request }, 'the sender broke off')
      return answerPlainly(c, 400, 'unreadable')
    }
    if (error instanceof UnreadableError) {
      context.log.error({ request, read: error.what, error: error.message }, 'request not answered')
      return answerPlainly(c, 503, 'failed')
    }
    context.log.error({ request, error: String(error), stack: error.stack }, 'request failed unexpectedly')
    return answerPlainly(c, (await context.isReady()) ? 500 : 503, 'failed')
  })
  return app
}

/** Whether a path has more than a form's, such as the token of a link, or is an owner's or the desk's. */
function isLink(path: string): boolean {
  return (
    /^\/forms\/[^/]+\/[^/]+\/./.test(path) ||
    [portalRoot, deskRoot].some((root) => path.startsWith(`${root}/`))
  )
}
