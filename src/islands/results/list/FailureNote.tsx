import type { BarWords } from './results-props.ts'
import type { Failure } from './failure.ts'

type FailureNoteProps = Readonly<{ failure: Failure; words: BarWords; onRetry: () => void }>

/** Tells that searching is not possible now, and offers to try again or reload; the list below stays. */
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
