import type { ReactNode } from 'react'

/** A column: numbers stand right; the name of one of acts is read aloud only, and a plain one has no name on a phone. */
type Column = string | Readonly<{ label: string; isNumber?: true; isAct?: true; isPlain?: true }>

/** A table whose rows are cards on a phone: each begins with a name. */
export type CardTableView = Readonly<{
  caption: string
  columns: readonly Column[]
  rows: readonly CardRow[]
  /** What all rows come to; its name is as wide as its cells leave. */
  sum?: CardRow
  /** Whether all columns but the first are numbers. */
  areNumbers?: true
  /** Whether it holds counts alone, for which a phone has room. */
  isCounts?: true
}>

type CardRow = Readonly<{
  key: string
  name: string
  href?: string
  /** What stands below the name. */
  sub?: string
  /** Undefined for nothing, which a card leaves out. */
  cells: readonly ReactNode[]
}>

/** Prints such a table; on a phone each cell says its column itself. */
export function CardTable({ caption, columns, rows, sum, areNumbers, isCounts }: CardTableView) {
  const [first, ...others] = columns.map((column): Exclude<Column, string> =>
    typeof column === 'string' ? { label: column, isNumber: areNumbers } : column,
  )
  const line = ({ key, name, href, sub, cells }: CardRow) => (
    <tr key={key}>
      <th scope="row" colSpan={cells.length < others.length ? columns.length - cells.length : undefined}>
        {href === undefined ? name : <a href={href}>{name}</a>}
        {sub !== undefined && <span className="table__sub">{sub}</span>}
      </th>
      {others.slice(-cells.length).map(({ label, isNumber, isAct, isPlain }, index) => {
        const isNone = !isAct && cells[index] === undefined
        const side = isNumber && 'right'
        return (
          <td
            key={label}
            className={isNone ? `${side ?? ''} is-none`.trim() : side}
            data-label={(isAct ?? isPlain) ? undefined : label}
          >
            <span>{isNone ? '–' : cells[index]}</span>
          </td>
        )
      })}
    </tr>
  )
  const table = (
    <table className={isCounts ? 'table table--counts' : 'table table--cards'}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first?.label}</th>
          {others.map(({ label, isNumber, isAct }) => (
            <th key={label} scope="col" className={isNumber && 'right'}>
              {isAct ? <span className="vh">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {sum !== undefined && <tfoot>{line(sum)}</tfoot>}
    </table>
  )
  return isCounts ? <div className="table-wrap">{table}</div> : table
}
