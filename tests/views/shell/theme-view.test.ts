import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { viewTheme } from '#views/shell/theme-view.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const faces = JSON.parse(readFileSync('data/theme/fonts.json', 'utf8'))
const { theme } = createContext({}).catalogue
const css = viewTheme({ ...theme, fonts: { ...theme.fonts, faces } }).css
const rules = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = '']) => rule)

test.each([
  ['Arial Bold', '600 700'],
  ['Roboto Bold', '600 700'],
  ['Arial', '400 500'],
])('%s stands in for the weights %s, so that no bold text is smeared', (name, weight) => {
  const rule = rules.find((each) => each.includes(`local('${name}')`))
  expect(rule).toContain(`font-weight:${weight}`)
  expect(rule).toMatch(/size-adjust:\d/)
})

test.each(['Georgia', 'Noto Serif', 'Times New Roman'])('%s has the widths of the display face', (name) => {
  expect(rules.find((each) => each.includes(`local('${name}')`))).toMatch(
    /size-adjust:\d.*ascent-override:\d/,
  )
})
