import type { Context } from 'hono'

/** Whether a script of the site asks, which reads JSON; a browser that opens a page takes HTML. */
export function asksForJson({ req }: Context): boolean {
  return req.header('accept')?.includes('application/json') === true
}
