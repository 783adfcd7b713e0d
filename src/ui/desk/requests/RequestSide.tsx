import { FieldForm } from '#ui/desk/kit/PostForm.tsx'
import type { PersonView, RequestView } from './request-view.ts'

/** Whose request it is, whom it is for, and until when it waits. */
export function RequestSide({ view }: Readonly<{ view: RequestView }>) {
  const { aside, person, handOver, wait, term } = view
  return (
    <aside className="case__side" aria-label={aside}>
      <Person person={person} />
      <div className="panel">
        <FieldForm form={handOver} />
        <FieldForm form={wait} />
        <p className="muted">{wait.hint}</p>
      </div>
      {term !== undefined && <p className="small muted">{term}</p>}
    </aside>
  )
}

function Person({ person }: Readonly<{ person: PersonView }>) {
  const { name, href, phone, email, language, also, others, first } = person
  return (
    <div className="panel">
      <h2>
        {href === undefined ? (
          name
        ) : (
          <a className="quiet" href={href}>
            {name}
          </a>
        )}
      </h2>
      {phone !== undefined && (
        <p className="panel__phone">
          <a href={phone.href}>{phone.label}</a>
        </p>
      )}
      <p>
        {email !== undefined && (
          <>
            <a href={email.href}>{email.label}</a>
            <br />
          </>
        )}
        <span className="muted">{language}</span>
      </p>
      {also !== undefined && <p>{also}</p>}
      <hr />
      {others.items.length === 0 ? (
        <p className="muted">{first}</p>
      ) : (
        <>
          <h2>{others.title}</h2>
          <ul className="mini" role="list">
            {others.items.map(({ label, href: to, about }) => (
              <li key={to}>
                <a className="quiet" href={to}>
                  {label}
                </a>
                <span className="muted">{about}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
