import { keyOf } from '#islands/map/engine/map-events.ts'
import type { MapTarget } from '#islands/map/engine/map-markers.ts'
import { groupTitle } from './group-title.ts'
import { titleOf } from './marker-label.ts'
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
            ref={(button) => place(button, target)}
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
  const { t, subject, cards, pins, rowsAt } = props
  if (target.kind === 'cluster')
    return target.isList
      ? groupTitle(
          target.pins.flatMap(({ row }) => rowsAt(row)),
          props,
        )
      : t(`map.cluster${subject}`, { count: target.count })
  const listed = cards.peek(target.row)
  const label = pins[target.row] ?? ''
  return listed === undefined ? label : `${titleOf(listed)}, ${listed.card.place}, ${label}`
}

// By script, since the Content-Security-Policy forbids style attributes.
function place(button: HTMLButtonElement | null, { box }: MapTarget): void {
  if (button === null) return
  button.style.width = `${box.right - box.left}px`
  button.style.height = `${box.bottom - box.top}px`
  const before = button.style.transform
  button.style.transform = `translate(${box.left}px, ${box.top}px)`
  // The map may move the one that has the focus out of a low window.
  if (button.style.transform !== before && button.matches(':focus-visible'))
    button.scrollIntoView({ block: 'nearest' })
}
