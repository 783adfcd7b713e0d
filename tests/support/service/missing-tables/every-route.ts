import { homeViews } from '#service/portal/views/kit/home-context.ts'
import { deskRows } from '#tests/support/desk/desk-rows.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { goodPassword } from '#tests/support/service/portal-site.ts'
import { proveAtOnce } from '#tests/support/service/prove-work.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import type { SeededSite } from './seeded-site.ts'

/** A request that somebody can make. */
export type RouteRequest = Readonly<{
  /** As the service names its route: `GET /forms/:locale/appointment/:token`. */
  route: string
  path: string
  init: RequestInit
  /** Whether it tries a password: it concerns the tables of accounts alone. */
  isSlow: boolean
}>

const json = { 'content-type': 'application/json', accept: 'application/json' }
/** A form for each thing that forms store. */
const formsAsked = [
  'site-contact',
  'sign-newsletter',
  'demand-register',
  'job-contact',
  'request-visit',
  'request-documents',
  'purchase-offer',
] as const
/** A visitor who has sent nothing yet. */
const somebodyElse = { email: ['nieuw@voorbeeld.be'], phone: ['0471000000'] }
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Returns requests to each route of a site, one at least. */
export async function everyRequest({
  links,
  cookies,
  desk,
  free,
  recovery,
}: SeededSite): Promise<readonly RouteRequest[]> {
  const get = (route: string, path: string, cookie = '', headers = {}): RouteRequest => ({
    route: `GET ${route}`,
    path,
    init: { headers: { cookie, ...headers } },
    isSlow: false,
  })
  const post = (
    route: string,
    path: string,
    body: BodyInit,
    { cookie = '', isSlow = false, headers = {} }: Posting = {},
  ): RouteRequest => ({
    route: `POST ${route}`,
    path,
    isSlow,
    init: { method: 'POST', body, headers: { origin: testOrigin, 'user-agent': agent, cookie, ...headers } },
  })
  const link = (kind: string): string => links.get(kind) ?? `/no link of ${kind}`
  const bothWays = (kind: string, fields: Readonly<Record<string, string>> = {}): readonly RouteRequest[] => [
    get(`/forms/:locale/${kind}/:token`, link(kind)),
    post(`/forms/:locale/${kind}/:token`, link(kind), new URLSearchParams(fields)),
  ]
  const forms = await Promise.all(
    formsAsked.flatMap((form) => {
      const answers = { ...answersTo(form), slot: [form === 'request-visit' ? free : ''] }
      const script = async (): Promise<RouteRequest> =>
        post(
          '/forms/:locale/:form',
          `/forms/nl/${form}`,
          JSON.stringify({ ...answers, ...somebodyElse, proof: [await proveAtOnce(form)] }),
          { headers: json },
        )
      const page = post('/forms/:locale/:form', `/forms/nl/${form}`, withFile(toBody(answers)))
      return [script(), Promise.resolve(page), Promise.resolve(get('/forms/:locale/:form', page.path))]
    }),
  )
  const home = '/portal/:locale/property/:id'
  const own = '/portal/nl/property/2417'
  const account = (part: string, fields: Readonly<Record<string, string>>, by: 'an' | 'bea' = 'an') => {
    const body = new URLSearchParams(fields)
    const isSlow = Object.values(fields).includes(goodPassword)
    const posting = { cookie: cookies[by], isSlow }
    return post(`/portal/:locale/account/${part}`, `/portal/nl/account/${part}`, body, posting)
  }
  const portal = (part: string, fields: Readonly<Record<string, string>>, posting: Posting = {}) =>
    post(`/portal/:locale/${part}`, `/portal/nl/${part}`, new URLSearchParams(fields), posting)
  // The first act of each route.
  const rows = new Map(
    deskRows(desk)
      .toReversed()
      .map((row) => [`${row.route} ${row.fields === undefined}`, row]),
  ).values()
  const paper = new FormData()
  paper.append('paper', 'electricity')
  paper.append('file', new File(['%PDF-1.4\n%%EOF'], 'keuring.pdf'))
  const email = 'an.debacker@voorbeeld.be'
  const password = goodPassword
  return [
    ...forms,
    ...['confirm', 'keep', 'unsubscribe', 'confirm-offer', 'leave-out'].flatMap((kind) => bothWays(kind)),
    ...bothWays('appointment', { action: 'cancel' }),
    get('/forms/:locale/appointment/:token/appointment.ics', `${link('appointment')}/appointment.ics`),
    get('/forms/:locale/offer/:token', link('offer')),
    get('/forms/:locale/documents/:link', link('documents')),
    get('/forms/:locale/documents/:link/:name', `${link('documents')}/Bodemattest.pdf`),
    get('/forms/:locale/documents-requested/:link', link('documents-requested')),
    post('/forms/:locale/documents-requested/:link', link('documents-requested'), ''),
    get('/forms/challenge/:form', '/forms/challenge/site-contact'),
    get('/forms/:locale/slots/:form', '/forms/nl/slots/request-visit?subject=property/2417'),
    post('/forms/visits', '/forms/visits', new URLSearchParams({ subject: 'property/2417' })),
    post('/forms/reports', '/forms/reports', JSON.stringify(report), { headers: json }),
    get('/portal/:locale/', '/portal/nl/', cookies.an),
    ...[...homeViews, 'nothing'].map((view) => get(`${home}/:view`, `${own}/${view}`, cookies.an)),
    get(`${home}/:view`, `${own}/statistics?by=week`, cookies.an, json),
    get(`${home}/report/:month`, `${own}/report/2026-10`, cookies.an),
    get(`${home}/offer/:offer`, `${own}/offer/o`, cookies.an),
    get(`${home}/document/:document`, `${own}/document/d`, cookies.an),
    post(`${home}/hand-in`, `${own}/hand-in`, paper, { cookie: cookies.an }),
    post(`${home}/hand-in`, `${own}/hand-in`, new URLSearchParams({ remark: 'x' })),
    get('/portal/:locale/account', '/portal/nl/account', cookies.an),
    get('/portal/:locale/account', '/portal/nl/account', cookies.bea),
    account('email', { email: 'other@owner.example', 'email-password': password }),
    account('password', { old: password, new: 'een andere boot op het meer' }),
    account('mails', { report: 'yes' }),
    account('language', { language: 'nl' }),
    account('sessions', { session: 'others' }),
    account('second-step/start', { 'on-password': password }),
    account('second-step/confirm', { code: '000000' }),
    account('second-step/codes', { 'codes-password': password }, 'bea'),
    account('second-step/off', { 'off-password': password }, 'bea'),
    get('/portal/:locale/sign-in', '/portal/nl/sign-in'),
    portal('sign-in', { email, password }, { isSlow: true }),
    get('/portal/:locale/arrived', '/portal/nl/arrived', cookies.an),
    portal('sign-out', {}, { cookie: cookies.an }),
    get('/portal/:locale/code', '/portal/nl/code', cookies.half),
    portal('code', { code: recovery, recovery: 'yes' }, { cookie: cookies.half }),
    portal('code', { code: '000000' }, { cookie: cookies.half }),
    get('/portal/challenge/owner-password', '/portal/challenge/owner-password'),
    get('/portal/:locale/forgotten', '/portal/nl/forgotten'),
    portal('forgotten', { email, proof: await proveAtOnce('owner-password') }, { isSlow: true }),
    get('/portal/:locale/password/:token', link('password')),
    post(
      '/portal/:locale/password/:token',
      link('password'),
      new URLSearchParams({ password, again: password }),
      { isSlow: true },
    ),
    get('/portal/:locale/email/:token', link('email')),
    post('/portal/:locale/email/:token', link('email'), '', { cookie: cookies.an }),
    get('/portal/:locale/stop/:token', link('stop')),
    post('/portal/:locale/stop/:token', link('stop'), ''),
    get('/portal/:locale/print/:token/:kind/:id/:month', link('print')),
    get('/portal/:locale/account/second-step', '/portal/nl/account/second-step', cookies.an),
    get('/desk/:locale/', '/desk/nl/', cookies.an),
    get('/desk/calendar/:file{[\\w-]+\\.ics}', desk.feed),
    ...[...rows].map(({ route, path, fields }) =>
      fields === undefined
        ? get(`/desk/:locale/${route}`, path, cookies.lotte)
        : post(`/desk/:locale/${route}`, path, new URLSearchParams({ token: desk.token, ...fields }), {
            cookie: cookies.lotte,
          }),
    ),
    get('/healthz', '/healthz'),
    get('/readyz', '/readyz'),
  ]
}

/** Returns what a page posts whose form has a place for a CV, and one was chosen. */
function withFile(texts: URLSearchParams): FormData {
  const body = new FormData()
  for (const [name, text] of texts) body.append(name, text)
  body.append('resume', new File(['%PDF-1.4\n%%EOF'], 'cv.pdf'))
  return body
}

type Posting = Readonly<{
  cookie?: string
  isSlow?: boolean
  headers?: Readonly<Record<string, string>>
}>

const report = {
  'csp-report': {
    'document-uri': `${testOrigin}/nl/`,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://else.example/x.png',
  },
}
