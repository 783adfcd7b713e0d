import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { OwnWords } from '#domain/site/own-words.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { type Messages, ownWord, toOwnWords } from './own-word.ts'

/** Loads the messages that an agency words itself: `words.json`. */
export async function loadOwnWords(source: DataSource): Promise<OwnWords> {
  const entries = await loadConfigList(source, 'words.json', ownWord)
  return entries.length === 0 ? {} : toOwnWords(entries, await loadMessages())
}

type Tree = Readonly<{ [key: string]: string | Tree }>

const tree: v.GenericSchema<Tree> = v.record(v.string(), v.union([v.string(), v.lazy(() => tree)]))

/** Loads the project's Dutch messages, of which the other languages are translations. */
async function loadMessages(): Promise<Messages> {
  const dir = resolve('content/messages/nl')
  const files = (await readdir(dir)).filter((file) => file.endsWith('.json'))
  const groups = await Promise.all(
    files.map(async (file) => {
      const group = v.parse(tree, JSON.parse(await readFile(join(dir, file), 'utf8')))
      return flatten(group, `${file.slice(0, -'.json'.length)}.`)
    }),
  )
  return new Map(groups.flat())
}

function flatten(group: Tree, prefix: string): readonly (readonly [key: string, text: string])[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  )
}
