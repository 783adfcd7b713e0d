import { useCallback, useDeferredValue, useRef } from 'react'
import { Paging } from '#ui/kit/Paging.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import type { BarTranslate, ResultsProps } from '#islands/results/list/results-props.ts'
import { Chips } from '#islands/results/filters/Chips.tsx'
import { EmptyResults } from '#islands/results/list/EmptyResults.tsx'
import { FailureNote } from '#islands/results/list/FailureNote.tsx'
import { FilterBar } from '#islands/results/filters/FilterBar.tsx'
import { hrefOf } from '#islands/results/list/list-document.ts'
import { LiveCards } from '#islands/results/list/LiveCards.tsx'
import { go } from './location.ts'
import { useFilterForm } from '#islands/results/filters/use-filter-form.ts'
import { useFollow } from '#islands/results/list/use-follow.ts'
import { usePageState } from '#islands/results/list/use-page-state.ts'
import { useResults } from '#islands/results/list/use-results.ts'
import { SaveSearch } from './SaveSearch.tsx'

/**
 * The filters of a list and, when the address has other criteria than the pre-rendered page, the live list. The address is
 * the only state.
 */
export function Results(props: ResultsProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <ResultsList {...props} />
    </WordsProvider>
  )
}

function ResultsList(props: ResultsProps) {
  const { section, document, locale } = props
  const t: BarTranslate = useWords()
  const results = useResults(props)
  const { href, criteria, options, isStatic } = results
  const { grid, points, map, unknown } = results
  // The count follows a press at once; the list, which is mostly behind the sheet of filters, in frames after it.
  const view = useDeferredValue(results.view)
  const isPending = results.isPending || view !== results.view

  const form = useRef<HTMLFormElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const onChange = useFilterForm(form, criteria, document)
  useFollow([form, live], region, document)
  const focusRegion = useCallback(() => region.current?.focus({ preventScroll: true }), [])
  const title = results.view?.title ?? props.title
  const summary = results.view?.summary ?? props.summary
  usePageState({ href, title, ownTitle: props.title, isStatic, isSettled: !isPending, region })

  const isMap = view?.criteria.view === 'map' && map !== undefined && points !== undefined
  const empty = view?.empty && <EmptyResults view={view} empty={view.empty} grid={grid} />
  const head = (
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
      {results.failure !== undefined && <FailureNote failure={results.failure} onRetry={results.retry} />}
      {unknown !== undefined && (
        <div className="results-notice results-note">
          <output>{unknown.text}</output> <a href={hrefOf(criteria, document)}>{unknown.drop}</a>
        </div>
      )}
      {view?.unpriced !== undefined && <p className="results-note muted small">{view.unpriced}</p>}
    </>
  )
  const end = view?.paging === undefined ? <div className="results-end" /> : <Paging paging={view.paging} />

  return (
    <>
      <div className="wrap results-head">
        <h1>{title}</h1>
        {/* Announced by the output below, which the map shows too. */}
        <p aria-hidden="true">{summary}</p>
      </div>
      <FilterBar
        {...{ props, form, criteria, options, onChange }}
        found={results.view?.found ?? props.found}
      />
      <div
        ref={live}
        className="wrap results-live"
        data-live={view === undefined ? undefined : ''}
        data-pending={isPending ? '' : undefined}
      >
        {!isMap && head}
        <section ref={region} tabIndex={-1} className="results-region" aria-label={view?.list.t('live.list')}>
          {view !== undefined && (
            <>
              {isMap ? (
                <map.MapSplit
                  {...{ points, view, locale, head, empty, end }}
                  asList={{ href: hrefOf({ ...criteria, view: 'list' }, document), words: t('filters.list') }}
                  pins={map.pins}
                  mapBase={props.mapBase}
                  onFocusLost={focusRegion}
                  onArea={(area) =>
                    go(
                      hrefOf({ ...criteria, area: area === undefined ? [] : [area], page: 1 }, document),
                      'push',
                    )
                  }
                />
              ) : (
                (empty ?? (grid !== undefined && <LiveCards grid={grid} view={view} />))
              )}
              {!isMap && end}
            </>
          )}
        </section>
      </div>
    </>
  )
}
