import { expect, test } from 'vitest'
import { forms } from '#forms/forms.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { context, rightAnswers } from '#tests/support/forms/right-answers.ts'

test.each([
  ['DE', '50667', '50667'],
  ['DE', 'D-50667', '50667'],
  ['FR', '75 001', '75001'],
  ['NL', '4561ab', '4561 AB'],
  ['BE', 'B-9290', '9290'],
  ['US', 'NY 10001', 'NY 10001'],
])('%s has the postal code %s, kept as %s', (country, written, zip) => {
  const checked = checkForm(
    forms['purchase-offer'],
    { ...rightAnswers('purchase-offer'), country: [country], zip: [written] },
    context,
  )
  expect(checked.ok && [checked.answers.country, checked.answers.zip]).toEqual([country, zip])
})

test.each([
  ['DE', '9290', 'zipOfCountry'],
  ['BE', '50667', 'zipOfCountry'],
  ['NL', '9290', 'zipOfCountry'],
  ['BE', '', 'missing'],
])('%s has no postal code %s', (country, written, code) => {
  expect(
    checkForm(
      forms['purchase-offer'],
      { ...rightAnswers('purchase-offer'), country: [country], zip: [written] },
      context,
    ),
  ).toEqual({ ok: false, errors: { zip: code } })
})

test('a country without postal codes asks for none', () => {
  const answers = { ...rightAnswers('purchase-offer'), country: ['US'], zip: [''] }
  expect(checkForm(forms['purchase-offer'], answers, context).ok).toBe(true)
})

test('the home of a valuation stays in Belgium and around', () => {
  const answers = { ...rightAnswers('contact-demand'), zip: ['50667'] }
  expect(checkForm(forms['contact-demand'], answers, context)).toEqual({ ok: false, errors: { zip: 'zip' } })
})
