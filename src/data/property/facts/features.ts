import type { Answer } from '#domain/listing/fact.ts'
import type { Connections, Features, Rooms, Surfaces } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

/** Returns the features of a home; a "no" that a measured fact contradicts is unknown. */
export function toFeatures(fields: Fields<PropertyCell>, surfaces: Surfaces, rooms: Rooms): Features {
  const answer = (name: PropertyCell, measure: number | undefined, of: PropertyCell): Answer => {
    const said = fields.answer(name)
    if (said !== 'no' || measure === undefined || measure === 0) return said
    fields.log.warn(name, `contradicts ${of}; it is left out`, {
      expected: `1, because ${of} is ${measure}`,
      received: fields.cell(name),
      remedy: `correct ${name} or ${of}`,
    })
    return 'unknown'
  }
  return {
    lift: fields.answer('HasLift'),
    cellar: fields.answer('HasCellar'),
    terrace: answer('HasTerrace', surfaces.terrace, 'SurfaceTerrace'),
    garden: answer('HasGarden', surfaces.garden, 'SurfaceGarden'),
    attic: fields.answer('HasAttic'),
    furnished: fields.answer('HasFurnished'),
    garage: answer('HasGarage', rooms.garages, 'NumberOfGarages'),
    parking: answer('HasParking', rooms.parkings, 'NumberOfParkings'),
    pool: fields.answer('HasPool'),
  }
}

/** Returns the utilities to which a property is connected. */
export function toConnections(fields: Fields<PropertyCell>): Connections {
  return {
    gas: fields.answer('HasGas'),
    water: fields.answer('HasWater'),
    electricity: fields.answer('HasElectricity'),
    drain: fields.answer('HasDrain'),
  }
}
