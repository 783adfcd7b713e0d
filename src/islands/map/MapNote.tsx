import { useWords } from '#islands/kit/use-words.ts'
import type { BaseMapTranslate } from './map-messages.ts'

type MapNoteProps = Readonly<{
  text: string
  onRetry?: (() => void) | undefined
}>

/** The message in place of the map, or over its preview while it loads. */
export function MapNote({ text, onRetry }: MapNoteProps) {
  const t: BaseMapTranslate = useWords()
  return (
    <div className="map__note">
      <output>{text}</output>
      {onRetry !== undefined && (
        <button type="button" className="button button--ghost button--small" onClick={onRetry}>
          {t('map.retry')}
        </button>
      )}
    </div>
  )
}
