import { Icon } from './Icon.tsx'

/** A step of the paging: a page, or the gap where pages are left out. */
export type PagingStep =
  | Readonly<{ kind: 'page'; number: string; href: string; words: string; isCurrent: boolean }>
  | Readonly<{ kind: 'gap'; after: string }>

/** The links and texts of a paging. */
export type PagingView = Readonly<{
  label: string
  /** `Pagina 1 van 12`. */
  summary: string
  steps: readonly PagingStep[]
  previous?: Readonly<{ href: string; words: string }>
  next?: Readonly<{ href: string; words: string }>
}>

/** Links to the pages of a list. */
export function Paging({ paging }: Readonly<{ paging: PagingView }>) {
  return (
    <nav className="paging" aria-label={paging.label}>
      <span className="paging__summary">{paging.summary}</span>
      <ol role="list">
        {paging.steps.map((step) =>
          step.kind === 'gap' ? (
            <li key={`gap-${step.after}`} className="paging__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step.number}>
              <a href={step.href} aria-label={step.words} aria-current={step.isCurrent ? 'page' : undefined}>
                {step.number}
              </a>
            </li>
          ),
        )}
      </ol>
      <span className="paging__steps">
        {paging.previous !== undefined && (
          <a className="more" href={paging.previous.href} rel="prev">
            <Icon name="left" />
            {paging.previous.words}
          </a>
        )}
        {paging.next !== undefined && (
          <a className="more" href={paging.next.href} rel="next">
            {paging.next.words}
            <Icon name="right" />
          </a>
        )}
      </span>
    </nav>
  )
}
