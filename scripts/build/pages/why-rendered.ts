import { formatCount } from '#scripts/kit/progress.ts'
import {
  changedParts,
  digestView,
  type IndexedPage,
  type PageIndex,
  type ViewDigests,
} from '#scripts/build/pages/page-index.ts'

/**
 * Returns why a page must be rendered, in words for an editor; undefined when its file is there and the same as a
 * new one would be.
 */
export function whyRendered(
  old: IndexedPage | undefined,
  digests: ViewDigests,
  hasSameTemplates: boolean,
  hasFile: boolean,
): string | undefined {
  if (old === undefined) return 'it is new'
  if (!hasSameTemplates) return 'the templates, styles or scripts have changed'
  if (old.digests !== digests) return `changed: ${changedParts(old.digests, digests).join(', ')}`
  return hasFile ? undefined : 'its file is gone, or another program changed it'
}

/**
 * Returns how many pages were rendered and the commonest reasons, each with a page as an example.
 * @example formatReasons(new Map([['/nl/', 'it is new']])) // '1 rendered: 1 (it is new), as /nl/'
 */
export function formatReasons(reasons: ReadonlyMap<string, string>): string {
  if (reasons.size === 0) return 'none rendered'
  const byReason = Map.groupBy(reasons, ([, reason]) => reason)
  const common = [...byReason].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 3)
  const lines = common.map(
    ([reason, pages]) => `${formatCount(pages.length)} (${reason}), as ${pages[0]?.[0]}`,
  )
  const more = byReason.size - common.length
  return `${formatCount(reasons.size)} rendered: ${lines.join('; ')}${more > 0 ? `; and for ${more} more reasons` : ''}`
}

/** Returns the digest of a page at a former address, which has no view. */
export function digestFormer(html: string): ViewDigests {
  return digestView({ [formerPage]: html })
}

const formerPage = 'formerPage'

/** Returns why a page was rendered or kept, for `--explain`. */
export function explainPage(path: string, index: PageIndex, reasons: ReadonlyMap<string, string>): string {
  const page = index.pages[path]
  if (page === undefined) return `${path} is no page of this site; paths begin and end with a slash`
  if (page.digests.startsWith(`${formerPage}=`))
    return `${path} is a former address: its page is written again when it says something else`
  const reason = reasons.get(path)
  return reason === undefined
    ? `${path} was kept: its words, records and templates are as they were`
    : `${path} was rendered: ${reason}`
}
