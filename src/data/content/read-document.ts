import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type * as v from 'valibot'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { type ParsedDocument, parseDocument } from './parse-document.ts'

/** Reads a text file as a document; undefined where there is none, `broken` with an error when it is no document of the shape. */
export async function readDocument<S extends v.GenericSchema<unknown, object>>(
  path: string,
  shape: S,
  log: RecordLog,
): Promise<ParsedDocument<v.InferOutput<S>> | 'broken' | undefined> {
  const bytes = await readFile(path).catch(absentAsUndefined)
  if (bytes === undefined) return undefined
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return parseDocument(text, shape, log) ?? 'broken'
  const at = text.indexOf('\uFFFD')
  log.error(undefined, 'a letter that is not UTF-8', {
    expected: 'a text file in UTF-8',
    received: text.slice(Math.max(0, at - 15), at + 15),
    remedy: 'save the file in UTF-8, or write the letter again',
  })
  return 'broken'
}
