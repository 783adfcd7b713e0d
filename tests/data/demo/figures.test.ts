import { expect, it } from 'vitest'
import projects from '../../../data/projects.json' with { type: 'json' }
import properties from '../../../data/properties.json' with { type: 'json' }
import { type FiguredRecord, figureFaults } from './figures.ts'

const dutch = properties.filter(({ language }) => language === 'nl')
const records: readonly FiguredRecord[] = dutch

it('the figures of a home fit its plans, its plot and its boiler', () => {
  expect(records.filter(({ PlanItems }) => PlanItems !== undefined).length).toBeGreaterThan(40)
  const wrong = records.flatMap((record) => figureFaults(record).map((field) => [record.ID, field]))
  expect(wrong).toEqual([])
})

it('and are noticed when they do not', () => {
  const house: FiguredRecord = {
    ID: 1,
    PlanItems: [
      {
        Floor: 0,
        planRooms: [
          { Kind: 'living', Area: 40 },
          { Kind: 'bathroom', Area: 8 },
          { Kind: 'terrace', Area: 12 },
        ],
      },
      { Floor: 1, planRooms: [{ Kind: 'bedroom', Area: 15 }] },
    ],
    NumberOfBedRooms: 1,
    NumberOfBathRooms: 1,
    SurfaceLiving: 63,
    SurfaceConstructed: 52,
    SurfaceTerrace: 12,
    SurfaceGround: 120,
    HeatingName: 'Gas',
  }
  expect(figureFaults(house)).toEqual([])
  const wrong: readonly Partial<FiguredRecord>[] = [
    { NumberOfBedRooms: 2 },
    { NumberOfBathRooms: 0, NumberOfShowerRooms: 1 },
    { SurfaceLiving: 78 },
    { SurfaceTerrace: 21 },
    { SurfaceConstructed: 40 },
    { SurfaceGarden: 60 },
    { GasCertificate: 'nvt' },
  ]
  expect(wrong.map((said) => figureFaults({ ...house, ...said }))).toEqual([
    ['NumberOfBedRooms'],
    ['NumberOfBathRooms', 'NumberOfShowerRooms'],
    ['SurfaceLiving'],
    ['SurfaceTerrace'],
    ['SurfaceConstructed'],
    ['SurfaceGround'],
    ['GasCertificate'],
  ])
  expect(figureFaults({ ID: 2, SurfaceTotal: 224, SurfaceGround: 230, NumberOfParkings: 2 })).toEqual([
    'SurfaceGround',
  ])
})

it('a home of a project stands in the street of its project', () => {
  const own = projects.filter(({ language }) => language === 'nl')
  const streetOf = new Map(own.map(({ ID, Street, City }) => [ID, `${Street}, ${City}`]))
  const units = dutch.filter(({ ProjectID }) => ProjectID !== undefined)
  expect(units.length).toBeGreaterThan(0)
  for (const { ProjectID, Street, City } of units)
    expect(`${Street}, ${City}`).toBe(streetOf.get(Number(ProjectID)))
})
