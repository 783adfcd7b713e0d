import type { MailColor, MailLook } from '#contracts/mail-look.ts'

/** Classes whose colours change in dark mode, with the property and its colour. */
const darkRules: readonly (readonly [selector: string, property: string, color: MailColor])[] = [
  ['.page', 'background', 'page'],
  ['.ink', 'color', 'ink'],
  ['.muted', 'color', 'muted'],
  ['.link', 'color', 'link'],
  ['.rule', 'border-color', 'ink'],
  ['.line', 'border-color', 'line'],
  ['.tint', 'background', 'tint'],
  ['.bar', 'background', 'location-ring'],
  ['.busiest', 'background', 'brand'],
  ['.button', 'background', 'brand'],
  ['.button', 'border-color', 'brand'],
  ['.button a', 'color', 'on-brand'],
  ['.ghost', 'background', 'page'],
  ['.ghost', 'border-color', 'ink'],
  ['.ghost a', 'color', 'ink'],
]

const phoneRules = [
  '.pad{padding-left:20px!important;padding-right:20px!important}',
  '.h1{font-size:28px!important;line-height:32px!important}',
  '.col{display:block!important;width:100%!important;padding:0 0 24px!important}',
  '.col img{max-width:100%!important}',
  '.figure{display:inline-block!important;width:50%!important;box-sizing:border-box!important}',
  '.gap{display:none!important}',
  '.buttons,.buttons tbody,.buttons tr,.button{display:block!important;width:auto!important}',
  '.ghost{margin-top:10px!important}',
  '.button a{display:block!important;text-align:center!important}',
  '.label{width:38%!important}',
].join('')

/**
 * Returns the style sheet of a mail: what cannot be written inline. A client that ignores it shows the mail in one column
 * of 600 px in light mode.
 * @see https://www.caniemail.com/features/css-at-media-prefers-color-scheme/ (read 2026-11)
 */
export function mailCss({ colors }: Pick<MailLook, 'colors'>): string {
  const dark = (scope: string): string =>
    darkRules
      .map(
        ([selector, property, color]) => `${scope}${selector}{${property}:${colors[color].dark}!important}`,
      )
      .join('')
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    'table{border-collapse:collapse;border-spacing:0}',
    `@media (max-width:480px){${phoneRules}}`,
    `@media (prefers-color-scheme:dark){${dark('')}}`,
    // Outlook on the web marks what it has darkened.
    dark('[data-ogsc] '),
  ].join('')
}
