import { expect, test } from 'vitest'
import { roomSecond } from '#views/listing/room-first.ts'

const order = (...alts: readonly string[]) =>
  roomSecond(alts.map((alt) => ({ source: { kind: 'url', url: alt }, alt: { nl: alt } }))).map(
    ({ alt }) => alt.nl,
  )

test('a room stands behind the first picture of a home where its front would be seen twice in a row', () => {
  expect(order('Halfopen woning', 'Halfopen woning, straatkant', 'Tuin', 'Keuken', 'Badkamer')).toEqual([
    'Halfopen woning',
    'Keuken',
    'Halfopen woning, straatkant',
    'Tuin',
    'Badkamer',
  ])
})

test.each([
  [[]],
  [['Keuken']],
  [['Woning', 'Keuken', 'Tuin']],
  [['Woning', 'Tuin', 'Keuken']],
  [['Bos', 'Bospad', 'Bosrand']],
])('pictures that begin well, or show no room, stay as the agency ordered them: %j', (alts) => {
  expect(order(...alts)).toEqual(alts)
})
