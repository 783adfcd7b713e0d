import { expect, test } from 'vitest'
import { createOffice } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewForm } from '#views/forms/form.ts'
import { createPage } from '#views/kit/page.ts'

const [brussels, ixelles] = [createOffice('bruxelles', 'Bruxelles'), createOffice('ixelles', 'Ixelles')]

function officesOf(offices: readonly ReturnType<typeof createOffice>[]): readonly string[] {
  const { groups } = viewForm(createPage(createContext({ offices }), 'nl'), 'site-contact', 'title')
  const controls = groups.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))
  const office = controls.find(({ name }) => name === 'office')
  return office?.control.kind === 'pick' ? office.control.choices.map(({ label }) => label) : []
}

test('a form asks for an office where there are several, by the names of its language', () => {
  const townNames = { nl: 'Elsene', fr: 'Ixelles' }
  expect(officesOf([brussels, { ...ixelles, townNames }])).toEqual(['Bruxelles', 'Elsene'])
  expect(officesOf([brussels])).toEqual([])
})
