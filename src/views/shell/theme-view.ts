import { colorRoles, type FontFace, type Theme } from '#domain/site/theme.ts'

/** The parts of the theme in the head of every page. */
export type ThemeView = Readonly<{
  css: string
  fontPreloads: readonly string[]
  /** Colour of the browser's own bars. */
  barColor: Theme['colors']['deep']
}>

/** Returns the theme as custom properties, fonts and colours of the browser's bars. */
export function viewTheme({ colors, radii, fonts }: Theme): ThemeView {
  const properties = [
    'color-scheme:light dark',
    ...colorRoles.map((role) => `--${role}:light-dark(${colors[role].light},${colors[role].dark})`),
    `--font-display:${fontStack(fonts.display)}`,
    `--font-text:${fontStack(fonts.text)}`,
    `--r-1:${radii.picture}px`,
    `--r-2:${radii.control}px`,
  ]
  return {
    css: `@layer tokens{:root{${properties.join(';')}}}${fonts.faces.map(fontFaceCss).join('')}`,
    fontPreloads: fonts.faces.flatMap(({ file, isPreloaded }) =>
      file !== undefined && isPreloaded === true ? [`/fonts/${file}`] : [],
    ),
    barColor: colors.deep,
  }
}

const genericFamily = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+)$/

function fontStack(names: readonly string[]): string {
  return names.map((name) => (genericFamily.test(name) ? name : `'${name}'`)).join(',')
}

function fontFaceCss({
  family,
  style,
  weight,
  file,
  isPreloaded,
  unicodeRange,
  localNames,
  metrics,
}: FontFace): string {
  const sources =
    file === undefined
      ? (localNames ?? []).map((name) => `local('${name}')`).join(',')
      : `url('/fonts/${file}') format('woff2')`
  const descriptors: readonly (readonly [string, string | undefined])[] = [
    ['font-family', `'${family}'`],
    ['font-style', style],
    ['font-weight', weight],
    // `fallback`: a preloaded font that comes at once is painted first, a later one within three seconds (docs/decisions/fonts-and-styles.md).
    ['font-display', file === undefined ? undefined : isPreloaded === true ? 'fallback' : 'swap'],
    ['src', sources],
    ['unicode-range', unicodeRange],
    ...Object.entries(metrics ?? {}),
  ]
  const css = descriptors.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
  return `@font-face{${css.join(';')}}`
}
