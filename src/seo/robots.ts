import { absoluteUrl } from './absolute-url.ts'

/** Returns `robots.txt`: everything may be crawled; pages that must not be indexed have a noindex tag. */
export function robotsText(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(baseUrl, '/sitemap.xml')}\n`
}
