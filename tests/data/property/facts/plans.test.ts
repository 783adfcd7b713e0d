import { describe, expect, it } from 'vitest'
import { readProperty } from '#tests/data/read-records.ts'

const url = 'pictures/living-0.webp'
const living = { Kind: 'living', Area: '32', X: 5, Y: 10, Width: 40, Height: 50 }

function planOf(item: Readonly<Record<string, unknown>>) {
  const { property, problems } = readProperty({ PlanItems: [{ Url: url, ...item }] })
  return { plan: property.plans[0], problems }
}

describe('a plan of a record', () => {
  it('has its storey, the language of its words and its rooms in order', () => {
    const { plan, problems } = planOf({
      Floor: 0,
      Language: 'FR',
      planRooms: [living, { Name: { nl: 'Kamer van Lotte', fr: 'Chambre de Lotte' } }],
    })
    expect(problems).toEqual([])
    expect(plan).toMatchObject({
      floor: 0,
      locale: 'fr',
      rooms: [
        { kind: 'living', area: 32, box: { x: 5, y: 10, width: 40, height: 50 } },
        { name: { nl: 'Kamer van Lotte', fr: 'Chambre de Lotte' }, box: undefined },
      ],
    })
  })

  it('serves every language and lists no rooms when the record says nothing about it', () => {
    expect(planOf({}).plan).toMatchObject({ locale: undefined, rooms: [] })
    expect(readProperty({ PlanItems: [url, url] }).property.plans).toHaveLength(1)
  })

  it('loses a room that nobody named, with a warning that names the place', () => {
    const { plan, problems } = planOf({ planRooms: [{ Kind: 'ballroom' }, living] })
    expect(plan?.rooms).toHaveLength(1)
    expect(problems.map(({ field }) => field)).toContain('PlanItems[0].planRooms[0]')
  })

  it('keeps a room outside the drawing in the list alone', () => {
    const { plan, problems } = planOf({ planRooms: [{ ...living, X: 140 }] })
    expect(plan?.rooms).toEqual([{ kind: 'living', name: undefined, area: 32, box: undefined }])
    expect(problems).toHaveLength(1)
  })
})

describe('the pictures of a room', () => {
  const PictureItems = [
    { ID: 7, Url: 'pictures/villa-0.webp' },
    { ID: 8, Url: url },
  ]
  const roomOf = (changes: Readonly<Record<string, unknown>>, items: readonly unknown[] = PictureItems) => {
    const { property, problems } = readProperty({
      PictureItems: items,
      PlanItems: [{ Url: url, planRooms: [{ ...living, ...changes }] }],
    })
    const [room] = property.plans[0]?.rooms ?? []
    return {
      files: (room?.pictures ?? []).map((source) => (source.kind === 'file' ? source.file : source.url)),
      problems: problems.filter(({ field }) => field?.endsWith('Pictures') === true),
    }
  }

  it.each([
    ['IDs', [8, '7']],
    ['addresses, with or without a slash', ['/pictures/living-0.webp', 'pictures/villa-0.webp']],
    ['one text', '8, 7'],
  ])('are named by %s, in order', (_, Pictures) => {
    expect(roomOf({ Pictures })).toEqual({ files: ['living-0.webp', 'villa-0.webp'], problems: [] })
  })

  it('are none where the record says nothing', () => {
    expect(roomOf({})).toEqual({ files: [], problems: [] })
  })

  it('lose one that the listing does not have, with a warning that names it', () => {
    const { files, problems } = roomOf({ Pictures: [8, 99] })
    expect(files).toEqual(['living-0.webp'])
    expect(problems).toMatchObject([{ field: 'PlanItems[0].planRooms[0].Pictures', received: '"99"' }])
  })

  it('are told of once where their file is missing', () => {
    const lost = { ID: 9, Url: 'pictures/lost.webp' }
    expect(roomOf({ Pictures: [8, 9] }, [...PictureItems, lost])).toEqual({
      files: ['living-0.webp'],
      problems: [],
    })
  })

  it('stay in the gallery alone where the room has no place, with a warning', () => {
    const { files, problems } = roomOf({ Pictures: [8], Width: undefined })
    expect(files).toEqual([])
    expect(problems).toHaveLength(1)
  })
})

describe('a hidden street', () => {
  it('is in no pull sentence and in no name of a room', () => {
    const { property } = readProperty({
      PublishAddress: 0,
      PullQuote: 'Wakker worden in de Voorbeeldkouter.',
      PlanItems: [{ Url: url, planRooms: [{ Kind: 'living', Name: 'Kant Voorbeeldkouter' }] }],
    })
    expect(property.pullQuote).toEqual({})
    expect(property.plans[0]?.rooms[0]).toMatchObject({ kind: 'living', name: undefined })
  })

  it('leaves out a room that has no other name', () => {
    const { property } = readProperty({
      PublishAddress: 0,
      PlanItems: [{ Url: url, planRooms: [{ Name: 'Kant Voorbeeldkouter' }] }],
    })
    expect(property.plans[0]?.rooms).toEqual([])
  })
})
