import { Status } from '#ui/portal/kit/Status.tsx'
import type { AccountView } from './account-view.ts'

/** Where an owner is signed in, with a button that signs each other device out. */
export function Sessions({ title, action, items, endAll, note }: AccountView['sessions']) {
  return (
    <section>
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <ul className="files" role="list">
        {items.map(({ id, device, when, state, end }) => (
          <li key={id}>
            <p>{device}</p>
            <p>{when}</p>
            {state !== undefined && <Status status={{ tone: 'past', label: state }} />}
            {end !== undefined && (
              <form method="post" action={action}>
                <button className="text-button" type="submit" name="session" value={id}>
                  {end}
                  <span className="vh"> {device}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {endAll !== undefined && (
        <form method="post" action={action}>
          <p className="accounts__all">
            <button
              className="button button--ghost button--small"
              type="submit"
              name="session"
              value="others"
            >
              {endAll}
            </button>
          </p>
        </form>
      )}
      {note !== undefined && <p className="accounts__why">{note}</p>}
    </section>
  )
}
