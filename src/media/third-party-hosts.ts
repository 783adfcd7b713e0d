import type { SiteConfig } from '#domain/site/agency.ts'
import type { Measurement } from '#domain/site/measurement.ts'

/** Origins that what loads after consent needs, by what is loaded from them. */
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
// Advertisements report to Google's address in the visitor's country too.
const adsReports = [...adsScripts, 'https://google.com', 'https://www.google.be']

/**
 * Returns the origins that the configured identifiers and the review widget need, each once; none where nothing is
 * configured. A tag manager gets those of both services of Google that agencies manage with it.
 * @see https://developers.google.com/tag-platform/security/guides/csp (2026-11-22; what a browser still refuses has to be added)
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
