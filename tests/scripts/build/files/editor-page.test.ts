import { expect, test } from 'vitest'
import { editorColours } from '#scripts/build/files/editor-page.ts'
import { demoTheme } from '#tests/support/catalogue/theme.ts'

test("buttons of the editor have the agency's colours, by day and by night", () => {
  const { brand, 'on-brand': onBrand } = demoTheme.colors
  const sheet = editorColours(demoTheme)
  expect(sheet).toContain(`--sui-primary-accent-color:light-dark(${brand.light},${brand.dark})`)
  expect(sheet).toContain(`--sui-primary-accent-color-inverted:light-dark(${onBrand.light},${onBrand.dark})`)
})
