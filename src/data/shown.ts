import type { PlainDate } from '#domain/values/measure.ts'

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
