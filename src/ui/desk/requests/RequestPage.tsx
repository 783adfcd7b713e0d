import { Acts, Act } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { Age } from '#ui/desk/kit/Marks.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Files } from '#ui/portal/kit/Files.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import { Asked } from './Asked.tsx'
import { HomeNow } from './HomeNow.tsx'
import { Panel } from './Panel.tsx'
import { RequestSide } from './RequestSide.tsx'
import { TimeLine } from './TimeLine.tsx'
import { Walk } from './Walk.tsx'
import type { RequestView } from './request-view.ts'

/** One request: the news, what is to be decided, what was asked, what happened, and whose it is. */
export function RequestPage({ view }: Readonly<{ view: RequestView }>) {
  const { walk, notice, panels, said, home, files, asked, nearby, caution, line } = view
  return (
    <>
      <div className="case-top">
        <Walk {...walk} />
        {notice !== undefined && <Notice {...notice} />}
        <Head view={view} />
      </div>
      <div className="case">
        {panels.length > 0 && (
          <div className="case__now">
            {panels.map((panel) => (
              <Panel key={panel.title} panel={panel} />
            ))}
          </div>
        )}
        <div className="case__main">
          {said !== undefined && (
            <section>
              <h2 className="vh">{said.title}</h2>
              <blockquote className="said" lang={said.lang}>
                {said.lines.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </blockquote>
              <p className="small muted">{said.note}</p>
            </section>
          )}
          {home !== undefined && <HomeNow home={home} />}
          {files !== undefined && (
            <Block title={files.title}>
              <Files files={files.items} />
            </Block>
          )}
          <Asked {...asked} />
          {nearby !== undefined && (
            <Block title={nearby.title}>
              <CardTable table={nearby.table} />
            </Block>
          )}
          {caution !== undefined && <p className="portal-note">{caution}</p>}
          <TimeLine {...line} />
        </div>
        <RequestSide view={view} />
      </div>
    </>
  )
}

function Head({ view: { head, acts, more } }: Readonly<{ view: RequestView }>) {
  return (
    <header className="case-head">
      <p className="case-head__line">
        <Status status={head.state} />
        {head.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <Age age={head.age} />
      </p>
      <h1>{head.title}</h1>
      <Acts acts={acts}>
        <details className="drop">
          <summary className="button button--ghost button--small">
            {more.label} <Icon name="down" />
          </summary>
          <div className="drop__panel">
            {more.acts.map((act) => (
              <Act key={act.label} act={act} className={act.isBad && 'is-bad'} />
            ))}
          </div>
        </details>
      </Acts>
    </header>
  )
}
