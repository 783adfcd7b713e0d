import { expect, test } from 'vitest'
import type { OwnerDocument, WantedPaper } from '#domain/owners/owner-document.ts'
import { isStillWanted } from '#domain/owners/wanted-papers.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const text = (words: string) => ({ text: words, locale: 'nl' }) as const
const asked: WantedPaper = { kind: 'electricity', askedOn: day('2026-11-16') }
const other: WantedPaper = { kind: 'other', name: text('Sleutelplan') }
const given: OwnerDocument = {
  id: '1',
  name: text('Keuring'),
  on: day('2026-11-16'),
  from: 'owner',
  paper: 'electricity',
}

test.each<[string, WantedPaper, OwnerDocument, boolean]>([
  ['a paper that its owner handed in', asked, given, false],
  ['one that was never asked for with a day', { kind: 'electricity' }, given, false],
  ['one from before it was asked for', asked, { ...given, on: day('2026-11-15') }, true],
  ['one of another kind', asked, { ...given, paper: 'epc' }, true],
  ['one that says not what it is', asked, { ...given, paper: undefined }, true],
  ['one that the agency has made itself', asked, { ...given, from: 'agency' }, true],
  ['another paper of the same name', other, { ...given, paper: 'other', name: text('Sleutelplan') }, false],
  ['another paper of another name', other, { ...given, paper: 'other' }, true],
])('%s: still wanted?', (_, paper, document, isWanted) => {
  expect(isStillWanted(paper, [document])).toBe(isWanted)
})
