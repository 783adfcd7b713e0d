import { Paging, type PagingView } from '#ui/kit/Paging.tsx'
import { Agenda, type AgendaItem } from '#ui/portal/kit/Agenda.tsx'
import { Blank, type BlankView } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Choices, type ChoiceView } from '#ui/portal/kit/Choices.tsx'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'
import { Status, type StatusView } from '#ui/portal/kit/Status.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

/** A viewing in the table. */
export type ViewingRow = Readonly<{
  key: string
  at: string
  when: string
  visitor: SpokenView
  /** `2e bezoek, met Lotte`. */
  about?: string
  /** What the visitor thought, in the agent's words. */
  report?: SpokenView
  remark?: SpokenView
  status: StatusView
}>

/** Who came to see a home, and who will. */
export type ViewingsView = Readonly<{
  title: string
  lead?: string
  blank?: BlankView
  planned?: Readonly<{ title: string; items: readonly AgendaItem[] }>
  past?: Readonly<{
    title: string
    show: string
    choices: readonly ChoiceView[]
    caption: string
    columns: Readonly<Record<'when' | 'who' | 'report' | 'status', string>>
    rows: readonly ViewingRow[]
    paging?: PagingView
  }>
}>

/** The viewings of a home: planned ones as an agenda, past ones as a table. */
export function ViewingsPage({ view }: Readonly<{ view: ViewingsView }>) {
  const { title, lead, blank, planned, past } = view
  return (
    <>
      <ViewHead title={title} lead={lead} />
      {blank !== undefined && <Blank {...blank} />}
      {planned !== undefined && (
        <Block title={planned.title}>
          <Agenda items={planned.items} />
        </Block>
      )}
      {past !== undefined && (
        <Block title={past.title}>
          <Choices label={past.show} choices={past.choices} />
          <div className="table-wrap">
            <table className="table table--viewings">
              <caption className="vh">{past.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{past.columns.when}</th>
                  <th scope="col">{past.columns.who}</th>
                  <th scope="col">{past.columns.report}</th>
                  <th scope="col">{past.columns.status}</th>
                </tr>
              </thead>
              <tbody>
                {past.rows.map((row) => (
                  <Row key={row.key} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          {past.paging !== undefined && <Paging paging={past.paging} />}
        </Block>
      )}
    </>
  )
}

function Row({ row }: Readonly<{ row: ViewingRow }>) {
  const { at, when, visitor, about, report, remark, status } = row
  return (
    <tr>
      <td>
        <time dateTime={at}>{when}</time>
      </td>
      <td>
        <Spoken of={visitor} />
        {about !== undefined && <span className="table__sub">{about}</span>}
      </td>
      <td className="table__report">
        {report !== undefined && <q lang={report.lang}>{report.text}</q>}{' '}
        {remark !== undefined && <Spoken of={remark} />}
      </td>
      <td>
        <Status status={status} />
      </td>
    </tr>
  )
}
