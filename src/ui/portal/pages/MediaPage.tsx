import { Blank, type BlankView } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Thread, type ThreadItem } from '#ui/portal/kit/Thread.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

const periods = ['today', 'week', 'month', 'total'] as const

/** Counts of a medium by period, or the names of these periods. */
type ByPeriod = Readonly<Record<(typeof periods)[number], string>>

/** Where a home is shown, and how often it was looked at there. */
export type MediaView = Readonly<{
  title: string
  lead?: string
  blank?: BlankView
  counts: Readonly<{
    title: string
    caption: string
    columns: ByPeriod & Readonly<{ medium: string }>
    media: readonly (ByPeriod & Readonly<{ name: string; since: string }>)[]
    sum: ByPeriod & Readonly<{ label: string }>
  }>
  events: Readonly<{ title: string; items: readonly ThreadItem[] }>
}>

/** The media that show a home. */
export function MediaPage({ view: { title, lead, blank, counts, events } }: Readonly<{ view: MediaView }>) {
  if (blank !== undefined)
    return (
      <>
        <ViewHead title={title} />
        <Blank {...blank} />
      </>
    )
  const { caption, columns, media, sum } = counts
  return (
    <>
      <ViewHead title={title} lead={lead} />
      <Block title={counts.title}>
        <div className="table-wrap">
          <table className="table table--cards">
            <caption className="vh">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.medium}</th>
                {periods.map((period) => (
                  <th key={period} scope="col" className="right">
                    {columns[period]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {media.map((medium) => (
                <tr key={medium.name}>
                  <th scope="row">
                    {medium.name}
                    <span className="table__sub">{medium.since}</span>
                  </th>
                  <Counts counts={medium} columns={columns} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{sum.label}</th>
                <Counts counts={sum} columns={columns} />
              </tr>
            </tfoot>
          </table>
        </div>
      </Block>
      <Block title={events.title}>
        <Thread items={events.items} />
      </Block>
    </>
  )
}

/** On a phone, each count says its own column. */
function Counts({ counts, columns }: Readonly<{ counts: ByPeriod; columns: ByPeriod }>) {
  return periods.map((period) => (
    <td key={period} className="right" data-label={columns[period]}>
      {counts[period]}
    </td>
  ))
}
