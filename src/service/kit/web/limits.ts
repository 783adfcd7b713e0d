import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { mailboxOf } from '#service/kit/mail/mailbox.ts'

/** How often a form may be sent. */
export type Limits = Readonly<{
  /** Counts a post of a network address, before it is read; returns the seconds to wait, if any. */
  countPost: (address: string | undefined) => Promise<number | undefined>
  /**
   * Counts a form of a network address, and then the mails to people that it makes; returns the seconds to wait, if any.
   * What an address used up is not held against the people whose addresses it typed.
   */
  count: (form: string, address: string | undefined, people: readonly string[]) => Promise<number | undefined>
  /** Counts a mail to somebody; whether the mailbox has room for it. */
  countMail: (person: string) => Promise<boolean>
  /** Takes back the count of a mail that was not stored after all. */
  forgetMail: (person: string) => Promise<void>
  /** Counts the bytes of a file that is kept for a network address; returns the seconds to wait, if any. */
  countKept: (address: string | undefined, bytes: number) => Promise<number | undefined>
  /** Counts a challenge for a network address; returns the seconds to wait, if any. */
  countChallenge: (address: string | undefined) => Promise<number | undefined>
  /** Counts a visit of a network address to the page of a home; returns the seconds to wait, if any. */
  countVisit: (address: string) => Promise<number | undefined>
  /** Counts a reading of a subscribed calendar from a network address; returns the seconds to wait, if any. */
  countFeed: (address: string | undefined) => Promise<number | undefined>
  /** Counts a report of errors from a network address; returns the seconds to wait, if any. */
  countReport: (address: string | undefined) => Promise<number | undefined>
  /** Counts a different error that a network address reports; whether it is within the share of one address in a day. */
  countError: (address: string | undefined) => Promise<boolean>
}>

/** Seconds over which forms are counted. */
const quarter = 15 * 60
const hour = 60 * 60
const day = keptTerms['counted-address'].count * 24 * hour
/** Posts for each form that may be sent: somebody corrects a form, and a browser sends it again while it gets no answer. */
const postsPerForm = 10
/** Challenges for each form that may be sent: pages fetch one that is not used when their visitor leaves. */
const challengesPerForm = 10
/** Visits of a network address in fifteen minutes: an office behind one address reads much, a script reads more. */
const visitsPerQuarter = 300
/** Readings of calendars from a network address in fifteen minutes: programs of forty people behind one address ask every five. */
const feedsPerQuarter = 120
/** Reports of errors from a network address in fifteen minutes: the same again adds little. */
const reportsPerQuarter = 60
/** Different errors of a network address in a day: nobody fills the day's rows alone. */
const errorsPerDay = 10
/** Bytes of files that are kept for a network address in half an hour, which is as long as one is kept: five large ones. */
const keptBytes = 25 * 1024 * 1024
const halfHour = 30 * 60

/**
 * Returns the limits of a process: `perQuarter` of each form from a network address in fifteen minutes, and as many mails
 * to a person in an hour, twice as many in a day: more would flood a mailbox that need not be the visitor's. They are
 * kept in memory, so that no address is stored.
 */
export function createLimits(perQuarter: number): Limits {
  const posts = createLimiter(postsPerForm * perQuarter, quarter)
  const byAddress = createLimiter(perQuarter, quarter)
  const byPerson = createLimiter(perQuarter, hour)
  const byPersonAndDay = createLimiter(2 * perQuarter, day)
  const challenges = createLimiter(challengesPerForm * perQuarter, quarter)
  const visits = createLimiter(visitsPerQuarter, quarter)
  const feeds = createLimiter(feedsPerQuarter, quarter)
  const reports = createLimiter(reportsPerQuarter, quarter)
  const errors = createLimiter(errorsPerDay, day)
  const kept = createLimiter(keptBytes, halfHour)

  /** Takes a point of each mailbox, or none where one of them has none left. */
  const countPeople = async (people: readonly string[]): Promise<number | undefined> => {
    const taken: (() => Promise<unknown>)[] = []
    for (const box of people.map(mailboxOf))
      for (const limiter of [byPerson, byPersonAndDay]) {
        const wait = await limiter.take(box)
        taken.push(() => limiter.giveBack(box))
        if (wait === undefined) continue
        await Promise.all(taken.map((giveBack) => giveBack()))
        return wait
      }
    return undefined
  }
  return {
    countPost: async (address) => posts.take(address),
    count: async (form, address, people) =>
      (await byAddress.take(address === undefined ? undefined : `${form} ${address}`)) ??
      (await countPeople(people)),
    countMail: async (person) => (await countPeople([person])) === undefined,
    forgetMail: async (person) => {
      const box = mailboxOf(person)
      await Promise.all([byPerson.giveBack(box), byPersonAndDay.giveBack(box)])
    },
    countKept: async (address, bytes) => {
      const wait = await kept.take(address, bytes)
      // A file that found no room took none.
      if (wait !== undefined && address !== undefined) await kept.giveBack(address, bytes)
      return wait
    },
    countChallenge: async (address) => challenges.take(address),
    countVisit: async (address) => visits.take(address),
    countFeed: async (address) => feeds.take(address),
    countReport: async (address) => reports.take(address),
    countError: async (address) => (await errors.take(address)) === undefined,
  }
}

type Limiter = Readonly<{
  /** Takes points of a key; returns the seconds to wait where there are not enough. An unknown key has no limit. */
  take: (key: string | undefined, points?: number) => Promise<number | undefined>
  giveBack: (key: string, points?: number) => Promise<unknown>
}>

function createLimiter(points: number, duration: number): Limiter {
  const limiter = new RateLimiterMemory({ points, duration })
  return {
    take: async (key, taken = 1) => {
      if (key === undefined) return undefined
      try {
        await limiter.consume(key, taken)
        return undefined
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000)
        throw reason
      }
    },
    giveBack: (key, points) => limiter.reward(key, points),
  }
}
