/** The fields of a demo record whose figures have to fit its plans and each other. */
export type FiguredRecord = Readonly<{
  ID: number
  PlanItems?: readonly Readonly<{
    Floor?: number
    planRooms?: readonly Readonly<{ Kind: string; Area?: number }>[]
  }>[]
  NumberOfBedRooms?: number | string
  NumberOfBathRooms?: number | string
  NumberOfShowerRooms?: number | string
  NumberOfParkings?: number | string
  SurfaceLiving?: number | string
  SurfaceTotal?: number | string
  SurfaceConstructed?: number | string
  SurfaceTerrace?: number | string
  SurfaceGarden?: number | string
  SurfaceGround?: number | string
  HeatingName?: string
  GasCertificate?: string
}>

/** Square metres of a parked car. */
const parkedCar = 12.5
const outside = new Set(['terrace', 'balcony'])
const amount = (value: number | string | undefined): number => Number(value ?? 0)

/** Returns what a record says otherwise than its plans, its plot or its boiler. */
export function figureFaults(record: FiguredRecord): readonly string[] {
  return [...planFaults(record), ...plotFaults(record), ...gasFaults(record)]
}

function planFaults(record: FiguredRecord): readonly string[] {
  const drawn = (record.PlanItems ?? []).flatMap(({ Floor, planRooms = [] }) =>
    planRooms.map(({ Kind, Area = 0 }) => ({ Floor, Kind, Area })),
  )
  if (drawn.length === 0) return []
  const count = (kind: string): number => drawn.filter(({ Kind }) => Kind === kind).length
  const sum = (rooms: typeof drawn): number => rooms.reduce((total, { Area }) => total + Area, 0)
  const inside = drawn.filter(({ Kind }) => !outside.has(Kind))
  const ground = sum(inside.filter(({ Floor }) => Floor === 0))
  return faultsOf({
    NumberOfBedRooms: amount(record.NumberOfBedRooms) !== count('bedroom'),
    NumberOfBathRooms: amount(record.NumberOfBathRooms) !== count('bathroom'),
    NumberOfShowerRooms: amount(record.NumberOfShowerRooms) !== count('showerRoom'),
    SurfaceLiving: amount(record.SurfaceLiving) !== sum(inside),
    SurfaceTerrace: amount(record.SurfaceTerrace) !== sum(drawn) - sum(inside),
    SurfaceConstructed: ground > Number(record.SurfaceConstructed ?? Infinity),
  })
}

/** House, terrace, garden and cars share one plot; a workplace stands on it with all it has on the ground floor. */
function plotFaults(record: FiguredRecord): readonly string[] {
  const { SurfaceConstructed, SurfaceLiving, SurfaceTotal, SurfaceGround } = record
  const built = amount(SurfaceConstructed ?? (SurfaceLiving === undefined ? SurfaceTotal : undefined))
  const needed =
    built +
    amount(record.SurfaceTerrace) +
    amount(record.SurfaceGarden) +
    parkedCar * amount(record.NumberOfParkings)
  return faultsOf({ SurfaceGround: built > 0 && needed > Number(SurfaceGround ?? Infinity) })
}

function gasFaults({ HeatingName, GasCertificate }: FiguredRecord): readonly string[] {
  return faultsOf({ GasCertificate: HeatingName === 'Gas' && GasCertificate === 'nvt' })
}

function faultsOf(wrong: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(wrong).filter((field) => wrong[field] === true)
}
