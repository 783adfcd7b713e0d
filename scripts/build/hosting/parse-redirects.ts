/** An old path, its target, and the status: 301, or 410 for the page of a removed listing. */
export type RedirectRule = Readonly<{ from: string; to: string; status: number }>

/**
 * Returns the rules of a `_redirects` file by path: one `/old/ /new/ 301` per line, `#` for comments. Patterns, which
 * only hosts need, are left out.
 */
export function parseRedirects(text: string): ReadonlyMap<string, RedirectRule> {
  const rules = text.split('\n').flatMap((line): [string, RedirectRule][] => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
    const isRule = from.startsWith('/') && to !== '' && !/[*:]/.test(from)
    return isRule ? [[from, { from, to, status: Number.parseInt(status, 10) }]] : []
  })
  return new Map(rules)
}
