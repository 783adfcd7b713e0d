import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import type { Messages } from './create-words.ts'
import { perLocale } from './per-locale.ts'

type MessageTree = { readonly [key: string]: string | MessageTree }

/**
 * Returns the project's own messages of a language by key, whose first part is the file in its folder of `content/messages`.
 * Each language is read once.
 * @throws when the language has no folder, or a file holds anything but texts and groups
 */
export const messagesOf: (locale: Locale) => Messages = perLocale((locale) => {
  // Relative to the project root, since Astro bundles this file to another folder.
  const dir = resolve('content/messages', locale)
  const files = readdirSync(dir).filter((file) => file.endsWith('.json'))
  const groups = files.map((file) => [basename(file, '.json'), loadGroup(join(dir, file))] as const)
  return flatten(Object.fromEntries(groups))
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

function flatten(tree: MessageTree, prefix = ''): Messages {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : Object.entries(flatten(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}
