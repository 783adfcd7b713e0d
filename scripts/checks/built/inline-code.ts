import { findInlineCode, groupInlineCode } from '#scripts/build/content-security-policy.ts'
import { longestHeaderLine } from '#scripts/build/hosting/header-rules.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/** Returns a finding for each style attribute, event attribute, and inline code that the policy would block. */
export function checkInlineCode(pages: readonly DistPage[], headers: string): readonly string[] {
  const long = headers.split('\n').filter((line) => line.length > longestHeaderLine)
  return [
    ...long.map(
      (line) => `_headers has a line of ${line.length} characters; hosts cut it at ${longestHeaderLine}`,
    ),
    ...pages.flatMap((page) => [...checkAttributes(page), ...checkHashes(page, headers)]),
  ]
}

function checkAttributes({ path, inlineAttributes }: DistPage): readonly string[] {
  return inlineAttributes
    .slice(0, 1)
    .map((found) => `${path} has an attribute that the policy blocks: ${found.slice(0, 80)}`)
}

function checkHashes({ path, html }: DistPage, headers: string): readonly string[] {
  const hashes = groupInlineCode(findInlineCode(html))
  return [...hashes.scripts, ...hashes.styles]
    .filter((hash) => !headers.includes(hash))
    .map((hash) => `${path} has inline code that the policy does not know: ${hash}`)
}
