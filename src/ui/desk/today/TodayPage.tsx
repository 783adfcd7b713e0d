import { Act } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { FieldForm } from '#ui/desk/kit/PostForm.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import { Decision } from '#ui/portal/pages/Decision.tsx'
import { NewRequests } from './NewRequests.tsx'
import { VisitsToday } from './VisitsToday.tsx'
import type { TailView, TodayView } from './today-view.ts'

/** What is to be done today; its heading is the news. */
export function TodayPage({ view }: Readonly<{ view: TodayView }>) {
  const { hello, title, lead, decision, work, tails } = view
  return (
    <>
      <div className="today-say">
        <p className="small muted">{hello}</p>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {decision !== undefined && (
        <Decision decision={decision}>
          {decision.handOver !== undefined && <FieldForm form={decision.handOver} isMain />}
        </Decision>
      )}
      {'table' in work ? (
        <Block title={work.title} more={work.more}>
          <CardTable table={work.table} />
        </Block>
      ) : (
        <div className="now">
          <VisitsToday visits={work.visits} />
          <NewRequests news={work.news} />
        </div>
      )}
      {tails.length > 0 && (
        <div className="trio">
          {tails.map((tail) => (
            <Tail key={tail.title} tail={tail} />
          ))}
        </div>
      )}
    </>
  )
}

function Tail({ tail: { title, count, items } }: Readonly<{ tail: TailView }>) {
  return (
    <Block title={title} count={count}>
      <ul className="mini" role="list">
        {items.map((item) => (
          <li key={item.title.href}>
            <b>
              <a className="quiet" href={item.title.href}>
                {item.title.label}
              </a>
            </b>
            <p>
              {item.bad !== undefined && <span className="late">{item.bad} </span>}
              <Spoken of={item.text} />
            </p>
            {item.act !== undefined && <Act act={item.act} className="button button--ghost button--small" />}
          </li>
        ))}
      </ul>
    </Block>
  )
}
