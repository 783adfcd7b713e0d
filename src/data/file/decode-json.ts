/** A decoded file, or the reason and place of a syntax error; line and column count from 1. */
export type DecodedJson =
  | Readonly<{ kind: 'json'; value: unknown }>
  | Readonly<{ kind: 'broken'; line: number; column: number; reason: string }>

/** Decodes JSON text; skips the byte order mark of Windows exports. */
export function decodeJson(text: string): DecodedJson {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  try {
    const value: unknown = JSON.parse(json)
    return { kind: 'json', value }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'broken', ...lineAt(json, positionIn(reason) ?? json.length), reason: shortened(reason) }
  }
}

// V8 puts the position into its message, except for a text that ends too early.
function positionIn(message: string): number | undefined {
  const found = /at position (\d+)/.exec(message)?.[1]
  return found === undefined ? undefined : Number(found)
}

// V8 quotes the text around the error, which may be a whole record.
function shortened(message: string): string {
  return message
    .replace(/,? ?(?:\.{3})?"[\s\S]*" is not valid JSON/, '')
    .replace(/ (?:in JSON )?at position[\s\S]*$/, '')
}

function lineAt(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
