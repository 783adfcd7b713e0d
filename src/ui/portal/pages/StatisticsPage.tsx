import type { MouseEventHandler } from 'react'
import { Blank, type BlankView } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Choices, type ChoiceView } from '#ui/portal/kit/Choices.tsx'
import { Figures, type FigureView } from '#ui/portal/kit/Figures.tsx'
import { Graph, type GraphView, type Walk } from '#ui/portal/kit/Graph.tsx'
import { Shares, type ShareView } from '#ui/portal/kit/Shares.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { CountTable, type CountTableView } from './CountTable.tsx'

/** Visits to the page of a home: by day, by period, by source. */
export type StatisticsView = Readonly<{
  title: string
  lead?: string
  print: string
  /** Stands in place of all figures where nothing was counted yet. */
  blank?: BlankView
  graph: Readonly<{
    title: string
    keys: Readonly<Record<'week' | 'weekend' | 'busiest', string>>
    /** The day that is marked, and the average. */
    now: string
    average: string
    view: GraphView
  }>
  periods: Readonly<{ title: string; figures: readonly FigureView[] }>
  sources: Readonly<{ title: string; span: string; shares: readonly ShareView[] }>
  counts: Readonly<{ title: string; by: string; choices: readonly ChoiceView[]; table: CountTableView }>
  note: string
}>

/** What the view does once React runs it in the browser; without, it is links and pictures. */
export type AwakeStatistics = Readonly<{
  /** Answers a press on a home or a period. */
  onChoose: MouseEventHandler<HTMLAnchorElement>
  /** A graph without bars cannot be walked over. */
  walk?: Walk
}>

/** The statistics of a home. */
export function StatisticsPage({ view, awake }: Readonly<{ view: StatisticsView; awake?: AwakeStatistics }>) {
  const { title, lead, print, blank, graph, periods, sources, counts, note } = view
  const walk = awake?.walk
  const marked = walk?.isMarked === true ? graph.view.bars[walk.bar]?.title : undefined
  if (blank !== undefined)
    return (
      <>
        <ViewHead title={title} />
        <Blank {...blank} />
      </>
    )
  return (
    <>
      <ViewHead title={title} lead={lead} print={print} isAwake={awake !== undefined} />
      <Block
        title={graph.title}
        aside={
          <p className="key" aria-hidden="true">
            <span className="key__week">{graph.keys.week}</span>
            <span className="key__weekend">{graph.keys.weekend}</span>
            <span className="key__busiest">{graph.keys.busiest}</span>
          </p>
        }
      >
        <p className="graph__now">
          {/* The slider says its value; an output that changes would say it a second time. */}
          <output aria-live={walk === undefined ? undefined : 'off'}>{marked ?? graph.now}</output>
          <span className="muted">{graph.average}</span>
        </p>
        <Graph graph={graph.view} walk={walk} />
      </Block>
      <Block title={periods.title}>
        <Figures figures={periods.figures} />
      </Block>
      <div className="duo">
        <Block title={sources.title} aside={<span className="small muted">{sources.span}</span>}>
          <Shares shares={sources.shares} />
        </Block>
        <Block title={counts.title}>
          <Choices label={counts.by} choices={counts.choices} onChoose={awake?.onChoose} />
          <CountTable table={counts.table} />
        </Block>
      </div>
      <p className="portal-note">{note}</p>
    </>
  )
}
