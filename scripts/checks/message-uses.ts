/** The messages that the source code may use; the compiler finds keys that do not exist. */
export type MessageUses = Readonly<{
  /** Every string in the code that may be a key. */
  keys: ReadonlySet<string>
  /** Keys with a computed part: `types.${type}` uses all messages below `types`. */
  patterns: readonly RegExp[]
}>

const comment = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm
const literal = /(['"])([a-zA-Z0-9]+(?:\.[\w-]+)+)\1|`([a-zA-Z0-9]+(?:\.[\w-]+)+)`/g
const template = /`([a-zA-Z0-9]+\.(?:[\w.-]|\$\{[^`{}]*\})*\$\{[^`]*)`/g

/** Returns the messages that source texts use; `groups` are the first parts that keys may have. */
export function findMessageUses(texts: readonly string[], groups: readonly string[]): MessageUses {
  const isKey = (text: string) => groups.includes(text.split('.')[0] ?? '')
  const sources = texts.map((text) => text.replace(comment, ''))
  const literals = sources.flatMap((text) =>
    [...text.matchAll(literal)].map(([, , quoted, ticked]) => quoted ?? ticked ?? ''),
  )
  const templates = sources.flatMap((text) => [...text.matchAll(template)].map(([, key = '']) => key))
  return { keys: new Set(literals.filter(isKey)), patterns: templates.filter(isKey).map(toPattern) }
}

/** A computed part may stand for several steps of a key: `legal.${fact}` means everything below `legal`. */
function toPattern(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/\./g, '\\.'))
  return new RegExp(`^${parts.join('[\\w.-]+')}$`)
}
