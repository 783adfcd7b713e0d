import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { HttpClient } from '#tests/support/load/http-client.ts'
import type { Mix, Shot, ShotKind } from '#tests/support/load/mix.ts'

/** How long requests took, in milliseconds from the moment when each was due, and what went wrong. */
export type Times = Readonly<{
  count: number
  median: number
  p99: number
  longest: number
  /** Requests by an answer that was not expected: a status, or 0 for none. */
  unexpected: Readonly<Record<string, number>>
}>

/** What a load found. */
export type LoadResult = Readonly<{
  posts: Times
  reads: Times
  kinds: Readonly<Partial<Record<ShotKind, number>>>
  /** Milliseconds by which the load itself was late, for one request of a hundred. */
  lateP99: number
}>

type Rate = Readonly<{ seconds: number; postsPerSecond: number; readsPerSecond: number }>

/**
 * Sends posts and reads at a constant rate, whether or not those before were answered: a service that stops for a while
 * is charged for every request that was due meanwhile.
 */
export async function runOpenLoad(
  client: HttpClient,
  url: string,
  mix: Pick<Mix, 'post' | 'read'>,
  { seconds, postsPerSecond, readsPerSecond }: Rate,
): Promise<LoadResult> {
  const kinds: Partial<Record<ShotKind, number>> = {}
  const late = createHistogram()
  const [posts, reads] = [createTally(), createTally()]
  const flights = new Set<Promise<void>>()
  const start = performance.now()

  const fly = (due: number, make: () => Promise<Shot> | Shot, tally: Tally): void => {
    late.record(toMicroseconds(performance.now() - due))
    const flight = (async () => {
      const { kind, expected, request, onAnswer } = await make()
      const answer = await client.send(url, request)
      tally.record(performance.now() - due, answer.status === expected ? undefined : (answer.status ?? 0))
      kinds[kind] = (kinds[kind] ?? 0) + 1
      onAnswer?.(answer)
    })()
    flights.add(flight)
    void flight.finally(() => flights.delete(flight))
  }
  const streams = [
    { every: 1000 / postsPerSecond, tally: posts, make: mix.post, next: start },
    { every: 1000 / readsPerSecond, tally: reads, make: mix.read, next: start },
  ]
  const end = start + seconds * 1000
  for (let now = start; now < end; now = performance.now()) {
    for (const stream of streams) {
      for (; stream.next <= now; stream.next += stream.every) fly(stream.next, stream.make, stream.tally)
    }
    await setTimeout(1)
  }
  await Promise.all(flights)
  return { posts: posts.times(), reads: reads.times(), kinds, lateP99: late.percentile(99) / 1000 }
}

type Tally = Readonly<{ record: (ms: number, unexpected?: number) => void; times: () => Times }>

function createTally(): Tally {
  const histogram: RecordableHistogram = createHistogram()
  const unexpected: Record<string, number> = {}
  return {
    record: (ms, status) => {
      histogram.record(toMicroseconds(ms))
      if (status !== undefined) unexpected[status] = (unexpected[status] ?? 0) + 1
    },
    times: () => ({
      count: histogram.count,
      median: histogram.percentile(50) / 1000,
      p99: histogram.percentile(99) / 1000,
      longest: histogram.max / 1000,
      unexpected,
    }),
  }
}

function toMicroseconds(ms: number): number {
  return Math.max(1, Math.round(ms * 1000))
}
