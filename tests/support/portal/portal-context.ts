import type { PortalFile } from '#contracts/portal-file.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'
import type { HomeContext, HomeQuery } from '#service/portal/views/kit/home-context.ts'
import { now } from './owned-homes.ts'

const lotte = {
  name: 'Lotte Verhulst',
  initials: 'LV',
  phone: { href: 'tel:+3252000001', words: '052 00 00 01' },
  email: 'lotte@agency.example',
}

/** What a portal says of its agency. */
export const portalFile: PortalFile = {
  logo: {
    mark: { viewBox: '0 0 40 40', shapes: '<path d="M19 2v36"/>' },
    wordmark: [{ text: 'Kouter & Kaai', isItalic: false }],
  },
  home: '/nl/',
  team: { lotte, wannes: { ...lotte, name: 'Wannes De Smedt', initials: 'WS' } },
  company: ['Kouter & Kaai Vastgoed bv, Voorbeeldstraat 1, 9290 Berlare', 'BIV 000.001'],
}

const listing: ListingSubject = {
  kind: 'sale',
  state: 'available',
  title: 'Halfopen woning met zuidtuin',
  titleLang: 'nl-BE',
  href: '/nl/te-koop/berlare/2417/',
  place: 'Donklaan, Berlare',
  price: '€ 389.000',
  reference: 'Referentie KK-2417',
  picture: { src: '/img/1.jpg', width: 1200, height: 800 },
  officeId: 'berlare',
}

/** Returns what views of the portal need; only the home with number 2417 has a page on the site. */
export function portalContext(locale: Locale, query: HomeQuery = {}): HomeContext {
  return {
    ...languages(locale),
    now,
    site: portalFile,
    ownerName: 'mevrouw De Backer',
    subjectOf: (subject) => (subject === 'property/2417' ? listing : undefined),
    hrefs: {
      view: (view, subject, asked = {}) =>
        `/portal/${view}/${subject}?${new URLSearchParams(
          Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
        )}`,
      report: (month) => `/portal/report/${month}`,
      offer: (id) => `/portal/offer/${id}`,
      document: (id) => `/portal/document/${id}`,
      handIn: '/portal/hand-in',
      signOut: '/portal/sign-out',
    },
    query,
  }
}
