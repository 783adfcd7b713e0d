import { expect, test } from 'vitest'
import { kindsWhere } from '#routes/kinds/page-kinds.ts'

test('pages that are typed into, sent or meant for one person are not kept for reading offline', () => {
  expect(kindsWhere(({ isKeptOffline }) => !isKeptOffline)).toEqual([
    'thank-you',
    'login',
    'form',
    'form-answer',
    'portal',
    'desk',
  ])
})

test('third parties never learn the address of a page that a secret link opens', () => {
  expect(kindsWhere(({ isMeasured }) => !isMeasured)).toEqual(['form-answer', 'portal', 'desk'])
})
