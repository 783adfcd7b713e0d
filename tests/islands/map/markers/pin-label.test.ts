import { expect, test } from 'vitest'
import { pinLabel } from '#islands/map/markers/pin-label.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'

const words = { onRequest: 'Op aanvraag', from: 'vanaf {{price}}' }
const listed = (card: Partial<CardView>): ListCard => ({
  kind: 'property',
  id: 1,
  card: {
    id: 1,
    href: '/',
    title: 'Woning',
    place: 'Berlare',
    facts: [],
    noPicture: 'Nog geen foto',
    ...card,
  },
})

test.each([
  [{ price: { amount: '€ 389.000' } }, '€ 389.000'],
  [{ price: { prefix: 'vanaf', amount: '€ 950', suffix: '/ maand' } }, '€ 950'],
  [{ price: { amount: 'Prijs op aanvraag' } }, 'Op aanvraag'],
  [{ price: { amount: '€ 203.000 tot € 361.000' } }, 'vanaf € 203.000'],
  [{ price: { amount: '203\u202f000 € à 361\u202f000 €' } }, 'vanaf 203\u202f000 €'],
  [{ flag: { text: 'Verkocht', state: 'sold' as const } }, 'Verkocht'],
  [{}, 'Op aanvraag'],
])('a pin says the price, or why there is none: %o', (card, label) => {
  expect(pinLabel(listed(card), words)).toBe(label)
})
