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
  const [first, ...others] = columns
  return (
    <div className="table-wrap">
      <table className="table table--counts">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((name) => (
              <th key={name} scope="col" className="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, days: counts, sum: total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={columns[index + 1]} className="right">
                  {count === '' ? (
                    <>
                      <span className="muted" aria-hidden="true">
                        ·
                      </span>
                      <span className="vh">{notCounted}</span>
                    </>
                  ) : (
                    count
                  )}
                </td>
              ))}
              <td className="right">
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {sum.label}
            </th>
            <td className="right">{sum.count}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
