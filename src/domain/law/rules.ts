import type { Localised, Translations } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Region } from '#domain/place/place.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'

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

/** Where an agency may not charge its fee to the tenant: of homes only, or of every rental. */
export type TenantFeeRule = Dated & Readonly<{ region: Region; homesOnly: boolean }>

/** A region's terms for natural persons who buy their only home to live in. */
export type OwnHomeDuty = Readonly<{
  percent: number
  /** Part of the price that is free of duty. */
  exempt?: EuroCents
  /** Highest price at which these terms hold; the ordinary duty above it. */
  upToPrice?: EuroCents
  /** Further exemption when the buyer improves the energy label by so many classes. */
  energy?: Readonly<{ perClass: EuroCents; fromClasses: number; upTo: EuroCents }>
  /** The terms in a sentence. */
  terms: Translations
}>

/** Registration duty of one region, for purchases without VAT. */
export type RegistrationDuty = Dated &
  Readonly<{
    region: Region
    percent: number
    ownHome: OwnHomeDuty
    /** For a plot to build the own home on; absent where it pays the ordinary duty. */
    ownPlot?: OwnHomeDuty
  }>

/** VAT on a new building, and on its plot where both are sold together. */
export type NewBuildVat = Dated &
  Readonly<{
    percent: number
    rebuildPercent: number
    rebuildTerms: Translations
    /** Calendar years after that of construction in which a home can be sold with VAT. */
    newForYears: number
  }>

/** A step of a scale of fees: its rate holds up to that price; the last step is open. */
export type FeeStep = Readonly<{ percent: number; upTo?: EuroCents }>

/** What a notary charges for a deed, without VAT. */
export type NotaryRates = Dated &
  Readonly<{
    scale: readonly FeeStep[]
    deedCosts: EuroCents
    loanDeedCosts: EuroCents
    vatPercent: number
  }>

/** Duties on a mortgage, taken of the loan and of the percentage that the bank secures on top of it. */
export type MortgageRates = Dated &
  Readonly<{ registrationPercent: number; entryPercent: number; accessoriesPercent: number }>

/** Rules for the costs of a purchase. */
export type PurchaseRules = Readonly<{
  duties: readonly RegistrationDuty[]
  newBuildVat: readonly NewBuildVat[]
  notary: readonly NotaryRates[]
  mortgages: readonly MortgageRates[]
}>

/** Advance on a purchase price at signing, in percent; off plan it is the most that the law allows. */
export type AdvanceRule = Dated & Readonly<{ percent: number; offPlanPercent: number }>

/** What the agency asks of offers. */
export type OfferRules = Readonly<{
  /** Hours for which an offer binds at least, from when it is made. */
  leastHours: number
  /** Months between the sales agreement and the deed at most, where an offer names no day. */
  deedMonths: number
}>

/** Everything that changes with the law, as data with dates. */
export type Rules = Readonly<{
  energyBands: readonly EnergyBands[]
  renovationDuties: readonly RenovationDuty[]
  deposits: readonly DepositRule[]
  tenantFees: readonly TenantFeeRule[]
  purchase: PurchaseRules
  advances: readonly AdvanceRule[]
  offers: OfferRules
  /** Months to repair a non-conform electrical installation. */
  electricityRepair: readonly (Dated & Readonly<{ months: number }>)[]
  /** Building year up to which an asbestos certificate is needed at sale, and the day of the first ones. */
  asbestos: readonly (Dated & Readonly<{ builtBefore: number; certificatesFrom: PlainDate }>)[]
  /** Register wordings of zones in the other languages; key is the Dutch wording. */
  zones: Readonly<Record<string, Translations>>
  /** Time slots that forms offer, `10:00-13:00`. */
  contactSlots: readonly string[]
  notes?: Localised<string>
}>
