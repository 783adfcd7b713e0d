import { readFileSync } from 'node:fs'
import type { Theme } from '#domain/site/theme.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { smoothRegion } from '#islands/map/base/load-region.ts'
import { type ColorName, mapColor } from '#islands/map/base/palette.ts'
import { isWay, shapes, waterScales, widthAt } from '#islands/map/base/schematic-shapes.ts'
import type { FeatureCollection, Geometry, Position } from '#islands/map/markers/geo-json.ts'
import type { Site } from '#site'
import { regionPicture, toPlane } from '#views/listing/location/region-plane.ts'

/** The zoom of the map at which 30 units, here 30 px, are a km in Belgium. */
const zoom = 10.5

/** Shortest piece of a line in units: shorter ones are not seen, and are most of the file. */
const shortest = 4

/** Returns the drawing of the agency's region as one picture, of which each listing's page shows a part. */
export function regionFile({
  catalogue: { site, theme },
  files,
}: Readonly<{ catalogue: Pick<Site['catalogue'], 'site' | 'theme'>; files: Site['files'] }>): BuiltFile {
  const { drawing, home } = site.map
  const { file } = files.find(({ path }) => path === drawing.url) ?? {}
  if (file === undefined) throw new Error(`No file is published at ${drawing.url}.`)
  const region: FeatureCollection = JSON.parse(readFileSync(file, 'utf8'))
  return [regionPicture, drawRegion(region, (at) => toPoint(home, at), theme.colors)]
}

/** Returns a drawing of a region without names as an SVG, in the colours of the visitor's light or dark mode. */
export function drawRegion(
  region: FeatureCollection,
  place: (at: Position) => Point,
  colors: Theme['colors'],
): string {
  const { features } = smoothRegion(region)
  const scheme = (mode: 'light' | 'dark'): string => {
    const read = (property: string): string => toRgb(colors, property, mode)
    const rules = shapes.map((shape) => {
      const { id, color } = shape
      if (!isWay(shape)) return `.${id}{fill:${mapColor(color, read)}}`
      return `.${id}{stroke:${mapColor(color, read)}}`
    })
    return `svg{background:${mapColor('background' satisfies ColorName, read)}}${rules.join('')}`
  }
  const drawn = shapes.map((shape) => {
    const paths = features.flatMap(({ geometry, properties }) => {
      if (!shape.kinds.includes(String(properties['kind']))) return []
      const d = toPath(geometry, place)
      if (!isWay(shape)) return [`<path d="${d}"/>`]
      const scale = waterScales[Number(properties['width'] ?? 1) - 1] ?? 1
      const width = widthAt(shape.widths, zoom) * scale
      const dash = shape.dash?.map((part) => round(part * width)).join(' ')
      const dashed = dash === undefined ? '' : ` stroke-dasharray="${dash}" stroke-linecap="butt"`
      return [`<path stroke-width="${round(width)}"${dashed} d="${d}"/>`]
    })
    return `<g class="${shape.id}"${isWay(shape) ? ' fill="none"' : ''}>${paths.join('')}</g>`
  })
  const style = `${scheme('light')}@media (prefers-color-scheme:dark){${scheme('dark')}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 340" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd"><style>${style}</style>${drawn.join('')}</svg>`
}

type Point = readonly [x: number, y: number]

function toPoint(
  home: Site['catalogue']['site']['map']['home'],
  [longitude = 0, latitude = 0]: Position,
): Point {
  const { x, y } = toPlane(home, { longitude, latitude })
  return [Math.round(x), Math.round(y)]
}

function toPath(geometry: Geometry, place: (at: Position) => Point): string {
  if (geometry.type === 'Point') return ''
  if (geometry.type === 'LineString') return trace(geometry.coordinates.map(place))
  return geometry.coordinates.map((ring) => `${trace(ring.map(place))}z`).join('')
}

/** Returns a path through points, without those that lie too near to the one before. */
function trace([start = [0, 0], ...rest]: readonly Point[]): string {
  let [x, y] = start
  const pieces = rest.flatMap(([nextX, nextY], at) => {
    const [dx, dy] = [nextX - x, nextY - y]
    if (at < rest.length - 1 && Math.hypot(dx, dy) < shortest) return []
    x = nextX
    y = nextY
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${start.join(' ')}l${pieces.join(' ').replaceAll(' -', '-')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Returns a colour of the theme as a browser computes it: `rgb(181, 210, 223)`. */
function toRgb(colors: Theme['colors'], property: string, mode: 'light' | 'dark'): string {
  const color = Object.entries(colors).find(([role]) => `--${role}` === property)?.[1][mode] ?? '#000000'
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`
}
