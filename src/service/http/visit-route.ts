import type { Context, Hono } from 'hono'
import { isbot } from 'isbot'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { VisitCounter } from '#service/requests/visits/count-visit.ts'
import { isLeftOut } from '#service/requests/visits/left-out.ts'
import { visitSource } from '#service/requests/visits/visit-source.ts'
import type { Limits } from '#service/kit/web/limits.ts'
import type { AddressOf } from '#service/kit/web/network-address.ts'

/** What counting visits needs. */
export type VisitContext = Readonly<{
  visits: VisitCounter
  origins: ReadonlySet<string>
  addressOf: AddressOf
  limits: Pick<Limits, 'countVisit'>
  signer: Signer
}>

/** Adds the address that pages of homes call when they are opened. Robots are answered as people are, and not counted. */
export function addVisitRoute(app: Hono, context: VisitContext): void {
  const own = new Set([...context.origins].map((origin) => new URL(origin).hostname))
  app.post('/forms/visits', async (c) => {
    const visitor = isLeftOut(c, context.signer) ? undefined : readVisitor(c, context.addressOf)
    const wait = visitor && (await context.limits.countVisit(visitor.address))
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      return c.text('too many visits', 429)
    }
    const posted = new URLSearchParams(await c.req.text())
    const subject = posted.get('subject') ?? ''
    if (!isSubjectName(subject)) return c.text('expected subject=property/2417 or subject=project/70/3', 400)
    if (![...c.get('site').forms.values()].some(({ subjects }) => subjects[subject] !== undefined))
      return c.text(`there is no page of ${subject}`, 422)
    if (visitor === undefined) return c.body(null, 204)
    const source = visitSource(posted.get('from') ?? '', own)
    await context.visits.count({ subject, source, ...visitor })
    return c.body(null, 204)
  })
}

/** Returns what tells visitors of a day apart; undefined for robots, and for pages that a browser fetches ahead. */
function readVisitor(
  c: Context,
  addressOf: AddressOf,
): Readonly<{ address: string; agent: string }> | undefined {
  const address = addressOf(c)
  const agent = c.req.header('user-agent') ?? ''
  const isAhead = /\bprefetch\b/.test(c.req.header('sec-purpose') ?? '')
  return address === undefined || agent === '' || isAhead || isbot(agent) ? undefined : { address, agent }
}
