import type { PlainDate } from '#domain/values/measure.ts'
import { drawEdge, drawGround, drawHouse } from './draw-home.ts'
import { obliqueOf, sheet } from './oblique.ts'
import { type Point, shadowOf } from './shade.ts'
import { daylight, sunAtMinute } from './sun-day.ts'
import type { SunHome } from './sun-home.ts'

/** Letters of north, east, south and west. */
export type Winds = readonly [north: string, east: string, south: string, west: string]

/** A moment that is drawn: a day, and a minute of it on Belgium's clock. */
export type SunMoment = Readonly<{ on: PlainDate; minute: number }>

const arcStep = 30
const hour = 60
const numberedHours = 3
/** How far the street is drawn beyond the plot, in m. */
const streetReach = 40
const paving = 1.2

/**
 * Returns the inside of an SVG of 540 by 540: the home from above, its shadow, and the sun on its way round it. Colours are
 * classes of `sun-drawing.css`.
 * @param winds the compass and the hours are written too
 * @param id sets the ids of one drawing apart from those of another on the page
 */
export function drawSun(home: SunHome, { on, minute }: SunMoment, id: string, winds?: Winds): string {
  const { middle, radius } = sheet
  const oblique = obliqueOf(home)
  const sun = sunAtMinute(home, on, minute)
  const shadow = shadowOf(home, sun)
  const isNight = shadow === undefined
  const light = daylight(home, on) ?? { from: 0, until: 0 }
  const ringAt = (at: number, out: number) => oblique.ring(sunAtMinute(home, on, at).azimuth, out)
  const arc = [...minutes(light.from, light.until, arcStep), light.until].map((at) =>
    ringAt(at, radius).join(','),
  )
  const circle = (name: string, at: Point, size: number) =>
    `<circle class="${name}" cx="${at[0]}" cy="${at[1]}" r="${size}"/>`
  const whole = (name: string) => circle(name, [middle, middle], radius)
  return [
    whole(isNight ? 'sun-sky is-night' : 'sun-sky'),
    `<clipPath id="${id}">${circle('', [middle, middle], radius - 1)}</clipPath>`,
    whole('sun-ring'),
    `<path class="sun-arc" d="M${arc.join(' ')}"/>`,
    winds === undefined ? '' : drawDial(home, on, winds, light),
    `<g clip-path="url(#${id})">`,
    drawStreet(home, oblique.at),
    drawGround(home, oblique),
    shadow === undefined
      ? ''
      : `<path class="sun-shade" d="M${shadow.map(([u, v]) => oblique.at(u, v)).join(' ')}z"/>`,
    drawEdge(home, oblique),
    drawHouse(home, oblique, sun, winds !== undefined),
    '</g>',
    isNight ? whole('sun-dark') : '',
    circle(
      isNight ? 'sun-disc is-night' : 'sun-disc',
      oblique.ring(sun.azimuth, radius),
      winds === undefined ? 24 : 15,
    ),
  ].join('')
}

function drawStreet({ block, plot }: SunHome, at: ReturnType<typeof obliqueOf>['at']): string {
  const right = (plot?.width ?? block.width) + streetReach
  const corners = [
    at(-streetReach, -streetReach),
    at(right, -streetReach),
    at(right, -paving),
    at(-streetReach, -paving),
  ]
  return `<path class="sun-street" d="M${corners.join(' ')}z"/>`
}

/** The hours on the way of the sun, and the compass. */
function drawDial(
  home: SunHome,
  on: PlainDate,
  winds: Winds,
  light: Readonly<{ from: number; until: number }>,
): string {
  const { ring } = obliqueOf(home)
  const { radius } = sheet
  const words = (name: string, [x, y]: Point, text: string) =>
    `<text class="${name}" x="${x}" y="${y + 5}">${text}</text>`
  const hours = minutes(Math.ceil(light.from / hour) * hour, light.until, hour).map((at) => {
    const { azimuth } = sunAtMinute(home, on, at)
    const tick = `<path class="sun-tick" d="M${ring(azimuth, radius - 7).join(',')} ${ring(azimuth, radius + 7).join(',')}"/>`
    const number = at / hour
    return number % numberedHours === 0
      ? tick + words('sun-hour', ring(azimuth, radius + 22), String(number))
      : tick
  })
  return (
    hours.join('') + winds.map((wind, at) => words('sun-wind', ring(at * 90, radius - 21), wind)).join('')
  )
}

function minutes(from: number, until: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((until - from) / step)) }, (_, at) => from + at * step)
}
