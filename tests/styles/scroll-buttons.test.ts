import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Whether a style takes a scroll button out of the page when it is disabled. Chromium 156 ends the page when that happens
 * while the focus moves past the button.
 */
function dropsButtons(css: string): boolean {
  return /::scroll-button\([^)]*\)[^{},]*\{[^}]*display:\s*none/.test(css)
}

test('no scroll button is taken out of the page while the focus may be on it', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.css')) {
    if (dropsButtons(await readFile(file, 'utf8'))) found.push(file)
  }
  expect(found).toEqual([])
})

test('a button that is taken out is found, a hidden one is not', () => {
  const button = (style: string) => `.strip::scroll-button(*):disabled { ${style} }`
  expect(dropsButtons(button('display: none;'))).toBe(true)
  expect(dropsButtons(button('visibility: hidden;'))).toBe(false)
})
