/** A line across a tile; coordinates from 0 to 4096, from the upper left corner. */
export type TileFeature = Readonly<{
  kind: string
  line: readonly (readonly [x: number, y: number])[]
}>

/**
 * Returns a vector tile with lines in layers, as Protomaps names them.
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1 (read 2026-11-25)
 */
export function createVectorTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Buffer {
  return Buffer.concat(Object.entries(layers).map(([name, features]) => bytes(3, layer(name, features))))
}

const extent = 4096

function layer(name: string, features: readonly TileFeature[]): Buffer {
  return Buffer.concat([
    number(15, 2),
    bytes(1, Buffer.from(name)),
    ...features.map(({ line }, at) => bytes(2, feature(line, at))),
    bytes(3, Buffer.from('kind')),
    ...features.map(({ kind }) => bytes(4, bytes(1, Buffer.from(kind)))),
    number(5, extent),
  ])
}

/** A line whose only property, `kind`, has the value at a position of the layer. */
function feature(line: TileFeature['line'], valueAt: number): Buffer {
  const lineString = 2
  return Buffer.concat([
    bytes(2, Buffer.from([0, valueAt].flatMap(varint))),
    number(3, lineString),
    bytes(4, Buffer.from(commands(line).flatMap(varint))),
  ])
}

/** Move to the first point, then draw lines: each a step from the one before, the sign in the lowest bit. */
function commands(line: TileFeature['line']): number[] {
  const steps = line.flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at - 1] ?? [0, 0]
    return [signed(x - fromX), signed(y - fromY)]
  })
  const [moveTo, lineTo] = [1, 2]
  return [moveTo + 8, ...steps.slice(0, 2), lineTo + 8 * (line.length - 1), ...steps.slice(2)]
}

function signed(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}

function number(field: number, value: number): Buffer {
  return Buffer.from([...varint(field * 8), ...varint(value)])
}

/** Returns a number in groups of seven bits, the lowest first. */
export function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
