import { useWords } from '#islands/kit/use-words.ts'
import type { BaseMapTranslate } from '#islands/map/map-messages.ts'
import type { BaseChoice } from './use-base.ts'

type BaseNoteProps = Pick<BaseChoice, 'notice' | 'hosts' | 'allow'>

/** Asks before a third party draws the map, or says that its map did not load. */
export function BaseNote({ notice, hosts, allow }: BaseNoteProps) {
  const t: BaseMapTranslate = useWords()
  if (notice === undefined) return undefined
  return (
    <div className="map__base">
      <output>
        {notice === 'ask' ? t('map.baseAsk', { hosts: hosts.join(', ') }) : t('map.baseFailed')}
      </output>
      {notice === 'ask' && (
        <button type="button" className="map__tool" onClick={() => allow(true)}>
          {t('map.baseShow')}
        </button>
      )}
    </div>
  )
}
