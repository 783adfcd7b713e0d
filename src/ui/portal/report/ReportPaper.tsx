import { Logo, type LogoView } from '#ui/portal/frame/Logo.tsx'
import { Figures, type FigureView } from '#ui/portal/kit/Figures.tsx'
import { Graph, type GraphView } from '#ui/portal/kit/Graph.tsx'
import { PrintButton } from '#ui/portal/kit/PrintButton.tsx'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** What happened to a home in a month, on one sheet of paper. */
export type ReportView = Readonly<{
  back: Readonly<{ label: string; href: string }>
  print: string
  logo: LogoView
  about: string
  title: string
  home: string
  picture?: Readonly<{ src: string; width: number; height: number; alt: string }>
  figures: readonly FigureView[]
  visits: Readonly<{ title: string; graph?: GraphView; none: string }>
  viewings: Readonly<{
    title: string
    columns: Readonly<Record<'when' | 'who' | 'thought', string>>
    rows: readonly Readonly<{ key: string; when: string; who: SpokenView; thought?: SpokenView }>[]
    /** How many more there were, or that there was none. */
    note?: string
  }>
  comparison: Readonly<{ title: string; text: string }>
  done: Readonly<{ title: string; items: readonly SpokenView[] }>
  next: Readonly<{ title: string; items: readonly SpokenView[] }>
  /** Who made it, and how was counted. */
  foot: string
}>

/** The report of a month. */
export function ReportPaper({ view }: Readonly<{ view: ReportView }>) {
  const { back, visits, comparison, done, next } = view
  return (
    <div className="desk">
      <header className="desk__bar no-print">
        <a href={back.href}>{back.label}</a>
        <PrintButton label={view.print} />
      </header>
      <main className="paper" id="main">
        <div className="paper__brand">
          <span className="logo">
            <Logo {...view.logo} />
          </span>
          <span>{view.about}</span>
        </div>
        <div className="paper__top">
          <div>
            <h1>{view.title}</h1>
            <p>{view.home}</p>
          </div>
          {view.picture !== undefined && <img {...view.picture} alt={view.picture.alt} />}
        </div>
        <Figures figures={view.figures} />
        <section>
          <h2>{visits.title}</h2>
          {visits.graph === undefined ? <p>{visits.none}</p> : <Graph graph={visits.graph} />}
        </section>
        <div className="paper__two">
          <ReportViewings viewings={view.viewings} />
          <section>
            <h2>{comparison.title}</h2>
            <p>{comparison.text}</p>
          </section>
        </div>
        <div className="paper__two">
          {[done, next].map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.text}>
                    <Spoken of={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="paper__foot">{view.foot}</p>
      </main>
    </div>
  )
}

function ReportViewings({ viewings }: Pick<ReportView, 'viewings'>) {
  const { title, columns, rows, note } = viewings
  return (
    <section>
      <h2>{title}</h2>
      {rows.length > 0 && (
        <table className="table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.thought}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, when, who, thought }) => (
              <tr key={key}>
                <td className="nowrap">{when}</td>
                <td>
                  <Spoken of={who} />
                </td>
                <td>{thought !== undefined && <Spoken of={thought} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note !== undefined && <p className="muted">{note}</p>}
    </section>
  )
}
