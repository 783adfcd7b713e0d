import { keyOf, type MapTarget } from '#islands/map/engine/map-events.ts'
import { clusterSize, pinHeight, pinWidth } from './marker-images.ts'
import { groupTitle } from './group-title.ts'
import { markerLabel, titleOf } from './marker-label.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

type MapTargetsProps = ResultsMapProps &
  Readonly<{
    targets: readonly MapTarget[]
    rowsAt: (row: number) => readonly number[]
    onPress: (target: MapTarget) => void
  }>

/**
 * Buttons over the pins of the canvas, for keyboard and screen reader. They let pointers through: the map below
 * finds the clicked pin itself, and can be dragged by its pins.
 */
export function MapTargets(props: MapTargetsProps) {
  const { targets, onPress, onHover } = props
  return (
    <ul className="map__targets">
      {targets.map((target) => (
        <li key={keyOf(target)}>
          <button
            type="button"
            className="map__target"
            ref={(button) => place(button, target, props)}
            aria-label={nameOf(target, props)}
            onClick={() => onPress(target)}
            onFocus={() => onHover(target.kind === 'pin' ? target.row : undefined)}
            onBlur={() => onHover(undefined)}
          />
        </li>
      ))}
    </ul>
  )
}

function nameOf(target: MapTarget, props: MapTargetsProps): string {
  const { t, subject, cards, pins } = props
  if (target.kind === 'cluster')
    return t(target.isList ? `map.group${subject}` : `map.cluster${subject}`, { count: target.count })
  if (target.count > 1) return groupTitle(props.rowsAt(target.row), props)
  const listed = cards.peek(target.row)
  const label = pins[target.row] ?? ''
  return listed === undefined ? label : `${titleOf(listed)}, ${listed.card.place}, ${label}`
}

// By script, since the Content-Security-Policy forbids style attributes.
function place(button: HTMLButtonElement | null, target: MapTarget, props: MapTargetsProps): void {
  if (button === null) return
  const isCluster = target.kind === 'cluster'
  const width = isCluster ? clusterSize(target.count) : pinWidth(markerLabel(target.row, target.count, props))
  const height = isCluster ? width : pinHeight
  const top = isCluster ? target.y - height / 2 : target.y - height - 6
  button.style.width = `${width}px`
  button.style.height = `${height}px`
  button.style.transform = `translate(${target.x - width / 2}px, ${top}px)`
}
