import { absoluteUrl } from './absolute-url.ts'

/** Returns `robots.txt`: everything may be read; what is not to be found says so itself. */
export function robotsText(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(baseUrl, '/sitemap.xml')}\n`
}
