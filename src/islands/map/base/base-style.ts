import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/values/locale.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { loadRegion } from './load-region.ts'
import type { MapPalette } from './palette.ts'
import { schematicStyle } from './schematic-style.ts'
import { rasterStyle } from './tile-style.ts'
import { vectorStyle } from './vector-style.ts'

/** Returns a base map's style in some colours. */
export type StyleMaker = (palette: MapPalette) => StyleSpecification

/**
 * Loads the data of a base map's style.
 * @param attribution of the schematic map
 * @throws when the drawing, the style or the archive does not load, or is none
 */
export async function loadBaseStyle(base: MapBase, locale: Locale, attribution: string): Promise<StyleMaker> {
  if (base.kind === 'schematic') {
    const region = await loadRegion(base.drawing.url)
    return (palette) => schematicStyle({ region, palette, locale, attribution })
  }
  if (base.kind === 'style') {
    const style = await fetchStyle(base.url)
    return () => style
  }
  const { kind, url, minZoom, maxZoom } = base
  const credited = { attribution: escapeHtml(base.attribution), minZoom, maxZoom }
  if (kind === 'raster') return (palette) => rasterStyle({ ...credited, tiles: [url] }, palette)
  return await loadArchiveStyle({ ...credited, url }, locale)
}

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The style answered ${response.status}.`)
  return await response.json()
}

/** The header of an archive says whether its tiles are raster or vector. */
async function loadArchiveStyle(
  base: Readonly<{ attribution: string; url: string; minZoom: number; maxZoom: number }>,
  locale: Locale,
): Promise<StyleMaker> {
  const { PMTiles, Protocol, TileType } = await import('pmtiles')
  const address = new URL(base.url, location.href).href
  const archive = new PMTiles(address)
  const { tileType, minZoom, maxZoom } = await archive.getHeader()
  const protocol = new Protocol()
  protocol.add(archive)
  addProtocol('pmtiles', protocol.tile)
  const url = `pmtiles://${address}`
  if (tileType === TileType.Mvt) return (palette) => vectorStyle({ ...base, url }, palette, locale)
  const zooms = { minZoom: Math.max(minZoom, base.minZoom), maxZoom: Math.min(maxZoom, base.maxZoom) }
  return (palette) => rasterStyle({ attribution: base.attribution, ...zooms, url }, palette)
}
