import type { Hono } from 'hono'
import type { Database } from '#service/kit/database/open-database.ts'
import { decodeJson } from '#service/kit/web/decode-json.ts'
import type { Limits } from '#service/kit/web/limits.ts'
import type { AddressOf } from '#service/kit/web/network-address.ts'
import { keepReports } from '#service/requests/reports/keep-reports.ts'
import { readReports } from '#service/requests/reports/read-report.ts'

/** What keeping the errors of pages needs. */
export type ReportContext = Readonly<{
  database: Database
  origins: ReadonlySet<string>
  addressOf: AddressOf
  limits: Pick<Limits, 'countReport' | 'countError'>
  clock: () => number
}>

/** Adds the address that pages and browsers report errors to. */
export function addReportRoute(app: Hono, context: ReportContext): void {
  app.post('/forms/reports', async (c) => {
    const address = context.addressOf(c)
    const wait = await context.limits.countReport(address)
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      return c.text('too many reports', 429)
    }
    const reports = readReports(decodeJson(await c.req.text()), context.origins)
    if (reports === undefined)
      return c.text('expected an error of a page, a csp-report or an array of reports, as JSON', 400)
    await keepReports(context.database, reports, context.clock(), () => context.limits.countError(address))
    return c.body(null, 204)
  })
}
