import type { Drawing, DrawingStep } from './drawing.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

type DrawingBarProps = Pick<ResultsMapProps, 't'> &
  Readonly<{ drawing: Drawing; step: (step: DrawingStep) => void }>

/** The tools while an area is drawn, with the cross where Enter sets a corner. */
export function DrawingBar({ drawing, step, t }: DrawingBarProps) {
  const { length } = drawing.points
  return (
    <>
      <svg className="map__cross" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 3v10M16 19v10M3 16h10M19 16h10" />
      </svg>
      <div className="map__bar map__bar--drawing">
        <output>
          {t('map.drawHint')} <span className="map__keys">{t('map.drawKeys')}</span>{' '}
          {length > 0 && t('map.drawPoints', { count: length })}
        </output>
        <div className="map__row">
          <button
            type="button"
            className="map__tool map__tool--main"
            disabled={length < 3}
            onClick={() => step({ kind: 'finish' })}
          >
            {t('map.drawFinish')}
          </button>
          <button
            type="button"
            className="map__tool"
            disabled={length === 0}
            onClick={() => step({ kind: 'undo' })}
          >
            {t('map.drawUndo')}
          </button>
          <button type="button" className="map__tool" onClick={() => step({ kind: 'cancel' })}>
            {t('map.cancel')}
          </button>
        </div>
      </div>
    </>
  )
}
