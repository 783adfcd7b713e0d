import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deskRoot } from '#contracts/desk-paths.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { Locale } from '#domain/values/locale.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { type DoorContext, inShell, type PageRequest } from '#service/door/door-context.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import type { Bookings } from '#service/requests/bookings/bookings.ts'
import type { FollowedSettings } from '#service/kit/recipients/follow-settings.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import { listStaff } from '#service/owners/accounts/find-staff.ts'
import type { PublishedList } from '#service/requests/alerts/publication.ts'
import type { ReleasedTestimonials } from '#service/requests/testimonials/released-testimonials.ts'
import { deskHrefs, type DeskPage } from './desk-page.ts'
import type { Scope } from './requests/seen-requests.ts'
import { keepText, refusedPage } from './views/refused-page.tsx'
import { scopesOf } from './views/bar-parts.tsx'

/** What the desk needs to answer. */
export type DeskContext = DoorContext &
  Readonly<{
    /** Erases a person or a request with all that belongs to it, and tells who had an appointment. */
    erase: (key: PersonKey) => Promise<number>
    findRecords: (key: PersonKey) => Promise<PersonRecords>
    /** The testimonials in the texts of the site, where the service has them. */
    testimonials?: ReleasedTestimonials
    /** Reads the lists of homes that the site publishes. */
    readLists?: () => Promise<readonly PublishedList[]>
    bookings: Bookings
    /** Stores a form as one that is posted, with no mail to the agency, and to its sender where `mails` says so; returns its number. */
    accept: (noted: NotedForm) => Promise<number>
    /** What is set at the desk: read anew once a change was stored. */
    deskSettings: Pick<FollowedSettings, 'look'>
  }>

/** A form that staff filled in for somebody who called. */
export type NotedForm = Readonly<{
  form: FormId
  locale: Locale
  answers: Answers
  subject?: string
  uploads: readonly []
  /** The same for a call that is posted twice. */
  dedupeKey: string
  mails: 'none' | 'visitor'
}>

/** A request for a page of the desk, answered in the site's own empty page for it; `text` and `texts` return what was posted under a name, or what the address asks. */
export type DeskRequest = PageRequest &
  Readonly<{
    page: DeskPage
    text: (name: string) => string
    texts: (name: string) => readonly string[]
    posted: PostedTexts
  }>

/** What is stored about a person, as far as the desk looks into it; an export is all of it. */
type PersonRecords = Readonly<{
  requests: readonly Readonly<{ id: number }>[]
  appointments: readonly Readonly<{ starts: string; seat: number | null }>[]
  subscriptions: readonly unknown[]
  documents: readonly unknown[]
  account?: Readonly<{ role?: StaffRole }>
  owner?: unknown
}>

/** Cookie of the requests that a browser shows: those of an office, of all, the own ones. */
const scopeCookie = 'desk_scope'

/** What tokens of posts are signed for, and links to the pages of persons. */
const purpose = 'desk post'
export const personPurpose = 'desk person'

/** Seconds for which a browser keeps what it shows: half a year. */
const keptFor = 180 * 24 * 60 * 60

/**
 * Returns a route that staff alone get an answer from, and none of them before the second step is set up. Anybody else who is
 * signed in finds nothing there; a post without the token of its session is refused, and what is for managers to an agent.
 */
export function staffOnly(
  context: DoorContext,
  answer: (request: DeskRequest) => Promise<Response>,
  role: StaffRole = 'agent',
): (c: Context) => Promise<Response> {
  const { database, signer, clock, words } = context
  return signedInOnly(
    context,
    async (request, { session, hasSecondStep, staff }) => {
      const { c, locale, t, agency, site } = request
      if (staff === undefined || site.desk === undefined) return await c.notFound()
      if (!hasSecondStep) return c.redirect(portalPaths(locale).secondStep, 303)
      if (role === 'manager' && staff.role !== 'manager')
        return request.reply(refusedPage('managers', request), 403)
      const post = c.req.method === 'POST' ? await readPost(c) : undefined
      const asked = post?.ok === true ? post.texts : post === undefined ? c.req.queries() : {}
      const texts = (name: string): readonly string[] => asked[name] ?? []
      const text = (name: string): string => texts(name)[0]?.trim() ?? ''
      if (c.req.method === 'POST' && signer.read(purpose, text('token')) !== session)
        return request.reply(refusedPage('token', request), 403)
      const now = clock()
      return await answer({
        ...request,
        reply: inShell(c, site.desk),
        text,
        texts,
        posted: asked,
        page: {
          locale,
          t,
          staff,
          token: signer.sign(purpose, session),
          now,
          hasCrm: context.hasCrm,
          words,
          locales: [...c.get('site').forms.keys()],
          agency,
          today: toBrussels(now).on,
          colleagues: await listStaff(database.db),
          scope: scopeOf(
            c,
            scopesOf({ staff, words, t }).map(({ value }) => value),
          ),
          subjects: site.subjects,
          hrefs: deskHrefs(locale),
          personHref: (...row) => deskHrefs(locale).person(signer.sign(personPurpose, row)),
          seal: (mailbox) => signer.seal(personPurpose, mailbox),
        },
      })
    },
    (request) => keepText(request, context),
  )
}

/** Returns what is shown: what the address asks for, which the browser keeps, else what it kept, else the first office. */
function scopeOf(c: Context, scopes: readonly Scope[]): Scope {
  const chosen = scopes.find((scope) => scope === c.req.query('who'))
  if (chosen !== undefined)
    setCookie(c, scopeCookie, chosen, { path: deskRoot, httpOnly: true, sameSite: 'Lax', maxAge: keptFor })
  return chosen ?? scopes.find((scope) => scope === getCookie(c, scopeCookie)) ?? scopes[1] ?? 'me'
}
