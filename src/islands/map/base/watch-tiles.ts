import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl'

/** Milliseconds between two frames of a map whose tiles are awaited. */
const frameInterval = 500

/** Calls back once when the first view of a style with tiles is complete and none of them has come. */
export function watchTiles(map: LibreMap, { sources }: StyleSpecification, onNone: () => void): void {
  const tiled = new Set(
    Object.entries(sources).flatMap(([name, { type }]) =>
      type === 'vector' || type === 'raster' ? [name] : [],
    ),
  )
  if (tiled.size === 0) return
  let hasCome = false
  const watch = map.on('sourcedata', ({ sourceId, coord }) => {
    if (coord !== undefined && tiled.has(sourceId)) hasCome = true
  })
  map.once('idle', () => {
    watch.unsubscribe()
    if (!hasCome) onNone()
  })
  drawWhileAwaited(map)
}

/** Draws a map until it rests: MapLibre rests after a frame only, and a tile that fails asks for none. */
function drawWhileAwaited(map: LibreMap): void {
  let isAwaited = true
  map.on('dataloading', () => {
    isAwaited = true
  })
  map.on('idle', () => {
    isAwaited = false
  })
  const frames = setInterval(() => isAwaited && map.triggerRepaint(), frameInterval)
  map.once('remove', () => clearInterval(frames))
}
