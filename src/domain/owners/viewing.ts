import type { SpokenText } from '#domain/values/locale.ts'
import type { LocalTime } from './local-time.ts'

/** States of a visit to a home, from planned to past. */
export const viewingStatuses = ['waiting', 'confirmed', 'done', 'cancelled', 'noShow'] as const
export type ViewingStatus = (typeof viewingStatuses)[number]

/** A visit to a home (nl: plaatsbezoek), as its owner reads it. */
export type Viewing = Readonly<{
  id: string
  at: LocalTime
  status: ViewingStatus
  /** Who comes, without a full name: `Koppel uit Lokeren`, `De heer en mevrouw D., Berlare`; absent for who booked on the site. */
  visitor?: SpokenText
  /** Which of the same visitor's visits it is: 2 for the second. */
  visitNumber: number
  /** ID of the member of the team who is there. */
  agentId?: string
  /** Name of who is there, where no member of the team is named. */
  agent?: string
  /** When it was to be before it was last moved, and why the agency cancelled it. */
  movedFrom?: LocalTime
  reason?: 'gone' | 'agency' | 'owner' | 'visitor'
  /** What the visitor thought, in the agent's words. */
  report?: SpokenText
  /** What the owner should know: `U hoeft niet thuis te zijn`; why it was cancelled. */
  remark?: SpokenText
}>
