import type * as v from 'valibot'
import { parseConfig } from '../config/parse-config.ts'
import { withoutEmpty } from '../file/without-empty.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { decodeFrontMatter } from './decode-front-matter.ts'

/** Front matter of a shape, all that stands in it, and the text below it. */
export type ParsedDocument<T> = Readonly<{ meta: T; given: unknown; body: string }>

/** Returns a text file as a document; undefined with an error when its front matter is not YAML of the shape. */
export function parseDocument<S extends v.GenericSchema<unknown, object>>(
  source: string,
  shape: S,
  log: RecordLog,
): ParsedDocument<v.InferOutput<S>> | undefined {
  const document = decodeFrontMatter(source)
  if (document.kind === 'broken') {
    log.error(undefined, `not front matter: ${document.reason}`, {
      expected: 'YAML between two lines of ---',
      remedy: 'correct it',
    })
    return undefined
  }
  const given = withoutEmpty(document.meta)
  const meta = parseConfig(shape, given, log)
  return meta === undefined ? undefined : { meta, given, body: document.body }
}
