import type { MapBase, MapHome } from '#domain/place/map-base.ts'
import type { RegionDrawing } from '#domain/place/region-drawing.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { MapRecord } from './map-schema.ts'

/** A view of all of Belgium. */
const belgium: MapHome = { latitude: 50.6, longitude: 4.6, zoom: 7.5 }
const kinds = { styleUrl: 'style', pmtilesUrl: 'pmtiles', rasterTiles: 'raster' } as const
const fields = ['styleUrl', 'pmtilesUrl', 'rasterTiles'] as const

/** Returns the configured map; the agency's drawing when none is configured or it is invalid. */
export function toMapBase(
  map: MapRecord | null | undefined,
  drawing: RegionDrawing,
  log: RecordLog,
): MapBase {
  const home = map?.home ?? belgium
  const schematic: MapBase = { kind: 'schematic', home, drawing }
  if (map === null || map === undefined) return schematic
  const named = fields.filter((field) => isGiven(map[field]))
  const [field] = named
  if (field === undefined && Object.keys(map).every((key) => key === 'home' || key === 'hosts'))
    return schematic
  if (field === undefined || named.length > 1) {
    log.error('map', 'a map needs one base', {
      expected: 'one of styleUrl, pmtilesUrl, rasterTiles',
      received: named,
      remedy: 'keep the one that is meant, or leave map out for the schematic map',
    })
    return schematic
  }
  const url = toUrl(map[field] ?? '', field, map, log)
  const attribution = map.attribution ?? ''
  const { minZoom, maxZoom } = { minZoom: map.minZoom ?? 0, maxZoom: map.maxZoom ?? 16 }
  if (attribution === '') {
    log.error('map.attribution', 'a map of somebody else must say whose it is', {
      expected: 'words such as © OpenStreetMap contributors',
      remedy: 'copy the words that the map’s terms ask for',
    })
  }
  if (minZoom > maxZoom) {
    log.error('map.minZoom', 'no zoom is left', {
      expected: `at most maxZoom, ${maxZoom}`,
      received: minZoom,
      remedy: 'exchange minZoom and maxZoom',
    })
  }
  const hosts = map.hosts.map((host, index) => toOrigin(host, `map.hosts[${index}]`, log))
  if (url === undefined || attribution === '' || minZoom > maxZoom || hosts.includes(undefined))
    return schematic
  const own = url.startsWith('/') ? [] : [new URL(url).origin]
  const known = [...own, ...hosts].filter((host) => host !== undefined)
  return { kind: kinds[field], home, drawing, url, attribution, minZoom, maxZoom, hosts: [...new Set(known)] }
}

function isGiven(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** Returns an https address or a path of the site, with the key filled in. */
function toUrl(
  text: string,
  field: (typeof fields)[number],
  { key }: MapRecord,
  log: RecordLog,
): string | undefined {
  const refuse = (message: string, expected: string, remedy: string): undefined => {
    log.error(`map.${field}`, message, { expected, received: text, remedy })
    return undefined
  }
  const isOwn = text.startsWith('/') && !text.startsWith('//')
  if (!isOwn && !isHttps(text))
    return refuse('not an address', 'https://… or a path of the site', 'write the whole address')
  if (field === 'rasterTiles' && !['{z}', '{x}', '{y}'].every((part) => text.includes(part)))
    return refuse(
      'not a template of tiles',
      'an address with {z}, {x} and {y}',
      'write the three placeholders',
    )
  if (isGiven(key) !== text.includes('{key}')) {
    return refuse(
      isGiven(key) ? 'the key has no place in the address' : 'the address asks for a key',
      'an address with {key} and a key, or neither',
      isGiven(key) ? 'write {key} where the key belongs' : 'add key',
    )
  }
  return text.replaceAll('{key}', encodeURIComponent(key ?? ''))
}

function toOrigin(host: string, field: string, log: RecordLog): string | undefined {
  const address = host.includes('://') ? host : `https://${host}`
  if (isHttps(address)) return new URL(address).origin
  log.error(field, 'not a host', {
    expected: 'tiles.example.com or https://tiles.example.com',
    received: host,
    remedy: 'write the host alone',
  })
  return undefined
}

function isHttps(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}
