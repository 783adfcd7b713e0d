import type { DeskPage } from '#service/desk/desk-page.ts'

/** Milliseconds for which somebody who opened a request may still be at it. */
const heldFor = 10 * 60_000

/**
 * Returns what notes that a member of staff opens a request, and tells the names of the others who did in the last ten minutes. It
 * is kept in memory alone: it warns, and nothing is decided by it.
 */
export function watchOpened(): (id: number, page: Pick<DeskPage, 'staff' | 'now'>) => readonly string[] {
  const opened = new Map<string, Readonly<{ id: number; name: string; at: number }>>()
  return (id, { staff, now }) => {
    for (const [key, { at }] of opened) if (at <= now - heldFor) opened.delete(key)
    const own = `${id} ${staff.id}`
    const others = [...opened].filter(([key, each]) => each.id === id && key !== own)
    opened.set(own, { id, name: staff.name, at: now })
    return others.map(([, { name }]) => name)
  }
}
