import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { staffOnly } from '#service/desk/desk-context.ts'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import type { DoorContext } from '#service/door/door-context.ts'
import { toCsv } from '#text/csv.ts'
import { NumbersPage, numbersTitle } from './numbers-page.tsx'
import { readNumbers, readSpan } from './read-numbers.ts'

/** Adds the numbers of requests, as a page and as a table for a spreadsheet. */
export function addNumbersRoutes(app: Hono, context: DoorContext): void {
  const { db } = context.database
  app.get(
    `${deskRoot}/:locale/numbers`,
    staffOnly(context, async ({ c, page, reply }) => {
      const span = readSpan(c.req.query(), page.today)
      const rows = await readNumbers(db, span, page)
      const frame = { view: 'numbers', title: numbersTitle(rows, page) } as const
      return reply(await deskPage(db, frame, page, <NumbersPage rows={rows} span={span} page={page} />))
    }),
  )
  app.get(
    `${deskRoot}/:locale/numbers.csv`,
    staffOnly(context, async ({ c, page }) => {
      const { t, staff, colleagues } = page
      const span = readSpan(c.req.query(), page.today)
      const rows = await readNumbers(db, span, page)
      const columns = ['day', 'form', 'office', 'agent', 'home', 'from', 'campaign', 'after'] as const
      const nameOf = (agent: string | null): string =>
        staff.role === 'manager' || agent === staff.id
          ? (colleagues.find(({ id }) => id === agent)?.name ?? '')
          : ''
      const csv = toCsv([
        columns.map((column) => t(`deskNumbers.column.${column}`)),
        ...rows.map((row) => [
          row.day,
          t(`mails.agency.of.${row.form}`),
          row.office ?? '',
          nameOf(row.agent),
          row.subject ?? '',
          t(`deskNumbers.source.${row.source}`),
          row.campaign ?? '',
          String(row.answer_minutes ?? ''),
        ]),
      ])
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="numbers-${span.from}-${span.to}.csv"`,
      })
    }),
  )
}
