import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often a form may be sent. */
export type Limits = Readonly<{
  /** Counts a form of a network address and the mails to people that it makes; returns the seconds to wait, if any. */
  count: (form: string, address: string | undefined, people: readonly string[]) => Promise<number | undefined>
}>

/** Seconds over which forms are counted. */
const quarter = 15 * 60
const hour = 60 * 60

/**
 * Returns the limits of a process: `perQuarter` of each form from a network address in fifteen minutes, and as many mails
 * to a person in an hour: more would flood a mailbox that need not be the visitor's. They are kept in memory, so that no
 * address is stored.
 */
export function createLimits(perQuarter: number): Limits {
  const byAddress = new RateLimiterMemory({ points: perQuarter, duration: quarter })
  const byPerson = new RateLimiterMemory({ points: perQuarter, duration: hour })
  return {
    count: async (form, address, people) => {
      const counted = [
        ...(address === undefined ? [] : [byAddress.consume(`${form} ${address}`)]),
        ...people.map((person) => byPerson.consume(person.toLowerCase())),
      ]
      const results = await Promise.allSettled(counted)
      const waits = results.flatMap((result) =>
        result.status === 'rejected' ? [secondsOf(result.reason)] : [],
      )
      return waits.length === 0 ? undefined : Math.max(...waits)
    },
  }
}

function secondsOf(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000)
  throw reason
}
