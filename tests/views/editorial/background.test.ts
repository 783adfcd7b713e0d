import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, parseHexColor } from '#views/editorial/color.ts'
import { groundName, viewGround } from '#views/editorial/background.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('colours of the house style become tokens, which have a night value', () => {
  expect(groundName(viewGround('#E3EDF1'))).toBe('tint')
  expect(groundName(viewGround('#2b361e'))).toBe('deep')
  expect(groundName(viewGround('#fff'))).toBeUndefined()
})

test('what is no colour gives no ground', () => {
  for (const text of [undefined, '', 'red', '#12', 'rgb(0,0,0)', '#2b361e}body{']) {
    expect(viewGround(text)).toEqual({ kind: 'plain' })
  }
})

test('words on a colour of its own can be read, the palest too; a colour in the middle is left out', () => {
  fc.assert(
    fc.property(color, (ground) => {
      const view = viewGround(ground)
      if (view.kind !== 'own') return
      const inks =
        view.scheme === 'dark' ? ['#eef1e6', '#a9b398', '#9fcbdd'] : ['#171c10', '#566049', '#22566b']
      for (const ink of inks) expect(contrastRatio(view.color, ink)).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(viewGround('#dc3b5f')).toEqual({ kind: 'plain' })
  expect(groundName(viewGround('#fff3d6'))).toBe('light')
  expect(groundName(viewGround('#101820'))).toBe('dark')
})

test('contrast is that of WCAG: 21 for black on white, the same both ways', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  fc.assert(
    fc.property(color, color, (one, other) => contrastRatio(one, other) === contrastRatio(other, one)),
  )
})

test('short colours are written out', () => {
  expect(parseHexColor('#FaC')).toBe('#ffaacc')
})
