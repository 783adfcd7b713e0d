import { modulesOfPages } from '#tests/support/sites/full/full-modules.ts'
import type { JsonList } from '#tests/support/sites/variant-site.ts'

/**
 * Name of the variant with all features that the demo lacks: forms that are sent, an announcement, measurement, a review widget, and banners
 * with properties, a third-party video and a third-party map.
 */
export const allFeatures = 'all-features'

/**
 * Port of the stand-in for Google, Meta and the review widget; fixed, since the built site has its address. Below the ports that the system
 * gives to connections (32768 on Linux): one of theirs may be in use at any moment.
 */
export const thirdPartyPort = 29_517
const thirdParties = `http://localhost:${thirdPartyPort}`

/** Port of the server that receives the forms; fixed, since the built site has its address. */
export const formsPort = 29_518

/** Title, words and delay in seconds of the announcement. */
export const announcement = {
  title: 'Opendeur in drie dorpen',
  text: 'Op zaterdag openen we twaalf panden.',
  delay: 20,
}

/** Addresses of the third-party video on /nl/verhuren/ and the third-party map on /nl/verkopen/. */
export const film = 'https://films.example/huis.mp4'
export const map = 'https://maps.example/embed'

const { title, text, delay } = announcement

/** The changes to `site.json`. */
export const siteChanges = {
  formsEndpoint: `http://localhost:${formsPort}/forms`,
  popup: {
    isPublished: 'yes',
    title: { nl: title, fr: title, en: title, de: title },
    text: { nl: text, fr: '…', en: '…', de: '…' },
    image: 'pictures/street-0.webp',
    link: '/for-sale/',
    formAction: '/feedback/sign-newsletter/',
    delaySeconds: delay,
  },
  site_info: {
    siteGoogleTagManager: 'GTM-K2B7X9',
    siteGoogleAnalyticsID: 'G-8R3TQ1ZP',
    siteGoogleAdsID: 'AW-10472216',
    siteFacebookPixel: '204718369512',
    scriptOrigins: { google: thirdParties, meta: thirdParties },
  },
  reviews: {
    url: 'https://reviews.example/',
    score: 4.8,
    widget: { script: `${thirdParties}/widget.js`, attributes: { class: 'reviews-here', 'data-id': '7' } },
  },
}

const idsOn = (page: keyof typeof modulesOfPages) => modulesOfPages[page].map(({ id }) => id)

const banners: Readonly<Record<string, object>> = {
  Home: { bannerType: 'properties' },
  Verhuren: {
    modules: idsOn('Verhuren'),
    bannerType: 'video',
    bannerVideo: { url: film, mimetype: 'video/mp4' },
  },
  'Over-ons': { modules: idsOn('Over-ons') },
  contact: { modules: idsOn('contact') },
  Blog: {
    modules: idsOn('Blog'),
    bannerType: 'projects',
    showPageBanner: true,
    bannerTitle: { nl: 'Nieuwbouw in beeld' },
  },
  Verkopen: {
    modules: idsOn('Verkopen'),
    bannerMap: { url: map, mapType: 'satellite', marker: 'house', info: { nl: 'Ons aanbod' } },
  },
}

/** The pages of `menu.json` with their banners. */
export function addBanners(pages: JsonList): JsonList {
  return pages.map((page) => ({
    ...page,
    params: Object.assign({}, page['params'], banners[String(page['name'])]),
  }))
}

/** The entries of `routes.json`; the login has no German page, so that one page lacks a language. */
export function withoutGermanLogin(entries: JsonList): JsonList {
  return entries.map((entry) =>
    entry['type'] === 'login' ? { ...entry, path: { nl: 'login', fr: 'login', en: 'login' } } : entry,
  )
}
