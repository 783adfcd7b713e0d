import { describe, expect, test } from 'vitest'
import type { Field, FieldName } from '#forms/field.ts'
import { type Form, formIds, isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'

const fieldsOf = (id: (typeof formIds)[number]) => forms[id].groups.flatMap(({ rows }) => rows.flat())

/** Specification, section 5. */
const requiredWhereAsked: ReadonlySet<FieldName> = new Set([
  'street',
  'zip',
  'city',
  'lastName',
  'email',
  'phone',
  'goal',
  'searchGoal',
  'friendEmail',
  'categories',
  'zones',
])

describe.each(formIds)('%s', (id) => {
  test('has a definition under its own ID', () => {
    expect(forms[id].id).toBe(id)
  })

  test('has no duplicate fields', () => {
    const names = fieldsOf(id).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('is not asked in steps when it has a file, whose progress only a whole form shows', () => {
    const { inSteps }: Form = forms[id]
    expect(inSteps === true && fieldsOf(id).some(({ control }) => control.kind === 'file')).toBe(false)
  })

  test('requires nothing that is folded away', () => {
    const { groups }: Form = forms[id]
    const folded = groups.filter(({ isFolded }) => isFolded === true).flatMap(({ rows }) => rows.flat())
    expect(folded.filter(({ isRequired }) => isRequired)).toEqual([])
  })

  test('has no date without a last day, two years ahead at most', () => {
    const months = fieldsOf(id).flatMap(({ control }: Field) =>
      control.kind !== 'date' || control.until === 'offerTerm' ? [] : [control.until.months],
    )
    expect(months.filter((count) => !(count > 0 && count <= 24))).toEqual([])
  })

  test('never requires a title', () => {
    expect(fieldsOf(id).filter(({ name, isRequired }) => name === 'title' && isRequired)).toEqual([])
  })

  test('requires what the specification requires', () => {
    // Before a visit only one means of contact may be asked: either of the two is enough.
    const { oneOf = [], groups }: Form = forms[id]
    // What is folded is never required: a mail about homes needs no postal address (docs/decisions/forms.md).
    const asked = groups.filter(({ isFolded }) => isFolded !== true).flatMap(({ rows }) => rows.flat())
    const optional = asked.filter(
      ({ name, isRequired }) => requiredWhereAsked.has(name) && !isRequired && !oneOf.includes(name),
    )
    expect(optional.map(({ name }) => name)).toEqual([])
  })

  test('ends with the agreement to the privacy statement', () => {
    expect(forms[id].agreements.at(-1)).toBe('privacy')
  })

  test('has autofill tokens for name, email and phone', () => {
    const personal = fieldsOf(id).filter(({ name }) =>
      ['firstName', 'lastName', 'email', 'phone'].includes(name),
    )
    expect(personal.filter(({ autocomplete }) => autocomplete === undefined)).toEqual([])
  })
})

test('a visit request needs a name and a means of contact, never an income', () => {
  const names = fieldsOf('request-visit').map(({ name }) => name)
  expect(names).not.toContain('incomePerMonth')
  expect(names).not.toContain('persons')
})

test('a rent application states what is due at signing, an offer that it is binding', () => {
  expect(forms['rent-application'].agreements).toContain('dueAtSigning')
  expect(forms['purchase-offer'].agreements).toContain('irrevocable')
})

test('a testimonial states what is published', () => {
  expect(forms.testimonial.agreements).toContain('publication')
})

test('only the names of forms are form IDs', () => {
  expect(isFormId('contact-demand')).toBe(true)
  expect(isFormId('contact-demand ')).toBe(false)
})
