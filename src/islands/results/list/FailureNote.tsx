import type { BarWords } from './results-props.ts'
import type { Failure } from './use-list-data.ts'

type FailureNoteProps = Readonly<{ failure: Failure; words: BarWords; onRetry: () => void }>

/** Says that a search cannot be made now, and offers what may help: the list below stays as it is. */
export function FailureNote({ failure, words, onRetry }: FailureNoteProps) {
  const isStale = failure === 'stale'
  return (
    <div className="results-notice results-notice--action" role="alert">
      <p>{isStale ? words.stale : words.unreachable}</p>
      <button
        type="button"
        className="button button--ghost button--small"
        onClick={isStale ? () => location.reload() : onRetry}
      >
        {isStale ? words.reload : words.retry}
      </button>
    </div>
  )
}
