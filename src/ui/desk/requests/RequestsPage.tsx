import { LinkButtons } from '#ui/desk/kit/LinkButtons.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import type { ChosenView, FiltersView, RequestsView } from './list-view.ts'
import { RequestTable } from './RequestTable.tsx'

/** The list of requests: its states, what narrows it, and the requests themselves. */
export function RequestsPage({ view }: Readonly<{ view: RequestsView }>) {
  const { title, lead, tools, states, filters, chosen, list } = view
  return (
    <>
      <ViewHead title={title} lead={lead}>
        <LinkButtons links={tools} />
      </ViewHead>
      <div className="stack">
        <nav className="states" aria-label={states.label}>
          {states.choices.map(({ label, count, href, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label} <span>{count}</span>
            </a>
          ))}
        </nav>
        {filters !== undefined && <Filters filters={filters} />}
        {chosen !== undefined && <Chosen chosen={chosen} />}
      </div>
      {'rows' in list ? (
        <RequestTable table={list} />
      ) : (
        <Blank {...list}>
          {list.ways !== undefined && (
            <ul role="list">
              {list.ways.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
          {list.note !== undefined && <p className="small">{list.note}</p>}
        </Blank>
      )}
    </>
  )
}

function Filters({ filters }: Readonly<{ filters: FiltersView }>) {
  const { title, isOpen, action, hidden, fields, button } = filters
  return (
    <details className="fold fold--held" open={isOpen}>
      <summary>
        {title} <Icon name="down" />
      </summary>
      <form className="sift small-fields" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <button className="button button--ghost button--small" type="submit">
          {button}
        </button>
      </form>
    </details>
  )
}

function Chosen({ chosen: { tags, remove, clear } }: Readonly<{ chosen: ChosenView }>) {
  return (
    <div className="tags tags--desk">
      {tags.map(({ label, href }) => (
        <a key={href} className="tag" href={href}>
          {label}
          <Icon name="close" />
          <span className="vh">{remove}</span>
        </a>
      ))}
      <a href={clear.href}>{clear.label}</a>
    </div>
  )
}
