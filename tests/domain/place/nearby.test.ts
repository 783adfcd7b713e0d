import { describe, expect, test } from 'vitest'
import { nearestPlaces, type NearbyKind, type NearbyPlace } from '#domain/place/nearby.ts'

const home = { latitude: 51.07, longitude: 4.04 }
/** A place some kilometres north of the home. */
const place = (kind: NearbyKind, name: string, km: number): NearbyPlace => ({
  kind,
  name: { nl: name },
  coordinates: { latitude: home.latitude + km / 111.2, longitude: home.longitude },
})
const namesOf = (places: readonly NearbyPlace[]) =>
  nearestPlaces(home, places).map(({ place: { name } }) => name.nl)

describe('the places near a home', () => {
  test('are the nearest of each kind: station, school, shop', () => {
    const places = [
      place('shop', 'Bakker', 0.4),
      place('station', 'Lokeren', 5),
      place('station', 'Zele', 0.6),
      place('school', 'De Kouter', 1.2),
    ]
    expect(namesOf(places)).toEqual(['Zele', 'De Kouter', 'Bakker'])
  })

  test('are those that people go to: a station within 10 km, a school or shop within 2', () => {
    expect(
      namesOf([place('station', 'ver', 10.1), place('school', 'ver', 2.1), place('shop', 'ver', 2.1)]),
    ).toEqual([])
    expect(namesOf([place('station', 'Zele', 9.9), place('school', 'Kouter', 1.9)])).toEqual([
      'Zele',
      'Kouter',
    ])
  })

  test('carry their distance in a straight line', () => {
    expect(nearestPlaces(home, [place('station', 'Zele', 3)])[0]?.km).toBeCloseTo(3, 5)
  })
})
