import { describe, expect, test } from 'vitest'
import { findLowContrast } from '#domain/site/theme-contrast.ts'
import { contrastRatio, parseHexColor } from '#domain/values/color.ts'
import { demoTheme } from '#tests/support/catalogue/theme.ts'

describe('the contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#336699', '#336699', 1],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
    ['#0a0a0a', '#000000', 1.061],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 3)
  })
})

describe('a colour that an editor types', () => {
  test.each([
    ['#FFF', '#ffffff'],
    [' #1a2B3c ', '#1a2b3c'],
    ['#a0f', '#aa00ff'],
  ])('%j is %s', (typed, color) => {
    expect(parseHexColor(typed)).toBe(color)
  })

  test.each(['', 'fff', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', 'red', '#fff;x', 'x#fff', '#fff #fff'])(
    '%j is none',
    (typed) => {
      expect(parseHexColor(typed)).toBeUndefined()
    },
  )
})

describe('the colours of a theme', () => {
  const { colors } = demoTheme

  test('of the demo agency can be told apart in light and dark', () => {
    expect(findLowContrast(colors)).toEqual([])
  })

  test('that are too much alike are named with their backgrounds, for text and for controls', () => {
    const pale = { ...colors, ink: { ...colors.ink, light: colors.page.light } }
    expect(findLowContrast(pale)).toContainEqual({
      role: 'ink',
      background: 'page',
      scheme: 'light',
      ratio: 1,
      required: 4.5,
    })
    const field = { ...colors, 'line-field': { light: colors['line-field'].light, dark: colors.page.dark } }
    expect(findLowContrast(field)).toContainEqual({
      role: 'line-field',
      background: 'page',
      scheme: 'dark',
      ratio: 1,
      required: 3,
    })
    expect(findLowContrast(field).map(({ scheme }) => scheme)).not.toContain('light')
  })

  test('may have just the contrast that is required', () => {
    const white = { light: '#ffffff', dark: '#ffffff' }
    const black = { light: '#000000', dark: '#000000' }
    const twoColors = Object.fromEntries(Object.keys(colors).map((role) => [role, white]))
    const made = { ...colors, ...twoColors, ink: black }
    const inkPairs = findLowContrast(made).filter(({ role }) => role === 'ink')
    expect(inkPairs).toEqual([])
  })
})
