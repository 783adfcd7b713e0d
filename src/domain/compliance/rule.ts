import type { PropertyKind } from '#domain/listing/property-kind.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import type { Region } from '#domain/place/place.ts'
import type { EnergyLabel, Goal } from '#domain/listing/property.ts'
import type { Dated } from '#domain/law/rules.ts'
import type { Abbreviations } from './find-abbreviation.ts'
import type { ExclusionWords } from './exclusion-words.ts'

/** Severity of a gap, set by the agency: it stops a strict build, is only reported, or is not checked. */
export const severities = ['error', 'warning', 'off'] as const
export type Severity = (typeof severities)[number]

/** Rules for the advertisement of a property. */
export const advertisementRuleIds = [
  'epc-certificate',
  'epc-score',
  'epc-label',
  'epc-code',
  'epc-total',
  'epc-co2',
  'epc-contradiction',
  'e-level',
  'renovation-duty',
  'flood-plot',
  'flood-building',
  'flood-symbol',
  'flood-delimited',
  'planning-permit',
  'planning-zoning',
  'planning-enforcement',
  'planning-pre-emption',
  'planning-allotment',
  'planning-abbreviations',
  'asbestos',
  'asbestos-untrue',
  'electricity',
  'new-home-vat',
  'rent-price',
  'rent-charges',
  'deposit-maximum',
  'tenant-fee',
  'discrimination',
  'certificate-date',
  'certificate-old',
  'certificate-kind',
  'certificate-figures',
  'epc-not-applicable',
  'electricity-untrue',
  'gas-untrue',
  'flood-untrue',
  'soil-certificate',
  'judgment-text',
  'vat-untrue',
  'vat-and-duty',
  'duty-rate',
  'share-above-price',
  'life-annuity',
  'deposit-contradiction',
  'tenant-costs',
  'price-unlikely',
  'rent-from',
  'room-small',
  'surfaces-untrue',
  'text-energy',
  'text-figures',
  'text-price',
  'text-statements',
  'text-bid',
  'text-yield',
  'text-deposit',
  'text-tenant-fee',
  'text-advance',
] as const
export type AdvertisementRuleId = (typeof advertisementRuleIds)[number]

/** Rules for a unit of a new-build project. */
export const unitRuleIds = ['unit-e-level'] as const
export type UnitRuleId = (typeof unitRuleIds)[number]

/** Rules for the company block. */
export const companyRuleIds = [
  'company-name',
  'company-address',
  'company-country',
  'company-phone',
  'company-email',
  'company-enterprise-number',
  'company-vat-number',
  'company-title',
  'company-supervisor',
  'company-court',
  'company-insurance',
  'company-conduct',
  'company-numbers',
] as const
export type CompanyRuleId = (typeof companyRuleIds)[number]

export type RuleId = AdvertisementRuleId | UnitRuleId | CompanyRuleId

/** Every rule that an agency may set, in the order of the report. */
export const ruleIds: readonly RuleId[] = [...advertisementRuleIds, ...unitRuleIds, ...companyRuleIds]

/** Reasons why a rule does not apply to a listing. */
export const exemptions = ['energyNotApplicable', 'publishedAddress', 'projectUnit'] as const
export type Exemption = (typeof exemptions)[number]

/** One period of one rule: what it applies to, from when to when, and its source. */
export type AdvertisementRule = Dated &
  Readonly<{
    id: AdvertisementRuleId
    severity: Severity
    regions: readonly Region[]
    goals: readonly Goal[]
    /** Kinds of property; absent means every kind. */
    kinds?: readonly PropertyKind[]
    /** Types of property, and the surface in m² above which they count; absent means every type, and any surface. */
    types?: readonly PropertyType[]
    surfaceAbove?: number
    exempt?: readonly Exemption[]
    /** Labels that bring the duty (renovation-duty). */
    labels?: readonly EnergyLabel[]
    /** Years for which a home counts as new (e-level). */
    newForYears?: number
    /** Years after which a paper is too old (certificate-date, certificate-old). */
    years?: Readonly<Partial<Record<'energy' | 'electricity' | 'planning', number>>>
    /** First year of construction, highest E-level (certificate-figures); `labels` are those that no such home has. */
    newFrom?: number
    eLevelMax?: number
    /** Surfaces in m² of a home at most (vat-untrue) and of a room at least (room-small). */
    livingMax?: number
    livingMin?: number
    /** Rates of duty that have ended (duty-rate). */
    endedPercents?: readonly number[]
    /** Amounts in euro that no home is sold below, or let above (price-unlikely). */
    priceMin?: number
    rentMax?: number
    /** Abbreviations that may not replace a sentence (planning-abbreviations). */
    abbreviations?: Abbreviations
    /** Lists of words that shut people out, one per language (discrimination). */
    exclusions?: readonly ExclusionWords[]
  }>

export type UnitRule = Dated & Readonly<{ id: UnitRuleId; severity: Severity; regions: readonly Region[] }>

export type CompanyRule = Dated & Readonly<{ id: CompanyRuleId; severity: Severity }>

/** What the law wants advertised, as data with dates. */
export type ComplianceRules = Readonly<{
  advertisements: readonly AdvertisementRule[]
  units: readonly UnitRule[]
  company: readonly CompanyRule[]
}>
