import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Theme } from '#domain/site/theme.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { viewTheme } from '#views/shell/theme-view.ts'
import type { GonePageView } from '#views/simple/gone-page.ts'

const sheets = ['base/tokens.css', 'simple/gone.css'] as const

/**
 * Returns the style sheet that all pages of removed listings share: the theme's colours and fonts, the site's sizes,
 * and the rules of these pages. Its name has a hash, so that browsers cache it.
 */
export function goneStyles(theme: Theme): BuiltFile {
  const css = [
    viewTheme(theme).css,
    ...sheets.map((sheet) => readFileSync(`src/styles/${sheet}`, 'utf8')),
  ].join('')
  return [`/_astro/gone.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`, css]
}

/**
 * Returns the HTML of the page of a removed listing. Not rendered by Astro, since there may be thousands that differ
 * only in two links.
 * @param styles path of {@link goneStyles}
 */
export function formatGonePage(view: GonePageView, styles: string): string {
  const name = escapeHtml(view.siteName)
  const message = escapeHtml(view.message)
  const links = view.links.map(({ text, href }) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`)
  return [
    `<!DOCTYPE html><html lang="${view.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${message} | ${name}</title><link rel="stylesheet" href="${styles}"></head>`,
    `<body><header><a href="${view.homeHref}">${name}</a></header>`,
    `<main><h1>${message}</h1><ul>${links.join('')}</ul></main></body></html>\n`,
  ].join('')
}
