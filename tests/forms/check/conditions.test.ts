import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { forms } from '#forms/forms.ts'
import { context, fieldsOf, offered, rightAnswers } from '#tests/support/forms/right-answers.ts'

const opened = fieldsOf('purchase-offer').filter(({ shownWith }) => shownWith !== undefined)
const ticks = offered['conditionKinds'] ?? []
const check = (posted: PostedTexts) => checkForm(forms['purchase-offer'], posted, context)

/** Names of the fields that some ticks open. */
const openedBy = (set: readonly string[]): readonly string[] =>
  opened.flatMap(({ name, shownWith }) =>
    shownWith !== undefined && set.includes(shownWith.tick) ? [name] : [],
  )

test('what a tick opens is kept while it is set, and dropped without it, whatever was typed', () => {
  fc.assert(
    fc.property(fc.subarray([...ticks]), fc.gen(), (set, generate) => {
      const closed = opened.filter(({ name }) => !openedBy(set).includes(name))
      const typed = closed.map(({ name }) => [name, [generate(() => fc.string({ unit: 'binary' }))]] as const)
      const checked = check({
        ...rightAnswers('purchase-offer'),
        ...Object.fromEntries(typed),
        conditionKinds: set,
      })
      expect(checked).toMatchObject({ ok: true })
      const kept = checked.ok ? Object.keys(checked.answers) : []
      expect(opened.map(({ name }) => String(name)).filter((name) => kept.includes(name))).toEqual(
        openedBy(set),
      )
      expect(kept.includes('conditionKinds')).toBe(set.length > 0)
    }),
  )
})

test('what a tick opens is required while it is set', () => {
  fc.assert(
    fc.property(fc.subarray([...ticks]), (set) => {
      const empty = Object.fromEntries(opened.map(({ name }) => [name, ['']]))
      const checked = check({ ...rightAnswers('purchase-offer'), ...empty, conditionKinds: set })
      expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(openedBy(set))
    }),
  )
})

test.each([
  ['loanAmount', '0', 'tooLow'],
  ['loanAmount', 'veel', 'amount'],
  ['loanAmount', '50000001', 'tooHigh'],
  ['loanWeeks', '0', 'tooLow'],
  ['loanWeeks', '27', 'tooHigh'],
  ['homeSoldBy', '2026-11-23', 'past'],
  ['conditionKinds', 'sunshine', 'unknownChoice'],
])('%s: %s is answered with %s', (name, text, code) => {
  expect(check({ ...rightAnswers('purchase-offer'), [name]: [text] })).toEqual({
    ok: false,
    errors: { [name]: code },
  })
})
