import type { Header, HeaderRule } from './header-rules.ts'

/** Returns the text of `_headers`: a path pattern, then what it takes away (`! Name`) and its headers, indented. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers, without = [] }) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  return [...lines, ''].join('\n')
}

/** Returns the rules of a `_headers` file; a pattern is one path or ends in `*`. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Header[]; without?: string[] }[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line)
    const without = /^\s+! ([A-Za-z-]+)$/.exec(line)
    const rule = rules.at(-1)
    if (without && rule !== undefined) rule.without = [...(rule.without ?? []), without[1] ?? '']
    else if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
  }
  return rules
}
