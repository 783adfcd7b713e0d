import type { Unit, UnitAvailability } from '#domain/listing/project.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { cellText } from '../cell/cell.ts'
import { createFields, type Fields } from '../cell/fields.ts'
import { type Codes, codesOf, findCode } from '../cell/find-code.ts'
import { fold } from '#text/fold.ts'
import { floorLimits, livingLimits } from '../cell/limits.ts'
import { parseId } from '../cell/parse-id-list.ts'
import { parseRecord } from '../cell/parse-record.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { toELevel, toEnergyLabel } from '#data/property/facts/energy.ts'
import { toPrice } from '#data/property/terms/price.ts'
import type { RecordContext } from '../property/property-context.ts'
import { toPropertyType } from '../property/property-type.ts'
import { type UnitCell, unitRecord } from '../record/project-record.ts'
import { toPlans } from '#data/property/facts/plans.ts'

const states: Codes<UnitAvailability> = codesOf({
  available: 'vrij free tekoop beschikbaar libre disponible available avendre frei 1',
  underOption:
    'optie option onderoptie inoptie sousoption underoption gereserveerd reserve reserved reserviert',
  sold: 'verkocht sold vendu verkauft uitverkocht soldout 2',
})

/**
 * Returns a unit of a project; undefined with an error when it has no ID, since its page would have no path, and with a
 * warning when its state is unknown. Its problems are logged for the project, with `Units[…]` in the field.
 */
export function toUnit(
  value: unknown,
  position: number,
  log: RecordLog,
  context: RecordContext,
): Unit | undefined {
  const place = `Units[${position}]`
  const unitLog: RecordLog = {
    ...log,
    warn: (field, message, details) =>
      log.warn(field === undefined ? place : `${place}.${field}`, message, details),
  }
  const record = parseRecord(unitRecord, value, unitLog)
  const id = record === undefined ? undefined : parseId(record.ID)
  if (record === undefined || id?.kind !== 'value') {
    log.error(`${place}.ID`, 'a unit without an ID', {
      expected: 'a whole number above 0',
      received: record === undefined ? value : record.ID,
      remedy: 'give the unit an ID in the CRM and export it again',
    })
    return undefined
  }
  const fields = createFields<UnitCell>(record, unitLog, partsOf(context.now).year)
  const availability = toUnitAvailability(fields)
  if (availability === undefined) return undefined
  const [plan] = toPlans([record.PlanItem], { ...context, names: new Map() }, unitLog, 'PlanItem')
  return {
    id: id.value,
    lot: toLot(fields.text('Lot', 40)) ?? String(id.value),
    ...toPropertyType(fields, context.codes.types),
    floor: fields.count('Floor', floorLimits),
    bedrooms: fields.count('NumberOfBedRooms'),
    living: fields.area('SurfaceLiving', livingLimits),
    terrace: fields.area('SurfaceTerrace'),
    garden: fields.area('SurfaceGarden'),
    price: toPrice(fields, 'sale'),
    availability,
    label: toEnergyLabel(fields),
    eLevel: toELevel(fields),
    plan,
  }
}

/** Returns the number or code of a unit; pages put the word for it in the reader's language. */
function toLot(text: string | undefined): string | undefined {
  return text?.replace(/^lot\s+(?=\d+$)/i, '')
}

/** Returns the state of a unit; undefined for none and an unknown one: nobody said that it is for sale. */
function toUnitAvailability(fields: Fields<UnitCell>): UnitAvailability | undefined {
  const text = cellText(fields.cell('Status'))
  const state = text === undefined ? undefined : findCode(states, fold(text))
  if (state !== undefined) return state
  fields.log.warn('Status', 'no known state of a unit; the unit is left out', {
    expected: 'Vrij, Optie or Verkocht',
    received: text,
    remedy: 'give the state of the unit',
  })
  return undefined
}
