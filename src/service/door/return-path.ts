import { deskRoot, previewRoot } from '#contracts/desk-paths.ts'
import { portalRoot } from '#contracts/portal-paths.ts'

/** A page of the portal or the desk, a draft, or the editor; only what follows its question mark may be encoded. */
const ownPath = new RegExp(
  `^(?:${portalRoot}|${deskRoot}|${previewRoot})/(?:[a-z]{2}|admin)/[\\w/=&.-]*(?:\\?[\\w/?=&.%+-]*)?$`,
)

/** Returns a path that somebody wanted to see before signing in; undefined for any other text. */
export function returnPath(text: string | undefined): string | undefined {
  const isOwn = text !== undefined && ownPath.test(text)
  return isOwn && !text.includes('//') && !text.includes('..') ? text : undefined
}
