import type { ResultsMapProps } from '#islands/map/map-props.ts'
import { countNear } from './count-near.ts'
import { type NearChoice, type RingKm, ringsKm } from './use-near.ts'

type NearNoteProps = Pick<
  ResultsMapProps,
  'rows' | 'points' | 'index' | 'townNames' | 't' | 'subject' | 'locale' | 'onArea'
> &
  Readonly<{ choice: NearChoice }>

/** Says how many listings are around the visitor, offers the wider ring and the list, or says that the place is unknown. */
export function NearNote({ choice: { near, widen, leave }, ...props }: NearNoteProps) {
  const { t, subject, townNames, index, locale, onArea } = props
  if (near.state === 'off') return undefined
  if (near.state !== 'here')
    return (
      <div className="map__near">
        <output>{near.state === 'asking' ? t('map.nearAsking') : t('map.nearRefused')}</output>
      </div>
    )
  const { km, at } = near
  const { count, nearestKm, town } = countNear(at, km, props)
  const wider = ringsKm.find((each): each is RingKm => each > km)
  return (
    <div className="map__near">
      <output>
        {count > 0 || nearestKm === undefined
          ? t(`map.nearCount${subject}`, { count, km })
          : t(`map.nearNone${subject}`, {
              km,
              // Up, since none is within the ring: 5.2 km is not 5.
              nearest: Math.ceil(nearestKm).toLocaleString(locale),
            })}
      </output>
      <div className="map__row">
        {wider !== undefined && (
          <button type="button" className="map__tool" onClick={() => widen(wider)}>
            {t('map.nearWiden', { km: wider })}
          </button>
        )}
        {count > 0 && town !== undefined && (
          <button type="button" className="map__tool" onClick={() => onArea({ kind: 'around', town, km })}>
            {t('map.nearAround', { town: townNames[index.towns.indexOf(town)] ?? town, km })}
          </button>
        )}
        <button type="button" className="map__tool" onClick={leave}>
          {t('map.nearLeave')}
        </button>
      </div>
    </div>
  )
}
