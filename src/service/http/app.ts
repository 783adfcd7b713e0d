import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { isLocale } from '#domain/values/locale.ts'
import { isFormId } from '#forms/form.ts'
import { answerPost } from './answer-post.ts'
import type { FormsContext } from './forms-context.ts'
import { limitBody } from './limit-body.ts'
import type { BuiltForms } from './site-forms.ts'
import { portalRoot } from '#contracts/portal-paths.ts'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { Metrics } from '#service/operations/metrics.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import { addPortalRoutes } from '#service/portal/portal-routes.ts'
import { addPreviewRoute, type PreviewContext } from '#service/preview/preview-route.ts'
import { watchRequests } from '#service/operations/watch-requests.ts'
import { addAppointmentRoutes, type AppointmentContext } from './links/appointment-routes.ts'
import { deadLinkPage } from './links/dead-link-page.tsx'
import { renderServicePage } from './service-page.tsx'
import { addDocumentRoutes, type DocumentContext } from './links/document-routes.ts'
import { addLeaveOutRoutes } from './links/leave-out-routes.tsx'
import { addOfferRoutes, type OfferContext } from './links/offer-routes.ts'
import { addReportRoute, type ReportContext } from '#service/reports/report-route.ts'
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
  PreviewContext &
  PortalContext &
  Readonly<{
    /** Origins whose pages may post forms, such as `https://agency.example`. */
    origins: ReadonlySet<string>
    headers: BuiltForms['headers']
    metrics: Metrics
    /** Whether the database answers. */
    isReady: () => Promise<boolean>
  }>

/** Returns the service as an HTTP handler. */
export function createApp(context: AppContext): Hono {
  const app = new Hono()
  app.use(requestId(), watchRequests(context.log, context.metrics))
  app.use(async (c, next) => {
    await next()
    const own = new Map([
      ['Cache-Control', 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      // The address of a link is its key: no page that is opened from it learns more than the origin.
      ...(isLink(c.req.path) ? [['Referrer-Policy', 'strict-origin'] as const] : []),
    ])
    // A draft has inline code that the published policy does not know.
    const hasPolicy = c.res.headers.has('Content-Security-Policy')
    // A site may have several policies, and a browser keeps to all of them.
    for (const [name, value] of context.headers)
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
    return isCrossSite && c.req.method !== 'GET'
      ? c.text('only pages of this site may post here', 403)
      : next()
  })
  app.use(limitBody((c) => answerPlainly(c, context, 413, 'tooLarge')))
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
    if (!isLocale(locale) || !isFormId(form)) return c.notFound()
    const subject = c.req.query('subject') ?? ''
    const office = c.req.query('office') ?? ''
    const about = isSubjectName(subject) ? subject : undefined
    return c.json({ days: await context.bookings.daysFor(locale, office === '' ? {} : { office }, about) })
  })
  addVisitRoute(app, context)
  addReportRoute(app, context)
  addLeaveOutRoutes(app, context)
  addSubscriptionRoutes(app, context)
  addAppointmentRoutes(app, context)
  addOfferRoutes(app, context)
  addDocumentRoutes(app, context)
  addPortalRoutes(app, context)
  addPreviewRoute(app, context)
  app.post('/forms/:locale/:form', async (c) => {
    const { locale, form } = c.req.param()
    return isLocale(locale) ? answerPost(c, context, locale, form) : c.notFound()
  })
  app.notFound((c) => c.text('there is nothing here', 404))
  app.onError(async (error, c) => {
    context.log.error(
      { request: c.get('requestId'), error: String(error), stack: error.stack },
      'request failed unexpectedly',
    )
    return (await context.isReady())
      ? c.text('something went wrong here: nothing was stored', 500)
      : answerPlainly(c, context, 503, 'failed')
  })
  return app
}

/** What is answered without the form: a body that is too large to be read, a link while the database does not answer. */
const plainAnswers = {
  tooLarge: { title: 'forms.tooLarge.title', lead: 'forms.tooLarge.lead' },
  failed: { title: 'forms.outage.title', lead: 'forms.outage.lead' },
} as const

/** Answers with a page that says what to do; what was typed is still in the page before. A script gets a code. */
function answerPlainly(
  c: Context,
  { forms, words }: Pick<AppContext, 'forms' | 'words'>,
  status: 413 | 503,
  code: keyof typeof plainAnswers,
): Response {
  const [, , locale = ''] = c.req.path.split('/')
  const site = isLocale(locale) ? forms.get(locale) : undefined
  const isScript = c.req.header('accept')?.includes('application/json') === true
  if (isScript || site === undefined || !isLocale(locale)) return c.json({ code }, status)
  return c.html(renderServicePage(site, deadLinkPage(plainAnswers[code], locale, words)), status)
}

/** Whether a path has more than a form's, such as the token of a link, or is an owner's. */
function isLink(path: string): boolean {
  return /^\/forms\/[^/]+\/[^/]+\/./.test(path) || path.startsWith(`${portalRoot}/`)
}
