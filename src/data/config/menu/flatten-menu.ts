import { parseId } from '#data/cell/parse-id-list.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { isObject } from '#data/file/decode-records.ts'
import { type MenuEntry, menuEntry } from './menu-schema.ts'
import { parseConfig } from '#data/config/parse-config.ts'

/** An entry with its ID and its parent's. */
export type FlatEntry = Readonly<{ id: number; parentId?: number; entry: MenuEntry; log: RecordLog }>

const file = 'menu.json'
const deepest = 8

/** Returns all entries of a menu, nested or flat, once each; a duplicate ID is an error. */
export function flattenMenu(values: readonly unknown[], log: ProblemLog): readonly FlatEntry[] {
  const found = new Map<number, FlatEntry>()
  const visit = (list: readonly unknown[], parentId: number | undefined, depth: number): void => {
    for (const [index, value] of list.entries()) {
      const named = isObject(value) ? value['id'] : undefined
      const entryLog = log.record(file, named === undefined ? `#${index + 1}` : String(named))
      const entry = parseConfig(menuEntry, value, entryLog)
      if (entry === undefined) continue
      const id = parseId(entry.id)
      if (id.kind !== 'value' || found.has(id.value)) {
        entryLog.error('id', id.kind === 'value' ? 'an id that another page has' : 'not an id', {
          expected: 'a whole number above 0, once',
          received: entry.id,
          remedy: 'give every page its own id',
        })
        continue
      }
      const parent = parseId(entry.parentId)
      found.set(id.value, {
        id: id.value,
        parentId: parentId ?? (parent.kind === 'value' ? parent.value : undefined),
        entry,
        log: entryLog,
      })
      if (depth < deepest) visit(entry.childMenus ?? [], id.value, depth + 1)
      else if ((entry.childMenus ?? []).length > 0) {
        entryLog.error('childMenus', 'a menu that is too deep', {
          expected: `at most ${deepest} levels`,
          remedy: 'move the pages up',
        })
      }
    }
  }
  visit(values, undefined, 1)
  return withKnownParents([...found.values()], found)
}

// An entry whose parent is missing, or is its own descendant, becomes a top-level page instead of disappearing.
function withKnownParents(
  entries: readonly FlatEntry[],
  byId: ReadonlyMap<number, FlatEntry>,
): readonly FlatEntry[] {
  return entries.map((flat) => {
    if (flat.parentId === undefined || (byId.has(flat.parentId) && !isOwnAncestor(flat, byId))) return flat
    flat.log.warn('parentId', 'a parent that is not there; the page stands at the top', {
      expected: 'the id of another page',
      received: flat.parentId,
    })
    return { ...flat, parentId: undefined }
  })
}

function isOwnAncestor(flat: FlatEntry, byId: ReadonlyMap<number, FlatEntry>): boolean {
  const seen = new Set<number>([flat.id])
  for (
    let parent = byId.get(flat.parentId ?? 0);
    parent !== undefined;
    parent = byId.get(parent.parentId ?? 0)
  ) {
    if (seen.has(parent.id)) return true
    seen.add(parent.id)
  }
  return false
}
