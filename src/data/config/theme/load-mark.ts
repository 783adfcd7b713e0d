import { readFile } from 'node:fs/promises'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { Theme } from '#domain/site/theme.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

const svg = /^\s*<svg\b[^>]*\bviewBox="([-\d. ]+)"[^>]*>([\s\S]*)<\/svg>\s*$/
const shape = /^(?:path|rect|circle|ellipse|line|polyline|polygon|g|title)$/
/** The logo is inline on every page, where the Content-Security-Policy allows no style attributes and no scripts. */
const forbidden = /\b(?:on\w+|style|href|id|class)\s*=|url\(|<!/i

/** Loads the SVG of the logo; undefined when it is missing or holds more than shapes, which breaks the site. */
export async function loadMark(
  path: string,
  name: string,
  log: RecordLog,
): Promise<Theme['mark'] | undefined> {
  const text = await readFile(path, 'utf8').catch(absentAsUndefined)
  const [, viewBox, shapes] = svg.exec(text ?? '') ?? []
  const elements = [...(shapes ?? '').matchAll(/<\/?([\w:-]+)/g)].map(([, element = '']) => element)
  if (
    viewBox !== undefined &&
    shapes !== undefined &&
    elements.every((each) => shape.test(each)) &&
    !forbidden.test(shapes)
  )
    return { viewBox, shapes }
  log.fatal('mark', text === undefined ? 'the drawing is missing' : 'not a plain drawing', {
    expected:
      'an SVG with a viewBox, of path, rect, circle, ellipse, line, polyline, polygon and g, without style, class, id or links',
    received: name,
    remedy:
      text === undefined
        ? 'add the file or correct its name'
        : 'export the logo as plain SVG with presentation attributes',
  })
  return undefined
}
