import { Agenda, type AgendaItem } from '#ui/portal/kit/Agenda.tsx'
import { Blank, type BlankView } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Figures, type FigureView } from '#ui/portal/kit/Figures.tsx'
import { OwnersAgent, type OwnersAgentView } from '#ui/portal/kit/OwnersAgent.tsx'
import { Ranges, type RangeView } from '#ui/portal/kit/Ranges.tsx'
import { Status, type StatusView } from '#ui/portal/kit/Status.tsx'
import { Thread, type ThreadItem } from '#ui/portal/kit/Thread.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { Decision, type DecisionView } from './Decision.tsx'

type Link = Readonly<{ label: string; href: string }>

/** What happened to a home this month, what it means, and what comes next. */
export type OverviewView = Readonly<{
  hello: string
  /** The sentence, and what it means. */
  title: string
  lead: string
  home: Readonly<{
    status: StatusView
    price?: string
    picture?: Readonly<{ src: string; width: number; height: number; alt: string }>
    page?: Link
  }>
  /** The first is what comes first. */
  decisions: readonly DecisionView[]
  visits: Readonly<{ title: string; more?: Link; figures: readonly FigureView[]; blank?: BlankView }>
  coming: Readonly<{ title: string; more: Link; items: readonly AgendaItem[]; none: string }>
  done: Readonly<{ title: string; more: Link; items: readonly ThreadItem[]; none: string }>
  comparison: Readonly<{
    title: string
    /** What the home is compared with, or why it is not. */
    intro: string
    ranges: readonly RangeView[]
    keys: Readonly<Record<'own' | 'middle' | 'span', string>>
  }>
  agent?: OwnersAgentView & Readonly<{ heading: string }>
  report?: Link
}>

/** The overview of a home: its heading is the news. */
export function OverviewPage({ view }: Readonly<{ view: OverviewView }>) {
  const { home, visits, coming, done, comparison } = view
  return (
    <>
      <div className="tell">
        <div>
          <p className="tell__hello">{view.hello}</p>
          <h1>{view.title}</h1>
          <p className="tell__lead">{view.lead}</p>
        </div>
        <div className="tell__home">
          {home.picture !== undefined && <img {...home.picture} alt={home.picture.alt} />}
          <p>
            <Status status={home.status} />
            {home.price !== undefined && `, ${home.price}`}
            <br />
            {home.page !== undefined && <a href={home.page.href}>{home.page.label}</a>}
          </p>
        </div>
      </div>
      {view.decisions.map((decision) => (
        <Decision key={decision.key} decision={decision} />
      ))}
      <Block title={visits.title} more={visits.more}>
        {visits.blank === undefined ? <Figures figures={visits.figures} /> : <Blank {...visits.blank} />}
      </Block>
      <div className="duo">
        <div className="duo__column">
          <Block title={coming.title} more={coming.more}>
            {coming.items.length === 0 ? <p>{coming.none}</p> : <Agenda items={coming.items} />}
          </Block>
          <Block title={done.title} more={done.more}>
            {done.items.length === 0 ? <p>{done.none}</p> : <Thread items={done.items} />}
          </Block>
        </div>
        <div className="duo__column">
          <Block title={comparison.title}>
            <p className="small muted">{comparison.intro}</p>
            {comparison.ranges.length > 0 && <Ranges ranges={comparison.ranges} keys={comparison.keys} />}
          </Block>
          {view.agent !== undefined && (
            <Block title={view.agent.heading}>
              <OwnersAgent {...view.agent} />
              <ReportLink report={view.report} />
            </Block>
          )}
          {view.agent === undefined && <ReportLink report={view.report} />}
        </div>
      </div>
    </>
  )
}

function ReportLink({ report }: Pick<OverviewView, 'report'>) {
  if (report === undefined) return null
  return (
    <p className="report-link">
      <a className="more" href={report.href}>
        <Icon name="document" /> {report.label}
      </a>
    </p>
  )
}
