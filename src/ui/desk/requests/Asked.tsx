import { Block } from '#ui/portal/kit/Block.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import type { AskedRow, RequestView } from './request-view.ts'

/** What a visitor answered, in the order of the form; what was left open is said too. */
export function Asked({ title, rows, none }: RequestView['asked']) {
  return (
    <Block title={title}>
      <dl className="asked">
        {rows.map((row) => (
          <div key={row.label} className={row.isLong ? 'is-long' : undefined}>
            <dt>{row.label}</dt>
            <Answer row={row} none={none} />
          </div>
        ))}
      </dl>
    </Block>
  )
}

function Answer({ row: { value, note, link }, none }: Readonly<{ row: AskedRow; none: string }>) {
  if (value === undefined && link === undefined) return <dd className="muted">{none}</dd>
  return (
    <dd>
      {value !== undefined && <Spoken of={value} />}
      {note !== undefined && <span className="muted"> {note}</span>}
      {link !== undefined && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </dd>
  )
}
