import type { Route } from '#routes/table/route.ts'

/** Returns a breadcrumb as one line: `Home /nl/ > Blog`. */
export function trail({ breadcrumb }: Route): string {
  return breadcrumb.map(({ label, path }) => (path === undefined ? label : `${label} ${path}`)).join(' > ')
}
