import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Measurement } from '#domain/site/measurement.ts'

/** Origins that third parties need after consent, by type of resource. */
export type ThirdPartyHosts = Readonly<{
  scripts: readonly string[]
  styles: readonly string[]
  connections: readonly string[]
  images: readonly string[]
  frames: readonly string[]
}>

const analyticsReports = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const adsScripts = [
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
]
// Google Ads also reports to the Google domain of the visitor's country.
const adsReports = [...adsScripts, 'https://google.com', 'https://www.google.be']

/**
 * Returns the origins that the configured identifiers and the review widget need, each once; none if nothing is
 * configured. With a tag manager, the origins of Google Analytics and Google Ads are included.
 * @see https://developers.google.com/tag-platform/security/guides/csp (read 2026-11-22)
 */
export function thirdPartyHosts({
  measurement: { ids, origins },
  reviews,
}: Pick<SiteConfig, 'measurement' | 'reviews'>): ThirdPartyHosts {
  const { analytics: hasAnalytics, ads: hasAds } = googleParts(ids)
  const google = hasAnalytics || hasAds ? [origins.google] : []
  const pixel = ids.pixel === undefined ? [] : [origins.meta]
  const widget = reviews?.widget === undefined ? [] : [new URL(reviews.widget.script).origin]
  const widgetHosts = [...widget, ...(reviews?.widget?.hosts ?? [])]
  const reports = [...google, ...(hasAnalytics ? analyticsReports : []), ...(hasAds ? adsReports : [])]
  const pixelReports = pixel.length === 0 ? [] : ['https://www.facebook.com']
  return {
    scripts: once(google, hasAds ? adsScripts : [], pixel, widget),
    styles: once(widgetHosts),
    connections: once(reports, pixel, pixelReports, widgetHosts),
    images: once(reports, pixelReports, widgetHosts),
    frames: once(hasAds ? [origins.google, 'https://td.doubleclick.net'] : [], widgetHosts),
  }
}

function googleParts(ids: Measurement['ids']): Readonly<{ analytics: boolean; ads: boolean }> {
  const isManaged = ids.tagManager !== undefined
  return { analytics: isManaged || ids.analytics !== undefined, ads: isManaged || ids.ads !== undefined }
}

function once(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())].toSorted()
}
