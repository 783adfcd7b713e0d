/** What the pictures of a home show, by tests/fixtures/demo-homes.json. */
export type ShownHome = Readonly<{
  id: string
  kind: string
  built?: readonly number[]
  state?: string
  roof?: string
  storeys?: number
  /** A garage is seen, in the house or beside it. */
  garage?: boolean
  plot?: string
}>

/** The fields of a demo record that its pictures can contradict. */
export type ShownRecord = Readonly<{
  ID: number
  MainTypeName?: string
  ConstructionYear?: number
  ConditionName?: string
  RoofMaterial?: string
  NumberOfFloors?: number
  NumberOfFacades?: number
  Floor?: number | string
  HasPool?: number | string
  HasAttic?: number | string
  NumberOfGarages?: number | string
  ProjectID?: number
  PictureItems?: readonly Readonly<{ Url: string }>[]
}>

/** A field that says something else than the picture. */
export type Contradiction = Readonly<{ id: number; home: string; field: keyof ShownRecord; value: unknown }>

const detached = new Set(['villa', 'bungalow', 'farmhouse'])
const flats = ['apartment']

/** Kinds of pictures by the CRM's main type; land by what grows or stands on it. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  Rijwoning: ['rowhouse'],
  Herenhuis: ['rowhouse'],
  'Half open bebouwing': ['halfopen'],
  'Open bebouwing': ['villa'],
  Villa: ['villa'],
  Bungalow: ['bungalow'],
  Hoeve: ['farmhouse'],
  Woning: ['rowhouse', 'halfopen', 'villa'],
  Appartement: flats,
  Dakappartement: flats,
  Gelijkvloers: flats,
  Duplex: flats,
  Loft: flats,
  Serviceflat: flats,
  Appartementsgebouw: flats,
  Opbrengsteigendom: flats,
  Handelspand: ['shop'],
  Handelsgebouw: ['shop'],
  Winkel: ['shop'],
  'Gemengd gebruik': ['shop'],
  Kantoorruimte: ['office'],
  Magazijn: ['warehouse'],
  Garage: ['garages'],
  Vakantieverblijf: ['chalet'],
  Bouwgrond: ['land open', 'land corner', 'land edge', 'land gap'],
  Grond: ['land open', 'land meadow'],
  Bos: ['land wood'],
  Recreatieterrein: ['land garden', 'land edge'],
}

const states: Readonly<Record<string, string>> = {
  'Zo goed als nieuw': 'new',
  'Recent gerenoveerd': 'good',
  Goed: 'good',
  'Op te frissen': 'dated',
  'Te renoveren': 'renovate',
  'Te restaureren': 'renovate',
}

/** Returns the fields of a record that contradict the home in its pictures. */
export function contradictions(record: ShownRecord, home: ShownHome | undefined): readonly Contradiction[] {
  if (home === undefined)
    return [{ id: record.ID, home: 'none', field: 'PictureItems', value: record.PictureItems }]
  const {
    MainTypeName = '',
    ConditionName,
    ConstructionYear,
    RoofMaterial,
    NumberOfFloors,
    NumberOfFacades,
  } = record
  const [from = 0, to = 9999] = home.built ?? []
  const facades = { rowhouse: 2, halfopen: 3 }[home.kind] ?? (detached.has(home.kind) ? 4 : undefined)
  const isFlat = home.roof === 'flat'
  const wrong: Readonly<Partial<Record<keyof ShownRecord, boolean>>> = {
    MainTypeName:
      kinds[MainTypeName]?.includes(home.plot === undefined ? home.kind : `land ${home.plot}`) !== true,
    NumberOfFacades: facades !== undefined && NumberOfFacades !== undefined && NumberOfFacades !== facades,
    ConstructionYear: ConstructionYear !== undefined && (ConstructionYear < from || ConstructionYear > to),
    ConditionName:
      ConditionName !== undefined && home.state !== undefined && states[ConditionName] !== home.state,
    RoofMaterial: RoofMaterial !== undefined && (RoofMaterial === 'Plat dak') !== isFlat,
    NumberOfFloors:
      NumberOfFloors !== undefined && home.storeys !== undefined && NumberOfFloors !== home.storeys,
    Floor: Number(record.Floor) >= (home.storeys ?? 99),
    NumberOfGarages: home.garage === true && !(Number(record.NumberOfGarages) > 0),
  }
  const fields = Object.keys(wrong) as readonly (keyof ShownRecord)[]
  return fields
    .filter((field) => wrong[field] === true)
    .map((field) => ({ id: record.ID, home: home.id, field, value: record[field] }))
}
