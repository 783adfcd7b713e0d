import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { decodeJson } from '#data/file/decode-json.ts'
import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'

/**
 * Records and texts with a digest of each: a document as `articles/een-bod-dat-bindt`, a record of a list as
 * `properties/2417`, else the file itself, `menu`.
 */
export type FileStates = Readonly<Record<string, string>>

/** What a publication writes itself. */
const written = 'url-ledger.json'

/** Returns the states of a site's files. A file that is being written counts as one text, so that none is an error here. */
export async function readFileStates(dataDir: string, contentDir: string): Promise<FileStates> {
  const states = new Map<string, string>()
  const add = (name: string, state: string): void =>
    void states.set(name, hash('sha256', `${states.get(name) ?? ''}${state}`))
  for (const file of await filesIn(contentDir)) {
    const [collection = '', id = ''] = file.split('/')
    add(`${collection}/${basename(id, '.md')}`, `${file} ${await readFile(join(contentDir, file), 'utf8')}`)
  }
  for (const file of (await filesIn(dataDir)).filter((each) => each !== written)) {
    const [folder = '', ...rest] = file.split('/')
    // Pictures and maps are large, and pictures are named by the record or text that shows them.
    if (!file.endsWith('.json')) add(folder, `${file} ${statSync(join(dataDir, file)).size}`)
    else if (rest.length > 0)
      add(`${folder}/${basename(file, '.json')}`, await readFile(join(dataDir, file), 'utf8'))
    else
      for (const [name, text] of recordsOf(file, await readFile(join(dataDir, file), 'utf8'))) add(name, text)
  }
  return Object.fromEntries(states)
}

/** Returns the names of what is new, changed or gone, in the order of the alphabet. */
export function compareStates(before: FileStates, now: FileStates): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .toSorted()
}

async function filesIn(dir: string): Promise<readonly string[]> {
  return existsSync(dir) ? await listFiles(dir) : []
}

/** Returns the records of a list by name, or the file as one. */
function recordsOf(file: string, text: string): readonly (readonly [name: string, text: string])[] {
  const name = basename(file, '.json')
  const json = decodeJson(text)
  // The publication itself says what is wrong with a file.
  const records = json.kind === 'json' ? (decodeRecords(json.value) ?? []) : []
  const ids = records.map((record) => (isObject(record) ? (record['ID'] ?? record['id']) : undefined))
  const isNamed = ids.length > 0 && ids.every((id) => typeof id === 'string' || typeof id === 'number')
  if (!isNamed) return [[name, text]]
  return records.map((record, at) => [`${name}/${String(ids[at])}`, JSON.stringify(record)])
}
