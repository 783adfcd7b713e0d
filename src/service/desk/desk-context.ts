import type { Context } from 'hono'
import { portalPaths } from '#contracts/portal-paths.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PostedTexts } from '#forms/answers.ts'
import type { NewSubmission } from '#service/requests/submissions/accept-submission.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import { type DoorContext, inShell, type PageRequest } from '#service/door/door-context.ts'
import { signedInOnly } from '#service/door/signed-in-only.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import type { Bookings } from '#service/requests/bookings/bookings.ts'
import type { FollowedSettings } from '#service/kit/recipients/follow-settings.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import type { PublishedList } from '#service/requests/alerts/publication.ts'
import type { ReleasedTestimonials } from '#service/requests/testimonials/released-testimonials.ts'
import { type DeskPage, pageFor, postPurpose } from './desk-page.ts'
import { keepText, refusedPage } from './views/refused-page.tsx'

export { personPurpose } from './desk-page.ts'

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
export type NotedForm = Pick<NewSubmission, 'form' | 'answers' | 'subject' | 'dedupeKey'> &
  Readonly<{ locale: Locale; uploads: readonly []; mails: 'none' | 'visitor' }>

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

/**
 * Returns a route that staff alone get an answer from, and none of them before the second step is set up. Anybody else who is
 * signed in finds nothing there; a post without the token of its session is refused, and what is for managers to an agent.
 */
export function staffOnly(
  context: DoorContext,
  answer: (request: DeskRequest) => Promise<Response>,
  role: StaffRole = 'agent',
): (c: Context) => Promise<Response> {
  const { signer } = context
  return signedInOnly(
    context,
    async (request, { session, hasSecondStep, staff }) => {
      const { c, locale, site } = request
      if (staff === undefined || site.desk === undefined) return await c.notFound()
      if (!hasSecondStep) return c.redirect(portalPaths(locale).secondStep, 303)
      if (role === 'manager' && staff.role !== 'manager')
        return request.reply(refusedPage('managers', request), 403)
      const post = c.req.method === 'POST' ? await readPost(c) : undefined
      const asked = post?.ok === true ? post.texts : post === undefined ? c.req.queries() : {}
      const texts = (name: string): readonly string[] => asked[name] ?? []
      const text = (name: string): string => texts(name)[0]?.trim() ?? ''
      if (c.req.method === 'POST' && signer.read(postPurpose, text('token')) !== session)
        return request.reply(refusedPage('token', request), 403)
      const page = await pageFor(context, request, { session, staff })
      return await answer({ ...request, reply: inShell(c, site.desk), text, texts, posted: asked, page })
    },
    (request) => keepText(request, context),
  )
}
