import { setTimeout } from 'node:timers/promises'
import type { Parts } from '#tests/support/load/find-faults.ts'
import { createHttpClient, type HttpAnswer, type HttpRequest } from '#tests/support/load/http-client.ts'
import { hiddenControls } from '#tests/support/load/plain-body.ts'
import { type FilledForm, partsOf, type Posts } from '#tests/support/load/posts.ts'

/** Visitors who send forms without a pause, half of them by script; every third form twice, as after a lost answer. */
export type Storm = Readonly<{
  /** Names of those whose form was acknowledged. */
  acknowledged: ReadonlySet<string>
  /** What those sent who sent one at all, by their name. */
  sent: ReadonlyMap<string, Parts>
  /** Right forms that were refused: all of them, since nobody else chooses their moments. */
  refused: readonly string[]
  /** How many forms were sent again after they were acknowledged, and how many of them book a moment. */
  again: Readonly<{ forms: number; bookings: number }>
  /** How often each status was answered; 0 for a connection that broke. */
  statuses: ReadonlyMap<number, number>
  /** Lets everybody finish; whoever got no answer yet goes on until there is one. */
  end: () => Promise<void>
}>

/** Milliseconds between the page that asks to confirm and its button, and before another try. */
const look = 1600
const rest = 100

/**
 * Starts visitors at a service that may be away: like a browser, they send the same form with the same key again until it
 * is acknowledged. `url` is where the service is now.
 */
export function startStorm(posts: Posts, url: () => string, visitors = 12): Storm {
  const client = createHttpClient()
  const acknowledged = new Set<string>()
  const sent = new Map<string, Parts>()
  const refused: string[] = []
  const again = { forms: 0, bookings: 0 }
  const statuses = new Map<number, number>()
  const over = new AbortController()

  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = await client.send(url(), request)
    const status = answer.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return answer
  }
  /** Sends until there is an answer that is no outage. */
  const insist = async (request: HttpRequest): Promise<HttpAnswer> => {
    for (;;) {
      const answer = await send(request)
      if (answer.status !== undefined && answer.status < 500) return answer
      await setTimeout(rest)
    }
  }
  /** Sends a form that is right, some of them once more; whether it was acknowledged each time. */
  const submit = async (filled: FilledForm, request: HttpRequest, expected: number): Promise<void> => {
    const isRepeated = sent.size % 3 === 0
    sent.set(filled.name, partsOf(filled))
    const { status } = await insist(request)
    if (status === expected) acknowledged.add(filled.name)
    else refused.push(`${filled.form.id} of ${filled.name}: ${status}`)
    if (!isRepeated || status !== expected) return
    again.forms += 1
    if (filled.slot !== undefined) again.bookings += 1
    const repeated = await insist(request)
    if (repeated.status !== expected)
      refused.push(`${filled.form.id} of ${filled.name}, again: ${repeated.status}`)
  }
  const visit = async (isScript: boolean): Promise<void> => {
    while (!over.signal.aborted) {
      const filled = posts.fill()
      if (isScript) {
        await submit(filled, await posts.byScript(filled), 201)
        continue
      }
      const { text } = await insist(await posts.plainly(filled))
      await setTimeout(look)
      await submit(filled, posts.confirmed(filled, hiddenControls(text)), 303)
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index % 2 === 0)))
  return {
    acknowledged,
    sent,
    refused,
    again,
    statuses,
    end: async () => {
      over.abort()
      await visits
      client.close()
    },
  }
}
