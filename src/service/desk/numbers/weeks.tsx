import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, daysBetween } from '#domain/values/plain-date.ts'
import { formatShortDay } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { Graph, type GraphView } from '#ui/desk/kit.ts'
import { scaleFor } from '#ui/portal/kit/scale-for.ts'
import { type Counted, mondayOf, type Span } from './read-numbers.ts'

/** Days below the graph at most: more would overlap. */
const mostDays = 12

/** A week that begins on a Monday, with the requests of it. */
export type Week = Readonly<{ monday: PlainDate; rows: readonly Counted[] }>

/** Returns the weeks of a span with their requests. */
export function weeksOf({ rows, span }: Readonly<{ rows: readonly Counted[]; span: Span }>): readonly Week[] {
  const first = mondayOf(span.from)
  const byWeek = Map.groupBy(rows, ({ day }) => mondayOf(day))
  return Array.from({ length: Math.floor(daysBetween(first, span.to) / 7) + 1 }, (_, at) => {
    const monday = addDays(first, at * 7)
    return { monday, rows: byWeek.get(monday) ?? [] }
  })
}

/** Says how many requests last week brought, or the span where it ends on another day. */
export function sayWeeks(weeks: readonly Week[], { to }: Span, { t, today }: DeskPage): string {
  const counts = weeks.map(({ rows }) => rows.length)
  const count = counts.at(-1) ?? 0
  if (to !== addDays(mondayOf(today), -1))
    return t('deskNumbers.title', { count: counts.reduce((sum, each) => sum + each, 0) })
  const isMost = counts.length > 1 && counts.slice(0, -1).every((each) => each < count)
  return isMost
    ? t('deskNumbers.mostIn', { count, weeks: counts.length })
    : t('deskNumbers.lastWeek', { count })
}

type Props = Readonly<{ weeks: readonly Week[]; page: DeskPage }>

/** Bars of weeks, the last of which stands out; the table below them says the same. */
export function WeekGraph({ weeks, page: { t, locale } }: Props) {
  const step = Math.ceil(weeks.length / mostDays)
  const dayOf = ({ monday }: Week): string => formatShortDay(monday, locale)
  const graph: GraphView = {
    label: t('deskNumbers.perWeek'),
    scale: scaleFor(Math.max(...weeks.map(({ rows }) => rows.length))),
    bars: weeks.map((week, at) => ({
      kind: at === weeks.length - 1 ? 'busiest' : 'week',
      count: week.rows.length,
      title: t('deskNumbers.week', { day: dayOf(week), count: week.rows.length }),
    })),
    days: weeks.flatMap((week, bar) =>
      (weeks.length - 1 - bar) % step === 0 ? [{ bar, text: dayOf(week) }] : [],
    ),
    marks: [],
  }
  return <Graph graph={graph} />
}
