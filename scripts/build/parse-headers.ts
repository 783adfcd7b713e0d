/** Headers for the paths that begin as `prefix` says. */
export type HeaderRule = Readonly<{ prefix: string; headers: readonly (readonly [string, string])[] }>

/** Returns the rules of a `_headers` file; only patterns that end in `*` or name one path are known. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { prefix: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else if (line.startsWith('/')) rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] })
  }
  return rules
}
