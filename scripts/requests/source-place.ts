import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { KeptReport } from '#service/requests/reports/keep-reports.ts'

/** Where an error is in a published script; line and column count from 1, as browsers do. */
export type ScriptPlace = Pick<KeptReport, 'file' | 'line' | 'column'>

/** Creates a look-up of places in the source; each map is read once. */
export function createSourcePlaces(mapsDir: string): (place: ScriptPlace) => Promise<string | undefined> {
  const maps = new Map<string, Promise<TraceMap | undefined>>()
  return async ({ file, line, column }) => {
    if (line < 1) return undefined
    const name = `${basename(file)}.map`
    const map = maps.get(name) ?? loadMap(join(mapsDir, name))
    maps.set(name, map)
    const loaded = await map
    return loaded && toSourcePlace(loaded, line, column)
  }
}

/** @example toSourcePlace(map, 1, 2044) // 'src/client/page/on-press.ts:12:4 listener' */
function toSourcePlace(map: TraceMap, line: number, column: number): string | undefined {
  const found = originalPositionFor(map, { line, column: Math.max(column - 1, 0) })
  if (found.source === null) return undefined
  const source = found.source.replace(/^(?:\.\.\/)+/, '')
  const place = `${source}:${found.line}:${found.column + 1}`
  return found.name === null ? place : `${place} ${found.name}`
}

async function loadMap(path: string): Promise<TraceMap | undefined> {
  const text = await readFile(path, 'utf8').catch(absentAsUndefined)
  return text === undefined ? undefined : new TraceMap(text)
}
