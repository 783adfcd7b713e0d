/** The messages that the source code uses. */
export type MessageUses = Readonly<{
  /** Every string in the code that may be a key. */
  keys: ReadonlySet<string>
  /** Keys that are literal arguments of the translate function. */
  calls: readonly Readonly<{ file: string; key: string }>[]
  /** Keys with a computed part: `types.${type}` uses all messages below `types`. */
  patterns: readonly Readonly<{ file: string; text: string; pattern: RegExp }>[]
}>

const comment = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm
const literal = /(['"])([a-zA-Z0-9]+(?:\.[\w-]+)+)\1|`([a-zA-Z0-9]+(?:\.[\w-]+)+)`/g
const call = /\bt\(\s*['"`]([^'"`$]+)['"`]/g
const template = /`([a-zA-Z0-9]+\.(?:[\w.-]|\$\{[^`{}]*\})*\$\{[^`]*)`/g

/** Returns the messages that source files use; `groups` are the first parts that keys may have. */
export function findMessageUses(
  files: readonly Readonly<{ file: string; text: string }>[],
  groups: readonly string[],
): MessageUses {
  const isKey = (text: string) => groups.includes(text.split('.')[0] ?? '')
  const sources = files.map(({ file, text }) => ({ file, text: text.replace(comment, '') }))
  return {
    keys: new Set(
      sources
        .flatMap(({ text }) =>
          [...text.matchAll(literal)].map(([, , quoted, ticked]) => quoted ?? ticked ?? ''),
        )
        .filter(isKey),
    ),
    calls: sources.flatMap(({ file, text }) =>
      [...text.matchAll(call)].map(([, key = '']) => ({ file, key })),
    ),
    patterns: sources.flatMap(({ file, text }) => {
      return [...text.matchAll(template)]
        .map(([, key = '']) => ({ file, text: key, pattern: toPattern(key) }))
        .filter(({ text: key }) => isKey(key))
    }),
  }
}

/** A computed part may stand for several steps of a key: `legal.${fact}` means everything below `legal`. */
function toPattern(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/\./g, '\\.'))
  return new RegExp(`^${parts.join('[\\w.-]+')}$`)
}
