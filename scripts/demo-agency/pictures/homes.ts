import sets from './homes.json' with { type: 'json' }

/** What the pictures of a set show. */
export type HomeKind =
  | 'villa'
  | 'halfopen'
  | 'rowhouse'
  | 'bungalow'
  | 'farmhouse'
  | 'apartment'
  | 'shop'
  | 'office'
  | 'garages'
  | 'warehouse'
  | 'land'
  | 'meadow'
  | 'wood'

/** The pictures of one home: names without extension, the front first. */
export type Home = Readonly<{
  id: string
  kind: HomeKind
  pictures: readonly string[]
  /** Floors and furniture, 0 to 3: homes of one palette share their rooms. */
  palette?: number
  isFlatRoofed?: boolean
  /** Highest floor of a block of flats. */
  topFloor?: number
  /** Rooms of a flat on the ground floor: a garden in the windows, not the town. */
  groundRooms?: readonly string[]
}>

/** The pictures of one new-build project, and what it is made of. */
export type ProjectHome = Readonly<{ id: string; kind: 'flats' | 'houses'; pictures: readonly string[] }>

const kinds: ReadonlySet<string> = new Set<HomeKind>([
  'villa',
  'halfopen',
  'rowhouse',
  'bungalow',
  'farmhouse',
  'apartment',
  'shop',
  'office',
  'garages',
  'warehouse',
  'land',
  'meadow',
  'wood',
])
const isHomeKind = (kind: string): kind is HomeKind => kinds.has(kind)

/** All sets of homes. @throws {Error} when homes.json names an unknown kind */
export const homes: readonly Home[] = sets.homes.map(({ kind, ...home }) => {
  if (!isHomeKind(kind)) throw new Error(`homes.json: ${home.id} is of no known kind: ${kind}`)
  return { ...home, kind }
})

/** All sets of projects. */
export const projectHomes: readonly ProjectHome[] = sets.projects.map(({ kind, ...home }) => ({
  ...home,
  kind: kind === 'flats' ? 'flats' : 'houses',
}))
