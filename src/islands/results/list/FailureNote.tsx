import { useWords } from '#islands/kit/use-words.ts'
import type { BarTranslate } from './results-props.ts'
import type { Failure } from './failure.ts'

type FailureNoteProps = Readonly<{ failure: Failure; onRetry: () => void }>

/** Tells that searching is not possible now, and offers to try again or reload; the list below stays. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const t: BarTranslate = useWords()
  const isStale = failure === 'stale'
  return (
    <div className="results-notice results-notice--action" role="alert">
      <p>{isStale ? t('filters.stale') : t('filters.unreachable')}</p>
      <button
        type="button"
        className="button button--ghost button--small"
        onClick={isStale ? () => location.reload() : onRetry}
      >
        {isStale ? t('filters.reload') : t('filters.retry')}
      </button>
    </div>
  )
}
