import type { Category, Marquee } from '#domain/site/section.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { OfficeEntry } from '#data/config/agency/offices.ts'
import type { CrmCodes } from '#data/config/agency/crm-codes.ts'
import type { PersonEntry } from '#data/config/agency/people.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { TownIndex } from '../place/town-index.ts'
import type { SectionRule } from './sections.ts'

/** The configuration needed to convert a record. */
export type RecordContext = Readonly<{
  now: PlainDate
  keepSoldMonths: number
  towns: TownIndex
  codes: CrmCodes
  categories: readonly Category[]
  marquees: readonly Marquee[]
  sections: readonly SectionRule[]
  offices: readonly OfficeEntry[]
  people: readonly PersonEntry[]
  pictures: PictureFinder
}>

/** A valid record that is not for the site, and why. */
export type Unpublished = Readonly<{ file: string; record: string; reason: string }>
