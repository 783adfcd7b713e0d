import { Chips } from '#islands/results/filters/Chips.tsx'
import { SaveSearch } from '#islands/results/SaveSearch.tsx'
import { FailureNote } from './FailureNote.tsx'
import type { LiveView } from './live-view.ts'
import { hrefOf } from './list-document.ts'
import type { ResultsProps } from './results-props.ts'
import type { LiveResults } from './use-results.ts'

type ListNotesProps = Readonly<{
  props: ResultsProps
  results: LiveResults
  /** The contents of the live list; undefined while the pre-rendered one is shown. */
  view: LiveView | undefined
  /** How many homes were found, in words. */
  summary: string
}>

/** What a list says above its homes: how many there are, its filters, what failed and what it does not know. */
export function ListNotes({ props, results, view, summary }: ListNotesProps) {
  const { section, document } = props
  const { criteria, failure, isStatic, retry, unknown } = results
  return (
    <>
      <div className="results-bar">
        <output>{summary}</output>
        {isStatic && <Chips chips={props.chips} />}
        {view !== undefined && (
          <div className="results-bar__end">
            <Chips chips={view.chips} clear={view.clear} />
            {view.chips.length > 0 && (
              <SaveSearch
                {...{ section, criteria }}
                name={view.name}
                mailHref={view.alert?.href}
                searchesHref={view.list.text.words.searchesHref}
              />
            )}
          </div>
        )}
      </div>
      {failure !== undefined && <FailureNote failure={failure} onRetry={retry} />}
      {unknown !== undefined && (
        <div className="results-notice results-note">
          <output>{unknown.text}</output> <a href={hrefOf(criteria, document)}>{unknown.drop}</a>
        </div>
      )}
      {view?.ranked.map(({ text, only }) => (
        <p key={text} className="results-note small">
          {text}{' '}
          {only !== undefined && (
            <a href={only.href} data-replay="">
              {only.words}
            </a>
          )}
        </p>
      ))}
      {view?.unpriced !== undefined && <p className="results-note muted small">{view.unpriced}</p>}
    </>
  )
}
