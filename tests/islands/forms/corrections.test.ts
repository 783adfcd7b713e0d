import { expect, test } from 'vitest'
import { correct, noCorrections } from '#islands/forms/corrections.ts'

const told = { title: 'Taken', items: [{ href: '#slot', label: 'Taken' }] }

test('each refusal counts, and the last one says what is wrong', () => {
  const first = correct(noCorrections, { kind: 'refused', errors: { email: 'email' }, told })
  expect(first).toEqual({ refused: { email: 'email' }, told, checks: 1 })
  const second = correct(first, { kind: 'refused', errors: { phone: 'phone' } })
  expect(second).toEqual({ refused: { phone: 'phone' }, told: undefined, checks: 2 })
})

test('a step says nothing of other steps, and one that is right ends the checking', () => {
  const errors = { name: 'required', email: 'email' }
  const wrong = correct(noCorrections, { kind: 'step', names: ['name'], errors })
  expect(wrong).toEqual({ refused: { name: 'required' }, checks: 1 })
  const right = correct(wrong, { kind: 'step', names: ['name'], errors: { email: 'email' } })
  expect(right).toEqual({ refused: { name: undefined }, checks: 0 })
})

test('a control that is left is judged alone, and a tick that is taken back clears what it opened', () => {
  const before = correct(noCorrections, { kind: 'refused', errors: { loan: 'required', amount: 'number' } })
  const left = correct(before, { kind: 'left', name: 'loan', below: ['amount'], errors: {} })
  expect(left).toEqual({ refused: { loan: undefined, amount: undefined }, told: undefined, checks: 1 })
  const ticked = correct(left, {
    kind: 'left',
    name: 'loan',
    below: ['amount'],
    errors: { amount: 'required' },
  })
  expect(ticked.refused).toEqual({ loan: undefined, amount: undefined })
})

test('a form that is sent has nothing to correct', () => {
  const before = correct(noCorrections, { kind: 'refused', errors: { email: 'email' } })
  expect(correct(before, { kind: 'right' }).refused).toEqual({})
})
