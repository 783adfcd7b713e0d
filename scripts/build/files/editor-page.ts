import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme } from '#domain/site/theme.ts'
import type { Locale } from '#domain/values/locale.ts'
import { escapeHtml } from '#text/escape-html.ts'

/**
 * Returns the page of the editor, which loads its script.
 * @param usual language in which the editor speaks to a browser that asks for none of its own
 */
export async function editorPage(name: string, usual: Locale, editorDir: string): Promise<string> {
  const scripts = (await readdir(join(editorDir, 'assets'))).filter((file) => /^editor-.*\.js$/.test(file))
  if (scripts.length !== 1) throw new Error(`the editor has ${scripts.length} scripts, not one`)
  return [
    `<!doctype html><html lang="${usual}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(name)}</title><link rel="stylesheet" href="/admin/colours.css">`,
    `<script type="module" src="/admin/assets/${scripts[0]}"></script></head>`,
    '<body><noscript>JavaScript staat uit. – JavaScript est désactivé. – JavaScript is off. – JavaScript ist ausgeschaltet.',
    '</noscript></body></html>',
  ].join('')
}

/** Returns the sheet that gives buttons, links and marks of the package the agency's colours, in light and dark. */
export function editorColours({ colors }: Pick<Theme, 'colors'>): string {
  const roles = {
    '': 'brand',
    '-light': 'brand-hover',
    '-dark': 'brand',
    '-text': 'brand',
    '-inverted': 'on-brand',
  } as const
  const accents = Object.entries(roles).map(
    ([end, role]) =>
      `--sui-primary-accent-color${end}:light-dark(${colors[role].light},${colors[role].dark})`,
  )
  const washes = Object.entries({ translucent: 60, 'translucent-light': 25 }).map(
    ([end, share]) =>
      `--sui-primary-accent-color-${end}:color-mix(in srgb,var(--sui-primary-accent-color) ${share}%,transparent)`,
  )
  // The rules of the package name scheme and contrast.
  return `:root:root:root:root{${[...accents, ...washes].join(';')}}`
}

/** Returns the agency's mark as a drawing of its own, on a square of the site's background: the editor may be dark. */
export function editorLogo({ mark, colors }: Theme): string {
  const [x = 0, y = 0, width = 0, height = 0] = mark.viewBox.split(/[\s,]+/).map(Number)
  const side = 1.4 * Math.max(width, height)
  const [left, top] = [x - (side - width) / 2, y - (side - height) / 2]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" color="${colors.ink.light}">`,
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side / 8}" fill="${colors.page.light}"/>`,
    mark.shapes,
    '</svg>',
  ].join('')
}
