import type { Document } from './document.ts'
import type { Building } from './building.ts'
import type { Answer, FloodClass, LegalAnswer, Orientation } from './fact.ts'
import type { Translations } from '#domain/values/locale.ts'
import type { Metres, PlainDate, SquareMetres } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Plan } from './plan.ts'
import type { Address, Position } from '#domain/place/place.ts'
import type { PropertyType } from './property-type.ts'

/** Whether a property is for sale or for rent. */
export type Goal = 'sale' | 'rent'

/** Whether a listing can still be bought or rented. */
export const availabilities = ['available', 'underOption', 'sold', 'rented', 'soldOut'] as const
export type Availability = (typeof availabilities)[number]

/** A price as it may be shown; `startingFrom` is the CRM's price unit 7. */
export type Price =
  | Readonly<{ kind: 'published'; amount: EuroCents; startingFrom: boolean }>
  | Readonly<{ kind: 'onRequest' }>

/** A listing of the agency: one home, plot or building for sale or for rent. */
export type Property = Readonly<{
  id: number
  /** File of its record: `properties.json`, or one of its own, `homes/900001.json`. */
  file: string
  goal: Goal
  /** The agency's own file number, else the CRM's ID. */
  reference: string
  availability: Availability
  /** Code of the marquee table whose badge the card wears. */
  marquee?: number
  price: Price
  /** WebIDs of the categories, the main one first; never empty. */
  categories: readonly number[]
  /** Absent when the record's type is on no list; `typeText` then holds the CRM's words. */
  type?: PropertyType
  typeText?: string
  headline: Translations
  description: Translations
  /** One sentence of the description that the agency wants to stand out. */
  pullQuote: Translations
  address: Address
  position?: Position
  /** Keys of the sections it is shown in: `sale`, `rent`, `discreet`, `office-berlare`. Canonical first. */
  sections: readonly string[]
  /** Set when it is a unit of a new-build project. */
  projectId?: number
  pictures: readonly Picture[]
  plans: readonly Plan[]
  videos: readonly string[]
  virtualTour?: string
  interactiveDescription?: string
  documents: readonly Document[]
  /** Open houses, past ones too. */
  openHouses: readonly OpenHouse[]
  surfaces: Surfaces
  rooms: Rooms
  building: Building
  features: Features
  connections: Connections
  orientation: Readonly<{ terrace?: Orientation; garden?: Orientation; rear?: Orientation }>
  energy: Energy
  flood: Flood
  legal: Legal
  charges: Charges
  lifeAnnuity?: LifeAnnuity
  agentId?: string
  officeId: string
  publishedOn?: PlainDate
  modifiedOn?: PlainDate
  /** Until when it is in no list, in milliseconds since 1970; absent once everybody sees it. */
  earlyUntil?: number
}>

/** Hours of a day on which a home can be visited without an appointment, on Belgium's clock: `10:00` to `12:30`. */
export type OpenHouse = Readonly<{ on: PlainDate; from: string; until: string }>

/** Surfaces in m² and widths in m. `plot` is the ground that belongs to it. */
export type Surfaces = Readonly<{
  total?: SquareMetres
  living?: SquareMetres
  plot?: SquareMetres
  terrace?: SquareMetres
  garden?: SquareMetres
  office?: SquareMetres
  store?: SquareMetres
  constructed?: SquareMetres
  frontWidth?: Metres
  plotWidth?: Metres
}>

/** Whole counts; absent means not known, 0 means none. */
export type Rooms = Readonly<{
  bedrooms?: number
  bathrooms?: number
  showerRooms?: number
  toilets?: number
  floors?: number
  garages?: number
  parkings?: number
  externalParkings?: number
  extraRooms?: number
  facades?: number
  /** Storey of an apartment; 0 is the ground floor. */
  floor?: number
}>

export const featureNames = [
  'lift',
  'cellar',
  'terrace',
  'garden',
  'attic',
  'furnished',
  'garage',
  'parking',
  'pool',
] as const
export type Features = Readonly<Record<(typeof featureNames)[number], Answer>>

export const connectionNames = ['gas', 'water', 'electricity', 'drain'] as const
export type Connections = Readonly<Record<(typeof connectionNames)[number], Answer>>

/** Energy labels, best first; Flanders ends at F, Brussels has plus and minus steps. */
export const energyLabels = [
  'A++',
  'A+',
  'A',
  'A-',
  'B+',
  'B',
  'B-',
  'C+',
  'C',
  'C-',
  'D+',
  'D',
  'D-',
  'E+',
  'E',
  'E-',
  'F',
  'G',
] as const

/** An energy label: the letter of a certificate. */
export type EnergyLabel = (typeof energyLabels)[number]

/** The energy certificate: there, on its way, not needed, or not known. */
export type Energy = Readonly<{
  state: 'present' | 'requested' | 'notApplicable' | 'unknown'
  /** The certificate's own label; computed from the score where it has none. */
  label?: EnergyLabel
  scoreKwhPerM2Year?: number
  totalKwhPerYear?: number
  co2KgPerYear?: number
  /** E-level of a new building. */
  eLevel?: number
  /** `20260312-0001234567-RES-1`, as the certificate prints it. */
  uniqueCode?: string
  validUntil?: PlainDate
}>

/** Flood scores of plot and building. */
export type Flood = Readonly<{
  plot?: FloodClass
  building?: FloodClass
  delimited: LegalAnswer
  /** Day of the flood report that they are from. */
  on?: PlainDate
}>

/** Facts that the law requires in an advertisement; each can be unknown. */
export type Legal = Readonly<{
  buildingPermit: LegalAnswer
  allotmentPermit: LegalAnswer
  summons: LegalAnswer
  preEmption: LegalAnswer
  asBuilt: LegalAnswer
  judicialDecision: 'none' | 'no' | 'yes' | 'onDemand' | 'unknown'
  judicialDecisionText?: string
  enforcement: 'none' | 'courtRemedy' | 'administrative' | 'penalty' | 'settlement' | 'unknown'
  /** The register's wording in Dutch: `woongebied met landelijk karakter`. */
  zoning?: string
  planningInformation: LegalAnswer
  /** Day of the municipality's answer, from which the planning facts are. */
  planningInformationOn?: PlainDate
  soil: Readonly<{ state: 'noData' | 'data' | 'requested' | 'notApplicable' | 'unknown'; on?: PlainDate }>
  asbestos: Readonly<{ state: 'safe' | 'unsafe' | 'requested' | 'notRequired' | 'unknown'; on?: PlainDate }>
  electricity: Readonly<{
    state: 'conform' | 'nonConform' | 'requested' | 'notApplicable' | 'unknown'
    on?: PlainDate
  }>
  gas: Readonly<{
    state: 'conform' | 'nonConform' | 'requested' | 'notApplicable' | 'unknown'
    on?: PlainDate
  }>
  heritage: 'no' | 'inventory' | 'provisional' | 'protected' | 'unknown'
  /** 0 to 10. */
  mobiscore?: number
}>

/** Everything about money besides the price. */
export type Charges = Readonly<{
  cadastralIncome?: EuroCents
  propertyTax?: EuroCents
  /** Per month. */
  chargesOwner?: EuroCents
  /** Per month, on top of the rent. */
  chargesTenant?: EuroCents
  chargesKind?: 'advance' | 'fixed'
  inventory?: EuroCents
  /** One-off cost that the agency charges the tenant. */
  tenantCost?: EuroCents
  deposit?: EuroCents
  depositMonths?: number
  garagePrice?: EuroCents
  parkingPrice?: EuroCents
  optionPrice?: EuroCents
  notaryFee?: EuroCents
  notaryFeeInclVat?: EuroCents
  registrationDuty?: EuroCents
  vatBuilding?: EuroCents
  vatValue?: EuroCents
  /** Per cent: 6 or 21. */
  vatRate?: number
  landShare?: EuroCents
  totalCost?: EuroCents
}>

/** Sale against a life annuity (viager). */
export type LifeAnnuity = Readonly<{
  age1?: number
  age2?: number
  occupied: Answer
  downPayment?: EuroCents
  monthly?: EuroCents
  indexed: Answer
  survivor: Answer
  maxDurationYears?: number
  conditions: Translations
}>
