import type { Generated, Selectable } from 'kysely'

/** The tables of hours at which nobody is received, and of calendars that staff link to the desk. */
export type CalendarTables = {
  block: BlockTable
  calendar_feed: CalendarFeedTable
}

/** Where a block comes from: its agent, a colleague at the desk, or the agent's own calendar. */
export const blockOrigins = ['own', 'desk', 'feed'] as const
export type BlockOrigin = (typeof blockOrigins)[number]

/** Hours at which somebody, or all of an office, receives nobody. */
type BlockTable = {
  id: Generated<number>
  /** Account of the member of staff; null for all of the office. */
  agent: string | null
  /** ID of the office; null for one of an agent, wherever that is. */
  office: string | null
  /** Milliseconds since 1970; the end is not part of it. */
  from_at: number
  until_at: number
  origin: BlockOrigin
  /** Why, for colleagues; always '' for one of a calendar, of which only from and to are kept. */
  text: string
}

/** Why an agent's calendar could not be read. */
export const feedProblems = ['refused', 'unreachable', 'tooSlow', 'tooLarge', 'status', 'unreadable'] as const
export type FeedProblem = (typeof feedProblems)[number]

/** The calendars of a member of staff, both ways: one row for each who linked one. */
type CalendarFeedTable = {
  agent: string
  /** Of the key in the address to subscribe to; null as long as none was made. */
  key_hash: string | null
  /** What the subscribed calendar holds: what is for the agent, or all of the office. */
  holds: 'own' | 'office'
  /** When somebody last read it. */
  subscriber_read_at: number | null
  /** Address of the agent's own calendar; null for none. It is a secret too. */
  busy_address: string | null
  /** What its server said about the version that was read. */
  etag: string | null
  last_modified: string | null
  /** When it was last read, and why not after that. */
  read_at: number | null
  problem: FeedProblem | null
  /** When it could first not be read any more, and when the agent was told. */
  failing_since: number | null
  told_at: number | null
}

/** The calendars of a member of staff, as they are stored. */
export type CalendarFeed = Selectable<CalendarFeedTable>
