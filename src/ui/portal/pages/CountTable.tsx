import { CardTable } from '#ui/portal/kit/CardTable.tsx'

/** A table of counts: a row for each week with its days, or for each period with its sum. */
export type CountTableView = Readonly<{
  caption: string
  /** Names of the columns; the first is that of the rows, the last that of their sums. */
  columns: readonly string[]
  /** A day that was not counted is empty. */
  rows: readonly Readonly<{ name: string; days: readonly string[]; sum: string }>[]
  sum: Readonly<{ label: string; count: string }>
  notCounted: string
}>

/** Every count of a graph, to read and to add up. */
export function CountTable({ table }: Readonly<{ table: CountTableView }>) {
  const { caption, columns, rows, sum, notCounted } = table
  const none = (
    <>
      <span className="muted" aria-hidden="true">
        ·
      </span>
      <span className="vh">{notCounted}</span>
    </>
  )
  const lines = rows.map(({ name, days, sum: total }) => {
    const cells = [...days.map((count) => count || none), <strong key="sum">{total}</strong>]
    return { key: name, name, cells }
  })
  const all = { key: 'sum', name: sum.label, cells: [sum.count] }
  return <CardTable areNumbers isCounts caption={caption} columns={columns} rows={lines} sum={all} />
}
