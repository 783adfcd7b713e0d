import { homeViews } from '#service/portal/views/kit/home-context.ts'
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
  const request = `/desk/nl/request/${desk.request}`
  const act = (route: string, path: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ token: desk.token, version: '0', ...fields })
    return post(`/desk/:locale/${route}`, path, body, { cookie: cookies.lotte })
  }
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
    get('/desk/:locale/', '/desk/nl/', cookies.lotte),
    get('/desk/:locale/', '/desk/nl/', cookies.an),
    get('/desk/:locale/numbers', '/desk/nl/numbers', cookies.lotte),
    get('/desk/:locale/numbers.csv', '/desk/nl/numbers.csv', cookies.lotte),
    get('/desk/:locale/requests', '/desk/nl/requests?who=all', cookies.lotte),
    get('/desk/:locale/request/:id', request, cookies.lotte),
    get('/desk/:locale/request/:id/file/:file', `${request}/file/${desk.file}`, cookies.lotte),
    ...['take', 'note', 'called', 'done'].map((each) =>
      act('request/:id/:act', `${request}/${each}`, { note: 'Belt terug' }),
    ),
    act('requests/bulk', '/desk/nl/requests/bulk', { do: 'done', id: `${desk.request}`, who: 'all' }),
    get('/desk/:locale/request/:id/answer', `${request}/answer?with=callBack`, cookies.lotte),
    act('request/:id/answer', `${request}/answer`, { subject: 'Uw vraag', text: 'Dag.', do: 'preview' }),
    get('/desk/:locale/diary', `/desk/nl/diary?booking=${desk.request}`, cookies.lotte),
    act('diary/plan', '/desk/nl/diary/plan', {
      day: '2099-01-05',
      from: '10:00',
      what: 'block',
      who: 'office',
    }),
    get('/desk/calendar/:file{[\\w-]+\\.ics}', desk.feed),
    get('/desk/:locale/diary/calendars', '/desk/nl/diary/calendars', cookies.lotte),
    ...['hold', 'link', 'unlink'].map((each) =>
      act('diary/calendars', '/desk/nl/diary/calendars', { do: each, address: 'https://127.0.0.1/a.ics' }),
    ),
    act('diary/unblock', '/desk/nl/diary/unblock', { block: `${desk.block}` }),
    ...['wait', 'confirm', 'move'].map((each) =>
      act('diary/:id/:act', `/desk/nl/diary/${desk.request}/${each}`, {
        sequence: '0',
        day: '2099-01-05',
        time: '10:00',
      }),
    ),
    get('/desk/:locale/requests/new', '/desk/nl/requests/new', cookies.lotte),
    act('requests/new', '/desk/nl/requests/new', { about: 'question', name: 'Rita', phone: '052123456' }),
    get('/desk/:locale/request/:id/erase', `${request}/erase`, cookies.lotte),
    act('request/:id/erase', `${request}/erase`, { number: `${desk.request}` }),
    ...['people', 'people/owners', 'people/alerts', 'people/newsletter', 'testimonials'].map((list) =>
      get(`/desk/:locale/${list}`, `/desk/nl/${list}`, cookies.lotte),
    ),
    get('/desk/:locale/person/:key', desk.person, cookies.lotte),
    get('/desk/:locale/person/:key/erase', `${desk.person}/erase`, cookies.lotte),
    ...['export', 'stop', 'erase'].map((each) =>
      act('person/:key/:act', `${desk.person}/${each}`, { id: '1', sure: 'x' }),
    ),
    act('people/owners/invite', '/desk/nl/people/owners/invite', { email: 'an.debacker@voorbeeld.be' }),
    ...['alerts', 'newsletter'].flatMap((list) =>
      ['export', 'stop'].map((each) =>
        act(`people/${list}/:act`, `/desk/nl/people/${list}/${each}`, { id: '1' }),
      ),
    ),
    ...['publish', 'decline', 'take-back'].map((each) =>
      act('testimonials/:act', `/desk/nl/testimonials/${each}`, {
        request: `${desk.testimonial}`,
        version: '',
      }),
    ),
    get('/desk/:locale/offers', '/desk/nl/offers', cookies.lotte),
    ...['release', 'accept', 'decline'].map((each) =>
      get(
        `/desk/:locale/offers/${each}`,
        `/desk/nl/offers/${each}?home=property/2417&offer=${desk.offer}`,
        cookies.lotte,
      ),
    ),
    ...['release', 'accept', 'decline', 'withdraw', 'reopen'].map((each) =>
      act(`offers/${each}`, `/desk/nl/offers/${each}`, {
        home: 'property/2417',
        offer: `${desk.offer}`,
        seen: desk.seen,
        advice: 'Goed bod.',
        text: 'De eigenaar heeft beslist.',
        ...desk.now,
        way: 'mail',
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
