import { portalRoot } from '#contracts/portal-paths.ts'

/** Returns a path of the portal that an owner wanted to see before signing in; undefined for any other text. */
export function returnPath(text: string | undefined): string | undefined {
  const isOwn = text !== undefined && new RegExp(`^${portalRoot}/[a-z]{2}/[\\w/?=&.-]*$`).test(text)
  return isOwn && !text.includes('//') && !text.includes('..') ? text : undefined
}
