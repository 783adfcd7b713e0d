import { Act } from '#ui/desk/kit/Act.tsx'
import { Age, Thumb } from '#ui/desk/kit/Marks.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { WorkView } from './today-view.ts'

/** Requests that nobody touched, what waits longest first. */
export function NewRequests({ news }: Pick<WorkView, 'news'>) {
  const { title, count, more, items, blank } = news
  return (
    <Block title={title} count={count} more={more}>
      {blank === undefined ? (
        <ol className="queue" role="list">
          {items.map(({ label, href, picture, about, age, take }) => (
            <li key={href} className="tile">
              <Thumb of={picture} />
              <div>
                <h3>
                  <a href={href}>{label}</a>
                </h3>
                <p className="muted">{about}</p>
              </div>
              <div className="queue__side">
                <Age age={age} />
                <Act act={take} className="button button--ghost button--small">
                  <span className="vh">{take.of}</span>
                </Act>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <Blank {...blank} />
      )}
    </Block>
  )
}
