import type { Localised, Translations } from './locale.ts'
import type { PlainDate } from './measure.ts'
import type { Region } from './place.ts'
import type { EnergyLabel } from './property.ts'

/** When a rule holds, where it was read and when. */
export type Dated = Readonly<{
  validFrom: PlainDate
  validTo?: PlainDate
  checkedOn: PlainDate
  source: string
}>

/** Upper limits of the energy labels of one region, best label first; the last is open. */
export type EnergyBands = Dated &
  Readonly<{ region: Region; bands: readonly Readonly<{ label: EnergyLabel; upToKwhPerM2Year?: number }>[] }>

/** The duty to renovate after buying a home with a bad label. */
export type RenovationDuty = Dated &
  Readonly<{
    region: Region
    labels: readonly EnergyLabel[]
    target: EnergyLabel
    years: number
    deedFrom: PlainDate
  }>

/** Highest rental deposit, in months of rent. */
export type DepositRule = Dated & Readonly<{ region: Region; maxMonths: number }>

/** Everything that changes with the law, as data with dates. */
export type Rules = Readonly<{
  energyBands: readonly EnergyBands[]
  renovationDuties: readonly RenovationDuty[]
  deposits: readonly DepositRule[]
  /** Months to repair a non-conform electrical installation. */
  electricityRepair: readonly (Dated & Readonly<{ months: number }>)[]
  /** Building year up to which an asbestos certificate is needed at sale. */
  asbestos: readonly (Dated & Readonly<{ builtBefore: number }>)[]
  /** Register wordings of zones in the other languages; key is the Dutch wording. */
  zones: Readonly<Record<string, Translations>>
  /** Time slots that forms offer, `10:00-13:00`. */
  contactSlots: readonly string[]
  notes?: Localised<string>
}>
