import type { Category, Marquee, Office, Person, PriceRange, Section, SiteConfig } from './agency.ts'
import type { Article, LegalDocument, MenuPage, Vacancy } from './page.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Theme } from './theme.ts'
import type { Rules } from '#domain/law/rules.ts'

/** A town with how many listings it has. */
export type TownCount = Readonly<{ town: Town; count: number }>

/** All entities of the site, read once, frozen. Properties and projects are ordered by id descending. */
export type Catalogue = Readonly<{
  site: SiteConfig
  theme: Theme
  properties: readonly Property[]
  projects: readonly Project[]
  towns: readonly Town[]
  /** Derived counts over what is listed: all, for sale, for rent; always without discreet listings. */
  cities: Readonly<{ all: readonly TownCount[]; sale: readonly TownCount[]; rent: readonly TownCount[] }>
  /** The specification keeps the list; it is empty. */
  neighbourhoods: readonly never[]
  categories: readonly Category[]
  priceRanges: readonly PriceRange[]
  sections: readonly Section[]
  marquees: readonly Marquee[]
  offices: readonly Office[]
  people: readonly Person[]
  /** Roots of the menu tree, in their order. */
  menu: readonly MenuPage[]
  articles: readonly Article[]
  vacancies: readonly Vacancy[]
  legalDocuments: readonly LegalDocument[]
  rules: Rules
}>
