import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import { perWords, withOwnWords } from './own-words.ts'

/** Messages of one language, nested in groups of any depth. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

/**
 * Returns the messages of a language: one group per file of its folder in `content/messages`, with the agency's own
 * messages merged in. Each language is read once for the same own messages.
 * @throws when the language has no folder, or a file holds anything but texts and groups
 */
export const messagesOf: (locale: Locale) => MessageTree = perWords((locale) => {
  // Relative to the project root, since Astro bundles this file to another folder.
  const dir = resolve('content/messages', locale)
  const files = readdirSync(dir).filter((file) => file.endsWith('.json'))
  const groups = files.map((file) => [basename(file, '.json'), loadGroup(join(dir, file))] as const)
  return withOwnWords(Object.fromEntries(groups), locale)
})

function loadGroup(path: string): MessageTree {
  const group: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (isMessageTree(group)) return group
  throw new Error(`${path}: expected an object of texts and of groups of texts`)
}

function isMessageTree(value: unknown): value is MessageTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((child) => typeof child === 'string' || isMessageTree(child))
}

/**
 * Returns the texts of a tree by key.
 * @example flattenMessages({ results: { none: 'Geen' } }) // { 'results.none': 'Geen' }
 */
export function flattenMessages(tree: MessageTree, prefix = ''): Readonly<Record<string, string>> {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}
