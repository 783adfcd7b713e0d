import { useWords } from '#islands/kit/use-words.ts'
import type { Loaded } from '#islands/kit/use-loaded.ts'

type KeptFailureProps = Readonly<{
  loaded: Exclude<Loaded<unknown>, { state: 'ready' }>
}>

/** Says that something is loading or failed to load, with a button to try again. */
export function KeptFailure({ loaded }: KeptFailureProps) {
  const t = useWords()
  if (loaded.state === 'loading') {
    return <output className="kept-wait">{t('personal.loading')}</output>
  }
  return (
    <div className="kept-note" role="alert">
      <p>{loaded.isStale ? t('personal.stale') : t('personal.failed')}</p>
      <button
        type="button"
        className="button button--small"
        onClick={() => (loaded.isStale ? location.reload() : loaded.retry())}
      >
        {t('personal.retry')}
      </button>
    </div>
  )
}
