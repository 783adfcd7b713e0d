import type { Localised, Locale, SiteLanguages, Translations } from '#domain/values/locale.ts'
import type { Picture } from './picture.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import type { Measurement } from './measurement.ts'
import type { Coordinates } from '#domain/place/place.ts'

/** A link that an editor typed: path, anchor, mail, phone or address outside. */
export type Href = string

/** An office of the agency. */
export type Office = Readonly<{
  id: string
  name: string
  street: string
  houseNumber: string
  zip: string
  town: string
  phone: string
  whatsapp?: string
  email: string
  hours: readonly Readonly<{ days: Translations; hours: string }>[]
  routeUrl?: string
  coordinates?: Coordinates
  /** Zips whose properties belong to it where the record does not say. */
  zips: readonly string[]
  picture?: Picture
}>

/** Somebody of the team. */
export type Person = Readonly<{
  id: string
  name: string
  role: Localised<string>
  about: Translations
  phone?: string
  email?: string
  officeId: string
  portrait?: Picture
  languages: readonly Locale[]
  bivNumber?: string
}>

/** What the law wants a visitor to find about the company. */
export type Company = Readonly<{
  name: string
  legalName: string
  street: string
  zip: string
  town: string
  country: Translations
  phone: string
  email: string
  enterpriseNumber: string
  vatNumber: string
  professionalTitle: Localised<string>
  bivNumber: string
  supervisor: Readonly<{ name: Localised<string>; address: string; url: string }>
  insurer: string
  policyNumber: string
  thirdPartyAccount?: string
  codeOfConductUrl: string
}>

/** A badge: what a marquee code says on a card. */
export type Marquee = Readonly<{
  code: number
  kind: 'new' | 'underOption' | 'sold' | 'rented' | 'none'
  label: Translations
}>

/** A category of the search: `id` is the CRM's WebID. */
export type Category = Readonly<{
  id: number
  name: Localised<string>
  sale: boolean
  rent: boolean
  order: number
}>

/** A price band in whole euro; an absent `max` is open-ended. Min inclusive, max exclusive. */
export type PriceRange = Readonly<{
  id: number
  goal: 'sale' | 'rent' | 'project'
  min: number
  max?: number
  order: number
}>

/** A list of the site: where a property is shown, and under which path. */
export type Section = Readonly<{
  key: string
  kind: 'sale' | 'rent' | 'discreet' | 'office' | 'projects'
  name: Localised<string>
  /** First path segment after the language. */
  slug: Localised<string>
  isPublic: boolean
  /** Set for an office's own list. */
  officeId?: string
}>

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

/** A script of somebody else that shows reviews in an element, once a visitor has allowed everything. */
export type ReviewWidget = Readonly<{
  /** `https://widget.reviews.example/v2.js` */
  script: string
  /** What the script knows its element by: `class` and `data-…`. */
  attributes: Readonly<Record<string, string>>
  /** Origins that it loads from besides that of the script. */
  hosts: readonly string[]
}>

/** The site's configuration by name. */
export type SiteConfig = SiteLanguages &
  Readonly<{
    name: string
    baseUrl: string
    /** Hosts that pictures of records may come from. */
    pictureHosts: readonly string[]
    /** What lies below the listings on the map. */
    map: MapBase
    /** Key of the agency for Google's Maps Embed API; without one Street View opens outside. */
    streetView?: Readonly<{ key: string }>
    /** Months that a sold or rented listing keeps its street, price and pictures. */
    keepSoldMonths: number
    /** Months that the path of a removed listing answers that it is gone; then it redirects to the list of its town. */
    keepGoneMonths: number
    /** WebID of the category that comes first in the filter of projects. */
    projectCategoryFirst: number
    isDemo: boolean
    /** What was visited stays readable without a connection. */
    worksOffline: boolean
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
      /** A page, or part of an address, by which a visitor has answered. */
      formAction?: string
      delaySeconds: number
    }>
  }>
