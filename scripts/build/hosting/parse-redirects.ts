/** An old path, where it leads now, and the status: a redirect, or 410 for a page that stands there and is gone. */
export type RedirectRule = Readonly<{ from: string; to: string; status: number }>

/**
 * Returns the rules of a `_redirects` file by their path: `/old/ /new/ 301` a line, `#` for comments. Patterns are for
 * hosts and left out.
 */
export function parseRedirects(text: string): ReadonlyMap<string, RedirectRule> {
  const rules = text.split('\n').flatMap((line): [string, RedirectRule][] => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
    const isRule = from.startsWith('/') && to !== '' && !/[*:]/.test(from)
    return isRule ? [[from, { from, to, status: Number.parseInt(status, 10) }]] : []
  })
  return new Map(rules)
}
