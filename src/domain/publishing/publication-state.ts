import type { Problem } from '#domain/site/problem.ts'

/** What an editor is told about publishing: what is live, what waits, what was refused. Moments are of ISO 8601. */
export type PublicationState = Readonly<{
  /** Since when the site is live as it is; absent where no publication has told. */
  live?: LivePublication
  /** When the publication that runs was begun. */
  running?: string
  /** What was saved since: documents as `articles/een-bod-dat-bindt`, records as `properties/2417`, else a file, `menu`. */
  waiting: readonly string[]
  refused?: PublicationRefusal
  /** What is wrong with documents that the live site lacks until they are corrected. */
  leftOut?: readonly Problem[]
  /** Whether there is a site before the live one to go back to. */
  canUndo: boolean
}>

/** What a publication made live. */
export type LivePublication = Readonly<{
  since: string
  /** What it changed for visitors, in lines: `2591 Aalst: € 580.000 → € 565.000`. */
  changes: string
  /** Whether it is live because the one after it was taken back. */
  isUndone: boolean
}>

/** Why the last publication did not become live. */
export type PublicationRefusal = Readonly<{
  at: string
  /** What the command said. */
  text: string
  /** What is wrong with the records and texts; empty where something else stopped it. */
  problems: readonly Problem[]
}>
