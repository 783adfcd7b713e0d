import type { Office } from './office.ts'
import type { Person } from './person.ts'
import type { Category, Marquee, PriceRange, Section } from './section.ts'
import type { SiteConfig } from './site-config.ts'
import type { Article, LegalDocument, Testimonial, Vacancy } from './content.ts'
import type { MenuPage } from './page.ts'
import type { NearbyPlace } from '#domain/place/nearby.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Theme } from './theme.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { Sentences } from '#domain/search/sentence-words.ts'

/** A town with how many listings it has. */
export type TownCount = Readonly<{ town: Town; count: number }>

/** All entities of the site, as records and configuration say them. Properties and projects are ordered by id descending. */
export type CatalogueRecords = Readonly<{
  site: SiteConfig
  theme: Theme
  properties: readonly Property[]
  projects: readonly Project[]
  towns: readonly Town[]
  /** Derived counts over what is listed: all, for sale, for rent; always without discreet listings. */
  cities: Readonly<{ all: readonly TownCount[]; sale: readonly TownCount[]; rent: readonly TownCount[] }>
  /** Neighbourhoods of the search: the specification names the list and keeps it empty. */
  neighbourhoods: readonly never[]
  categories: readonly Category[]
  priceRanges: readonly PriceRange[]
  sections: readonly Section[]
  marquees: readonly Marquee[]
  /** Stations, schools and shops whose distance pages tell. */
  nearbyPlaces: readonly NearbyPlace[]
  offices: readonly Office[]
  people: readonly Person[]
  /** Roots of the menu tree, in their order. */
  menu: readonly MenuPage[]
  articles: readonly Article[]
  vacancies: readonly Vacancy[]
  /** Newest first. */
  testimonials: readonly Testimonial[]
  legalDocuments: readonly LegalDocument[]
  /** What sentences of the search are read by. */
  sentences: Sentences
  rules: Rules
}>

/** A list of the site with its parts per town, ordered by id descending. */
export type TownList<Item> = Readonly<{
  all: readonly Item[]
  byTown: ReadonlyMap<string, readonly Item[]>
  /** Towns with something in the list, by slug. */
  towns: readonly Town[]
}>

/** Where pages look up entities of a catalogue: a scan per page would make a large build quadratic. */
export type CatalogueIndex = Readonly<{
  propertiesById: ReadonlyMap<number, Property>
  projectsById: ReadonlyMap<number, Project>
  /** Listed properties by key of their section. */
  sections: ReadonlyMap<string, TownList<Property>>
  projects: TownList<Project>
  /** Every page of the menu, parents before children, with entries that lead elsewhere. */
  menuPages: readonly MenuPage[]
  /** Returns the listings that are most like one, found once for all languages. */
  similarTo: (property: Property) => readonly Property[]
}>

/** All entities of the site with their lookups, made once by the composition root. */
export type Catalogue = CatalogueRecords & Readonly<{ index: CatalogueIndex }>
