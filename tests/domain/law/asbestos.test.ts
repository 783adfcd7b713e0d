import { expect, test } from 'vitest'
import { asbestosUntruth, believableAsbestos } from '#domain/law/asbestos.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { rules } from '#tests/domain/compliance/compliance-rules.ts'
import { lawful, withLegal } from '#tests/domain/compliance/lawful.ts'

const now = day('2026-11-20')

test.each([
  [1987, { state: 'notRequired' }, 'required'],
  [2000, { state: 'notRequired' }, 'required'],
  [2001, { state: 'notRequired' }, undefined],
  [undefined, { state: 'notRequired' }, undefined],
  [1968, { state: 'safe', on: day('2012-05-03') }, 'tooOld'],
  [1968, { state: 'unsafe', on: day('2022-05-31') }, 'tooOld'],
  [1968, { state: 'unsafe', on: day('2022-06-01') }, undefined],
  [1968, { state: 'requested', on: day('2012-05-03') }, undefined],
  [1968, { state: 'safe' }, undefined],
] as const)('a building of %s that says %j: %s', (constructionYear, asbestos, untruth) => {
  const property = withLegal({ ...lawful(), building: { constructionYear } }, { asbestos })
  expect(asbestosUntruth(property, rules, now)).toBe(untruth)
  expect(believableAsbestos(property, rules, now)).toEqual(
    untruth === undefined ? asbestos : { state: 'unknown' },
  )
})
