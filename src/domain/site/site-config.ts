import type { MonthSettings } from '#domain/costs/month-settings.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { Localised, SiteLanguages, Translations } from '#domain/values/locale.ts'
import type { Company } from './company.ts'
import type { EditorSettings } from './editor-settings.ts'
import type { Href } from './link.ts'
import type { Measurement } from './measurement.ts'
import type { Picture } from './picture.ts'

/** A line of the top bar. */
export type TopBarItem = Readonly<{ label: Localised<string>; link: Href; icon?: string; color?: string }>

/** A column of the footer. */
export type FooterColumn = Readonly<{
  kind: 'offices' | 'links' | 'review' | 'text'
  title: Localised<string>
  intro: Translations
  text: Translations
  images: readonly Picture[]
  links: readonly Readonly<{ label: Localised<string>; link: Href }>[]
}>

/** A figure that the agency claims: `50+`, `70 %`. */
export type Claim = Readonly<{ figure: Localised<string>; label: Localised<string> }>

/** A third-party widget that shows reviews in an element, after consent to everything. */
export type ReviewWidget = Readonly<{
  /** `https://widget.reviews.example/v2.js` */
  script: string
  /** Attributes by which the script finds its element: `class` and `data-…`. */
  attributes: Readonly<Record<string, string>>
  /** Origins that it loads from besides that of the script. */
  hosts: readonly string[]
}>

/** How much of the domain browsers reach over https alone. */
export const httpsOnly = ['host', 'subdomains', 'preload'] as const
export type HttpsOnly = (typeof httpsOnly)[number]

/** The site's configuration by name. */
export type SiteConfig = SiteLanguages &
  Readonly<{
    name: string
    baseUrl: string
    /** Hosts that pictures of records may come from. */
    pictureHosts: readonly string[]
    /** Base map below the listings. */
    map: MapBase
    /** Key of the agency for Google's Maps Embed API; without one Street View opens outside. */
    streetView?: Readonly<{ key: string }>
    /** Days after its publication for which a listing is called new. */
    newForDays: number
    /** Hours that a new home is in no list, while those who asked for it by mail see it; 0 where none is. */
    earlyAccessHours: number
    /** Figures for what a home costs a month. */
    monthCosts: MonthSettings
    /** Whether the page of what was sold and let says what was asked for it. */
    showsSoldPrices: boolean
    /** Whether the listings are published as data, too. */
    publishesListings: boolean
    /** Key that shows search engines that a change is told by the site itself; published as `/{key}.txt`. */
    indexNowKey?: string
    /** The editor at `/admin/`; none without it. */
    editor?: EditorSettings
    /** Months that a sold or rented listing keeps its street, price and pictures. */
    keepSoldMonths: number
    /** Months that the path of a removed listing answers that it is gone; then it redirects to the list of its town. */
    keepGoneMonths: number
    /** Months that the service keeps requests of forms without a term of their own. */
    keepRequestMonths: number
    /** Months after which a visitor is asked for consent again. */
    keepConsentMonths: number
    /** WebID of the category that comes first in the filter of projects. */
    projectCategoryFirst: number
    isDemo: boolean
    /** Whether visited pages stay readable offline. */
    worksOffline: boolean
    /** Where forms are posted, without a slash at the end; absent where nothing receives them. */
    formsEndpoint?: string
    /** What browsers reach over https alone: the host of the site, its subdomains too, or these without a first visit. */
    httpsOnly: HttpsOnly
    /** Path of the site where pages and browsers report errors; absent where nothing keeps them. */
    errorReports?: string
    company: Company
    topBar: readonly TopBarItem[]
    /** Ids of the menu pages that show the search box; where it is absent the home page does. */
    propertySearch?: readonly number[]
    footer: readonly FooterColumn[]
    claims: readonly Claim[]
    tagline: Localised<string>
    /** Greeting on the page at `/`, where a visitor chooses a language. */
    welcome: Localised<string>
    social: readonly Readonly<{ name: string; url: string }>[]
    reviews?: Readonly<{
      url: string
      score?: number
      count?: number
      sample?: Localised<string>
      sampleBy?: Localised<string>
      widget?: ReviewWidget
    }>
    measurement: Measurement
    popup?: Readonly<{
      isPublished: boolean
      title: Localised<string>
      text: Localised<string>
      image?: Picture
      link?: Href
      linkLabel?: Localised<string>
      /** A page, or part of an address, that counts as an answer. */
      formAction?: string
      delaySeconds: number
    }>
  }>
