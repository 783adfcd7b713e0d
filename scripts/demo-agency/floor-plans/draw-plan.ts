import { doorWidth, type PlacedRoom, type PlacedStorey } from './place-rooms.ts'

/** Units of the drawing per metre. */
const scale = 60
const ink = '#2c3236'
const paper = '#ffffff'
const walls = { outer: 9, inner: 5 }

const fills: Readonly<Partial<Record<PlacedRoom['kind'], string>>> = {
  living: '#f7f1e4',
  dining: '#f7f1e4',
  kitchen: '#edf1ec',
  bedroom: '#eff0f5',
  bathroom: '#e6eff3',
  showerRoom: '#e6eff3',
  toilet: '#e6eff3',
  terrace: '#eef3e6',
  balcony: '#eef3e6',
}

/** Returns the drawing of a floor without words or numbers, so that it serves every language: walls, doors, windows. */
export function drawPlan({ rooms, width, height }: PlacedStorey): string {
  const [w, h] = [at(width), at(height)]
  const inside = rooms.filter(isInside)
  const left = Math.min(...inside.map(({ x }) => x))
  const top = Math.min(...inside.map(({ y }) => y))
  const right = Math.max(...inside.map((room) => room.x + room.width))
  const bottom = Math.max(...inside.map((room) => room.y + room.height))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    `<rect width="${w}" height="${h}" fill="${paper}"/>`,
    ...rooms.map(drawRoom),
    `<rect x="${at(left)}" y="${at(top)}" width="${at(right - left)}" height="${at(bottom - top)}" fill="none" stroke="${ink}" stroke-width="${walls.outer}"/>`,
    ...inside.map(drawWindow),
    ...inside.map(drawDoor),
    '</svg>\n',
  ].join('')
}

const at = (metres: number): number => Math.round(metres * scale)
const isInside = ({ kind }: PlacedRoom): boolean => kind !== 'terrace' && kind !== 'balcony'

function drawRoom(room: PlacedRoom): string {
  const line = isInside(room) ? `stroke-width="${walls.inner}"` : 'stroke-width="2" stroke-dasharray="8 6"'
  return `<rect x="${at(room.x)}" y="${at(room.y)}" width="${at(room.width)}" height="${at(room.height)}" fill="${fills[room.kind] ?? '#f3f1ec'}" stroke="${ink}" ${line}/>`
}

function drawWindow({ window, x, y, width, height }: PlacedRoom): string {
  if (window === undefined) return ''
  const from = at(x + width * 0.25)
  const line = at(window === 'top' ? y : y + height)
  const long = at(width * 0.5)
  return `<rect x="${from}" y="${line - 4}" width="${long}" height="8" fill="${paper}" stroke="${ink}" stroke-width="2"/><path d="M${from} ${line}h${long}" stroke="${ink}"/>`
}

/** A gap in the wall, and the arc of the leaf into the room. */
function drawDoor({ door, x, y, width, height }: PlacedRoom): string {
  if (door === undefined) return ''
  const leaf = at(doorWidth)
  const from = at(door.from)
  if (door.side === 'left' || door.side === 'right') {
    const wall = at(door.side === 'left' ? x : x + width)
    return `<rect x="${wall - 4}" y="${from}" width="8" height="${leaf}" fill="${paper}"/>`
  }
  const wall = at(door.side === 'top' ? y : y + height)
  const [into, sweep] = door.side === 'top' ? [leaf, 0] : [-leaf, 1]
  return `<rect x="${from}" y="${wall - 4}" width="${leaf}" height="8" fill="${paper}"/><path d="M${from} ${wall}v${into}a${leaf} ${leaf} 0 0 ${sweep} ${leaf} ${-into}" fill="none" stroke="${ink}" stroke-width="1.5"/>`
}
