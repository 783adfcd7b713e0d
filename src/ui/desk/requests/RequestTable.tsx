import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Age, Face, Flag, Thumb } from '#ui/desk/kit/Marks.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Paging } from '#ui/kit/Paging.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import type { BulkView, RequestRow, RequestTable as TableView } from './list-view.ts'

/** Requests as a table, whose rows are cards on a phone; ticks open what can be done with several at once. */
export function RequestTable({ table }: Readonly<{ table: TableView }>) {
  const { caption, columns, rows, bulk, summary, paging } = table
  return (
    <>
      <PostForm post={bulk} className="inbox-form" id="list">
        {bulk.more !== undefined && (
          <a className="inbox-all" href={bulk.more.href}>
            {bulk.more.label}
          </a>
        )}
        <table className="inbox">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th className="inbox__pick">
                <span className="vh">{columns.pick}</span>
              </th>
              <th scope="col">{columns.request}</th>
              <th scope="col">{columns.home}</th>
              <th scope="col">{columns.person}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.agent}</th>
              <th scope="col" className="inbox__age">
                <a href={columns.age.href}>{columns.age.label}</a>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
        <Bulk bulk={bulk} />
      </PostForm>
      {paging === undefined ? (
        <p className="paging paging__summary">{summary}</p>
      ) : (
        <Paging paging={paging} />
      )}
    </>
  )
}

function Row({ row }: Readonly<{ row: RequestRow }>) {
  const { id, href, title, about, flag, home, person, phone, state, agent, age, pick, isPicked } = row
  return (
    <tr className={state.tone === 'new' ? 'is-new' : undefined}>
      <td className="inbox__pick">
        <label>
          <input type="checkbox" name="id" value={id} aria-label={pick} defaultChecked={isPicked} />
        </label>
      </td>
      <th scope="row" className="inbox__title">
        <a href={href}>{title}</a>
        {about !== undefined && (
          <span className="inbox__sub">
            <Spoken of={about} />
          </span>
        )}
        {flag !== undefined && (
          <span className="inbox__sub">
            <Flag flag={flag} />
          </span>
        )}
      </th>
      <td className="inbox__home">
        <div>
          <Thumb of={home.picture} />
          <span className={home.isNone && 'muted'}>
            {home.name}
            {home.place !== undefined && <span className="inbox__sub"> {home.place}</span>}
          </span>
        </div>
      </td>
      <td className="inbox__person">
        {person}
        {phone !== undefined && (
          <span className="inbox__sub">
            {' '}
            <a className="quiet" href={phone.href}>
              {phone.label}
            </a>
          </span>
        )}
      </td>
      <td className="inbox__state">
        <Status status={state} />
      </td>
      <td className="inbox__agent">
        <span className="who">
          <Face of={agent} />
          {agent.name}
        </span>
      </td>
      <td className="inbox__age">
        <Age age={age} />
      </td>
    </tr>
  )
}

/** The style sheet counts the ticks, and shows this while there is one. */
function Bulk({ bulk: { label, picked, agent, assign, done } }: Readonly<{ bulk: BulkView }>) {
  return (
    <fieldset className="bulk small-fields" aria-label={label}>
      <span className="bulk__count">{picked}</span>
      <FormField field={agent} />
      <button className="button button--ghost button--small" type="submit" name="do" value="assign">
        {assign}
      </button>
      <button className="button button--small" type="submit" name="do" value="done">
        {done}
      </button>
    </fieldset>
  )
}
