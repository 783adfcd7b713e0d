import type { MenuPage } from '#domain/site/page.ts'
import type { RouteSource } from '#routes/expand/route-draft.ts'

/** Returns the position of a menu page, for messages. */
export function menuSource(page: MenuPage): RouteSource {
  return { file: 'menu.json', record: String(page.id), field: 'path' }
}
