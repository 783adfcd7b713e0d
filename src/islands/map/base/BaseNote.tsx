import { fill } from '#i18n/fill.ts'
import type { MapWords } from '#islands/map/map-words.ts'
import type { BaseChoice } from './use-base.ts'

/** Messages about the base of a map; `{{hosts}}` is a placeholder. */
export type BaseWords = Pick<MapWords, 'baseAsk' | 'baseShow' | 'baseFailed'>

type BaseNoteProps = Pick<BaseChoice, 'notice' | 'hosts' | 'allow'> & Readonly<{ words: BaseWords }>

/** Asks before a third party draws the map, or says that its map did not load. */
export function BaseNote({ notice, hosts, allow, words }: BaseNoteProps) {
  if (notice === undefined) return undefined
  return (
    <div className="map__base">
      <output>
        {notice === 'ask' ? fill(words.baseAsk, { hosts: hosts.join(', ') }) : words.baseFailed}
      </output>
      {notice === 'ask' && (
        <button type="button" className="map__tool" onClick={() => allow(true)}>
          {words.baseShow}
        </button>
      )}
    </div>
  )
}
