import { mapsDirOf } from '#scripts/build/output/source-maps.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { type KeptReport, listReports } from '#service/requests/reports/keep-reports.ts'
import { formatColumns, formatTime } from './format.ts'
import { createSourcePlaces } from './source-place.ts'
import { toCount, withDatabase } from './with-database.ts'

const day = 24 * 60 * 60_000

/** Prints the errors that pages and browsers reported. */
export const errors: Subcommand = {
  about: 'prints the errors of pages that were reported in the last 7 days, newest first',
  options: {
    days: { value: 'N', about: 'those of the last N days' },
    report: { value: 'DIR', about: 'where the build wrote its report and source maps (.cache)' },
  },
  run: async (input) => {
    const days = toCount('--days', input.text('days') ?? '7')
    const reports = await withDatabase(({ db }) => listReports(db, Date.now() - days * day))
    const sourcePlaceOf = createSourcePlaces(mapsDirOf(input.text('report') ?? '.cache'))
    const rows = await Promise.all(
      reports.map(async (report) => [
        formatTime(Number(report.last_at)),
        String(report.times),
        report.kind,
        (await sourcePlaceOf(report)) ?? positionOf(report),
        report.page,
        report.version,
        report.message,
      ]),
    )
    if (rows.length > 0)
      console.log(
        `${formatColumns([['last', 'times', 'kind', 'where', 'page', 'build', 'message'], ...rows]).join('\n')}\n`,
      )
    console.log(`${reports.length} different errors in the last ${days} days`)
    return 0
  },
}

/** @example positionOf(report) // '/_astro/page.Cx3b.js:1:2044' */
function positionOf({ file, line, column }: KeptReport): string {
  return line === 0 ? file : `${file}:${line}:${column}`
}
