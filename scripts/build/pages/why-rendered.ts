import { statSync } from 'node:fs'
import type { IndexedPage, ViewDigests } from '#scripts/build/pages/page-index.ts'

/**
 * Returns why a page must be rendered, in words for an editor; undefined when the published file is the same as a new
 * one would be.
 */
export function whyRendered(
  old: IndexedPage | undefined,
  digests: ViewDigests,
  hasSameTemplates: boolean,
  publishedFile: string,
): string | undefined {
  if (old === undefined) return 'it is new'
  if (!hasSameTemplates) return 'the templates, styles or scripts have changed'
  const changed = changedParts(old.digests, digests)
  if (changed.length > 0) return `changed: ${changed.join(', ')}`
  const file = statSync(publishedFile, { throwIfNoEntry: false })
  if (file === undefined) return 'its file is gone'
  return file.size === old.size && file.mtimeMs === old.changedAt
    ? undefined
    : 'its file was changed by another program'
}

/** Returns the names of the parts that differ, sorted. */
function changedParts(before: ViewDigests, after: ViewDigests): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).toSorted()
}
