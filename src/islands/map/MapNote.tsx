import type { MapWords } from './map-words.ts'

type MapNoteProps = Readonly<{
  text: string
  words: Pick<MapWords, 'retry'>
  onRetry?: (() => void) | undefined
}>

/** The message in place of the map, or over its preview while it loads. */
export function MapNote({ text, words, onRetry }: MapNoteProps) {
  return (
    <div className="map__note">
      <output>{text}</output>
      {onRetry !== undefined && (
        <button type="button" className="button button--ghost button--small" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}
