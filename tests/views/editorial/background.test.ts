import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, parseHexColor } from '#domain/values/color.ts'
import { demoTheme } from '#tests/support/catalogue/theme.ts'
import { backgroundName, viewBackground } from '#views/editorial/background.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('colours of the theme become roles with a dark value', () => {
  expect(backgroundName(viewBackground('#E3EDF1', demoTheme))).toBe('tint')
  expect(backgroundName(viewBackground('#2b361e', demoTheme))).toBe('deep')
  expect(backgroundName(viewBackground('#fff', demoTheme))).toBeUndefined()
})

test('text that is not a colour gives no background', () => {
  for (const text of [undefined, '', 'red', '#12', 'rgb(0,0,0)', '#2b361e}body{']) {
    expect(viewBackground(text, demoTheme)).toEqual({ kind: 'plain' })
  }
})

test('all text is legible on a colour of a record; a colour of medium brightness is left out', () => {
  fc.assert(
    fc.property(color, (background) => {
      const view = viewBackground(background, demoTheme)
      if (view.kind !== 'own') return
      const inks =
        view.scheme === 'dark' ? ['#eef1e6', '#a9b398', '#9fcbdd'] : ['#171c10', '#566049', '#22566b']
      for (const ink of inks) expect(contrastRatio(view.color, ink)).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(viewBackground('#dc3b5f', demoTheme)).toEqual({ kind: 'plain' })
  expect(backgroundName(viewBackground('#fff3d6', demoTheme))).toBe('light')
  expect(backgroundName(viewBackground('#101820', demoTheme))).toBe('dark')
})

test('contrast follows WCAG: 21 for black on white, symmetric', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  fc.assert(
    fc.property(color, color, (one, other) => contrastRatio(one, other) === contrastRatio(other, one)),
  )
})

test('three-digit colours are expanded', () => {
  expect(parseHexColor('#FaC')).toBe('#ffaacc')
})
