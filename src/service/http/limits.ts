import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often a form may be sent. */
export type Limits = Readonly<{
  /** Counts a form of a network address and the mails to people that it makes; returns the seconds to wait, if any. */
  count: (form: string, address: string | undefined, people: readonly string[]) => Promise<number | undefined>
  /** Counts a challenge for a network address; returns the seconds to wait, if any. */
  countChallenge: (address: string | undefined) => Promise<number | undefined>
  /** Counts a visit of a network address to the page of a home; returns the seconds to wait, if any. */
  countVisit: (address: string) => Promise<number | undefined>
  /** Counts a report of errors from a network address; returns the seconds to wait, if any. */
  countReport: (address: string | undefined) => Promise<number | undefined>
}>

/** Seconds over which forms are counted. */
const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour
/** Challenges for each form that may be sent: pages fetch one that is not used when their visitor leaves. */
const challengesPerForm = 10
/** Visits of a network address in fifteen minutes: an office behind one address reads much, a script reads more. */
const visitsPerQuarter = 300
/** Reports of errors from a network address in fifteen minutes: the same again adds little. */
const reportsPerQuarter = 60

/**
 * Returns the limits of a process: `perQuarter` of each form from a network address in fifteen minutes, and as many mails
 * to a person in an hour, twice as many in a day: more would flood a mailbox that need not be the visitor's. They are
 * kept in memory, so that no address is stored.
 */
export function createLimits(perQuarter: number): Limits {
  const byAddress = new RateLimiterMemory({ points: perQuarter, duration: quarter })
  const byPerson = new RateLimiterMemory({ points: perQuarter, duration: hour })
  const byPersonAndDay = new RateLimiterMemory({ points: 2 * perQuarter, duration: day })
  const challenges = new RateLimiterMemory({ points: challengesPerForm * perQuarter, duration: quarter })
  const visits = new RateLimiterMemory({ points: visitsPerQuarter, duration: quarter })
  const reports = new RateLimiterMemory({ points: reportsPerQuarter, duration: quarter })
  return {
    count: async (form, address, people) => {
      const boxes = people.map(mailboxOf)
      return longestWait([
        ...(address === undefined ? [] : [byAddress.consume(`${form} ${address}`)]),
        ...boxes.flatMap((box) => [byPerson.consume(box), byPersonAndDay.consume(box)]),
      ])
    },
    countChallenge: async (address) =>
      address === undefined ? undefined : longestWait([challenges.consume(address)]),
    countVisit: async (address) => longestWait([visits.consume(address)]),
    countReport: async (address) =>
      address === undefined ? undefined : longestWait([reports.consume(address)]),
  }
}

async function longestWait(counted: readonly Promise<RateLimiterRes>[]): Promise<number | undefined> {
  const results = await Promise.allSettled(counted)
  const waits = results.flatMap((result) => (result.status === 'rejected' ? [secondsOf(result.reason)] : []))
  return waits.length === 0 ? undefined : Math.max(...waits)
}

/** Returns the mailbox that an address belongs to as far as providers commonly treat them: one person has many addresses. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

function secondsOf(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000)
  throw reason
}
