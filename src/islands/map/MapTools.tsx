import { useRef } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'
import { AroundForm } from '#islands/map/area/AroundForm.tsx'
import type { BaseChoice } from '#islands/map/base/use-base.ts'
import { useClosing } from '#islands/kit/use-closing.ts'
import { MapZoom } from './MapZoom.tsx'
import type { ResultsMapProps } from './map-props.ts'
import type { NearChoice } from './near/use-near.ts'

type MapToolsProps = ResultsMapProps &
  Readonly<{
    choice: BaseChoice
    nearness: NearChoice
    onDraw: () => void
    onZoom: (levels: 1 | -1) => void
    /** Absent until the visitor has moved the map. */
    onSearchHere: (() => void) | undefined
  }>

/**
 * The tools: what is near the visitor, search the visible box, clear the area, and behind a button those that are needed less: draw an area, choose a
 * distance around a town, leave out a third-party base.
 */
export function MapTools(props: MapToolsProps) {
  const { t, area, choice, nearness, onArea, onDraw, onZoom, onSearchHere } = props
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  const isForeign = choice.hosts.length > 0 && choice.notice !== 'ask'
  return (
    <>
      <div className="map__bar">
        {nearness.ask !== undefined && nearness.near.state !== 'here' && (
          <button type="button" className="map__tool" onClick={nearness.ask}>
            <Icon name="compass" />
            {t('map.near')}
          </button>
        )}
        {onSearchHere !== undefined && (
          <button type="button" className="map__tool" onClick={onSearchHere}>
            {t('map.searchHere')}
          </button>
        )}
        {area !== undefined && (
          <button type="button" className="map__tool" onClick={() => onArea(undefined)}>
            {t('map.clearArea')}
          </button>
        )}
      </div>
      <details className="map__menu" ref={menu}>
        <summary className="map__tool">
          <Icon name="compass" />
          {t('map.tools')}
        </summary>
        <div className="map__more">
          <button type="button" className="map__tool" onClick={onDraw}>
            {t('map.draw')}
          </button>
          <AroundForm {...props} />
          {isForeign && (
            <button type="button" className="map__tool" onClick={() => choice.allow(false)}>
              {t('map.baseHide')}
            </button>
          )}
          <MapZoom onZoom={onZoom} />
        </div>
      </details>
    </>
  )
}
