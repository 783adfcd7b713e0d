import type { HomeStatisticsView } from '#ui/portal/pages/HomeStatistics.tsx'

/** What the service shows of a home: its page carries it as JSON, and a script that asks for its address gets it alone. */
export type ShownHome = HomeStatisticsView
