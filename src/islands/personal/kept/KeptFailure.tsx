import type { LoadingWords } from './kept-words.ts'
import type { Loaded } from './use-loaded.ts'

type KeptFailureProps = Readonly<{
  loaded: Exclude<Loaded<unknown>, { state: 'ready' }>
  words: LoadingWords
}>

/** Says that something is loading or failed to load, with a button to try again. */
export function KeptFailure({ loaded, words }: KeptFailureProps) {
  if (loaded.state === 'loading') {
    return <output className="kept-wait">{words.loading}</output>
  }
  return (
    <div className="kept-note" role="alert">
      <p>{loaded.isStale ? words.stale : words.failed}</p>
      <button
        type="button"
        className="button button--small"
        onClick={() => (loaded.isStale ? location.reload() : loaded.retry())}
      >
        {words.retry}
      </button>
    </div>
  )
}
