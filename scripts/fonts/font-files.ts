import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'

/** A font file of this site: a cut of a font package, and the system font that stands in until it has loaded. */
export type FontCut = Readonly<{
  name: string
  family: string
  source: string
  style: 'normal' | 'italic'
  /** CSS weight or range of weights. */
  weight: string
  axes: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>
  /** The characters of the file: all that the site writes, unless told. */
  characters?: string
  /** What stands in until it has loaded; a cut of a few characters shares that of its family. */
  fallback?: SystemFont
}>

/** Metrics of a system font in its own units; `averageWidth` is weighted by how often letters occur. */
export type SystemFont = Readonly<{
  name: string
  localNames: readonly string[]
  unitsPerEm: number
  averageWidth: number
}>

/** Widths weighted by `frequency` below; the italic is capsize's. @see https://github.com/seek-oss/capsize (read 2026-11-20) */
const georgia: SystemFont = { name: 'Georgia', localNames: ['Georgia'], unitsPerEm: 2048, averageWidth: 910 }
const georgiaItalic: SystemFont = {
  ...georgia,
  // Stretched to the same heights, what Android and Linux have in its place keeps the logo's ampersand in its box.
  localNames: ['Georgia Italic', 'Georgia-Italic', 'Noto Serif Italic', 'Liberation Serif Italic'],
  averageWidth: 931,
}
const arial: SystemFont = {
  name: 'Arial',
  // Liberation Sans has Arial's widths and is there where Arial is not.
  localNames: ['Arial', 'ArialMT', 'Liberation Sans'],
  unitsPerEm: 2048,
  averageWidth: 919,
}

/** The fonts of the design: a display serif at its optical size, its italic, and one sans in all weights. */
export const fontCuts: readonly FontCut[] = [
  {
    name: 'newsreader-display',
    family: 'Newsreader Display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    fallback: georgia,
  },
  {
    name: 'newsreader-display-italic',
    family: 'Newsreader Display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    fallback: georgiaItalic,
  },
  {
    // The logo's alone: on every page, where the whole italic would cost 20 KB before the first picture.
    name: 'newsreader-display-ampersand',
    family: 'Newsreader Display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    characters: '&',
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    fallback: arial,
  },
]

/** Latin-1, the letters of French and Dutch beyond it, typographic punctuation, signs of units, arrows. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŸĲĳ–—‘’‚“”„•…‹›€™−×≤≥←↑→↓↗\u2009\u202f',
].join('')

/**
 * What the style sheets ask of a font. Hints are for screens that our text does not use, and GDEF holds how kerning
 * changes with the weight: 6 KB for hundredths of an em, so all weights are kerned as the regular one is.
 */
const cutting = {
  preserveNameIds: [],
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'tnum'],
  noHinting: true,
  dropTables: ['GDEF', 'STAT'],
}

/** One made font: its bytes, its file name with the hash of its content, and the CSS that declares it. */
export type FontFile = Readonly<{ cut: FontCut; fileName: string; bytes: Buffer; css: string }>

/** Returns the cut as a woff2 file with its `@font-face` and that of its fallback. */
export async function makeFont(cut: FontCut): Promise<FontFile> {
  const source = await readFile(createRequire(import.meta.url).resolve(cut.source))
  const options = { ...cutting, variationAxes: cut.axes }
  const bytes = await subsetFont(source, cut.characters ?? characters, { ...options, targetFormat: 'woff2' })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const fileName = `${cut.name}-${hash}.woff2`
  const face = faceCss(cut, fileName)
  if (cut.fallback === undefined) return { cut, fileName, bytes, css: face }
  const plain = create(await subsetFont(source, characters, { ...options, targetFormat: 'truetype' }))
  if (plain.type !== 'TTF') throw new Error(`${cut.source} is no single font`)
  return { cut, fileName, bytes, css: `${face}\n${fallbackCss(cut, plain, cut.fallback)}` }
}

/** The fonts of the first screen; the italics are for an ampersand and quotes: they may come later. */
export function isPreloaded({ style }: FontCut): boolean {
  return style === 'normal'
}

function faceCss(cut: FontCut, fileName: string): string {
  return [
    '@font-face {',
    `  font-family: "${cut.family}";`,
    `  font-style: ${cut.style};`,
    `  font-weight: ${cut.weight};`,
    // A preloaded font that is late waits for the next page: text that is being read never moves. (Decision 16.)
    `  font-display: ${isPreloaded(cut) ? 'optional' : 'swap'};`,
    `  src: url("/fonts/${fileName}") format("woff2");`,
    ...(cut.characters === undefined ? [] : [`  unicode-range: ${formatRange(cut.characters)};`]),
    '}',
  ].join('\n')
}

/** Of two faces with the same names the later one draws what is in its range. */
function formatRange(text: string): string {
  return [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')
}

/** The system font, stretched to the same widths and line heights, so that nothing moves when the font arrives. */
function fallbackCss(cut: FontCut, font: Font, system: SystemFont): string {
  const stretch = averageWidth(font) / font.unitsPerEm / (system.averageWidth / system.unitsPerEm)
  const percent = (units: number): string => `${((units / font.unitsPerEm / stretch) * 100).toFixed(2)}%`
  return [
    '@font-face {',
    `  font-family: "${cut.family} Fallback";`,
    `  font-style: ${cut.style};`,
    `  src: ${system.localNames.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${(stretch * 100).toFixed(2)}%;`,
    `  ascent-override: ${percent(font.ascent)};`,
    `  descent-override: ${percent(Math.abs(font.descent))};`,
    `  line-gap-override: ${percent(font.lineGap)};`,
    '}',
  ].join('\n')
}

/** Letters per thousand in running Dutch, French, English and German text, the space included. */
const frequency = 'e150n75 160a60i60t60r55s55o45d40l35u32h25m22c22g20v15k12p14b11w10z7f10y5j5q3x2'.matchAll(
  /([a-z ])(\d+)/g,
)
const weights: readonly (readonly [string, number])[] = [...frequency].map(([, letter = '', count]) => [
  letter,
  Number(count),
])

function averageWidth(font: Font): number {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.reduce((sum, [letter, weight]) => sum + advance(font, letter) * weight, 0) / total
}

function advance(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0x20).advanceWidth
}
