/** An old path and where it leads now. */
export type RedirectRule = Readonly<{ from: string; to: string; status: number }>

/** Returns the rules of a `_redirects` file: `/old/ /new/ 301` a line, `#` for comments; patterns are left to hosts. */
export function parseRedirects(text: string): readonly RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
    return from.startsWith('/') && to !== '' && !/[*:]/.test(from)
      ? [{ from, to, status: Number.parseInt(status, 10) }]
      : []
  })
}
