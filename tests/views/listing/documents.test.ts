import { describe, expect, test } from 'vitest'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { toDocuments } from '#data/record/to-media.ts'
import { context as records } from '#tests/data/read-records.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createPage } from '#views/kit/page.ts'
import { viewDocuments } from '#views/listing/documents.ts'
import { createContext } from './listing-context.ts'

function namesIn(locale: 'nl' | 'fr', ...names: readonly string[]) {
  const list = names.map((Name) => ({ Name }))
  const documents = toDocuments(list, records.codes.documents, createProblemLog().record('properties.json'))
  const property = createProperty({ documents })
  const rows = viewDocuments(createPage(createContext({ properties: [property] }), locale), property, '')
  return rows.map(({ words, lang }) => [words, lang])
}

describe('the name of a document', () => {
  test('is the record’s own in its language', () => {
    expect(namesIn('nl', 'OVAM-attest')).toEqual([['OVAM-attest', undefined]])
  })

  test('of a known paper is said in the reader’s language, however the record spells it', () => {
    expect(namesIn('fr', 'Bodemattest', 'OVAM attest', 'lastenboek')).toEqual([
      ['Attestation du sol', undefined],
      ['Attestation du sol', undefined],
      ['Cahier des charges', undefined],
    ])
  })

  test('of another paper stays, marked with its language', () => {
    expect(namesIn('fr', 'Brief van de buurman')).toEqual([['Brief van de buurman', 'nl-BE']])
  })
})
