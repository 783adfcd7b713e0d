import { setTimeout } from 'node:timers/promises'
import { createHttpClient, type HttpAnswer, type HttpRequest } from '#scripts/bench/service/http-client.ts'
import { hiddenControls } from '#scripts/bench/service/plain-body.ts'
import type { FilledForm, Posts } from '#scripts/bench/service/posts.ts'

/** Visitors who send forms without a pause, half of them by script. */
export type Storm = Readonly<{
  /** Names of those whose form was acknowledged, and of those who sent one at all. */
  acknowledged: ReadonlySet<string>
  sent: ReadonlySet<string>
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
  const sent = new Set<string>()
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
  const byScript = async (filled: FilledForm): Promise<boolean> => {
    sent.add(filled.name)
    return (await insist(await posts.byScript(filled))).status === 201
  }
  const plainly = async (filled: FilledForm): Promise<boolean> => {
    const { text } = await insist(posts.plainly(filled))
    await setTimeout(look)
    sent.add(filled.name)
    return (await insist(posts.plainly(filled, hiddenControls(text)))).status === 303
  }
  const visit = async (isScript: boolean): Promise<void> => {
    while (!over.signal.aborted) {
      const filled = posts.fill()
      if (await (isScript ? byScript(filled) : plainly(filled))) acknowledged.add(filled.name)
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index % 2 === 0)))
  return {
    acknowledged,
    sent,
    statuses,
    end: async () => {
      over.abort()
      await visits
      client.close()
    },
  }
}
