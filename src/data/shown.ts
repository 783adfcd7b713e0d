import type { PlainDate } from '#domain/values/measure.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** The day of the site; drafts show what is still to come, too. */
export type Shown = Readonly<{ now: PlainDate; showsDrafts?: boolean }>

/** When something is on the site; without a status it is published, and without days it has no beginning and no end. */
export type Dated = Readonly<{
  status?: 'Published' | 'Draft' | null
  from?: PlainDate | null
  /** The last day. */
  until?: PlainDate | null
}>

/** Returns why something is not on the site of a day; undefined when it is. */
export function whyAbsent(
  { status, from, until }: Dated,
  { now, showsDrafts = false }: Shown,
): string | undefined {
  if (until && until < now) return `until ${until}`
  if (showsDrafts) return undefined
  if (status === 'Draft') return 'a draft'
  return from && from > now ? `from ${from}` : undefined
}

/** What is said of days in the wrong order; the editor refuses them. */
export const neverShown = 'a last day before the first one: it is never shown'

/** Warns of a last day before the first one. */
export function checkDays({ from, until }: Dated, log: RecordLog, field: string): void {
  if (from && until && until < from)
    log.warn(field, neverShown, {
      expected: `a day from ${from} on`,
      received: until,
      remedy: 'correct one of the two days',
    })
}
