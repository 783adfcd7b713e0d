import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import type { FontFace } from '#domain/site/theme.ts'

/** A font file of the demo agency: a subset of a font package, and its fallback fonts. */
export type FontCut = Readonly<{
  name: string
  family: string
  source: string
  style: 'normal' | 'italic'
  /** CSS weight or range of weights. */
  weight: string
  axes: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>
  /** The characters of the subset; by default all that the site uses. */
  characters?: string
  /** Shown until the font has loaded, the first that a visitor has; a subset of a few characters uses its family's. */
  fallbacks?: readonly SystemFont[]
}>

/** Metrics of a system font in its own units; `averageWidth` is weighted by letter frequency. */
export type SystemFont = Readonly<{
  /** Last word of the name of its own family. A family has one font: the next is tried where a visitor lacks it. */
  family: string
  localNames: readonly string[]
  unitsPerEm: number
  averageWidth: number
  /** The weights that it stands in for, and the weight of the cut that it is measured against; absent for all. */
  weights?: Readonly<{ range: string; measured: number }>
}>

/** Widths weighted by `frequency` below; Georgia's are capsize's. @see https://github.com/seek-oss/capsize (read 2026-11-20) */
const georgia: SystemFont = {
  family: 'Fallback',
  localNames: ['Georgia'],
  unitsPerEm: 2048,
  averageWidth: 910,
}
const georgiaItalic: SystemFont = {
  ...georgia,
  // The others are for Android and Linux; scaled to the same heights, they keep the logo's ampersand in its box.
  localNames: ['Georgia Italic', 'Georgia-Italic', 'Noto Serif Italic', 'Liberation Serif Italic'],
  averageWidth: 931,
}
/** Android's serif. */
const notoSerif: SystemFont = {
  family: 'Noto',
  localNames: ['Noto Serif', 'NotoSerif'],
  unitsPerEm: 1000,
  averageWidth: 484,
}
/** Liberation Serif has the widths of Times New Roman and is installed where that is not. */
const times: SystemFont = {
  family: 'Times',
  localNames: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  unitsPerEm: 2048,
  averageWidth: 826,
}
const arial: SystemFont = {
  family: 'Fallback',
  // Liberation Sans has the widths of Arial and is installed where Arial is not; Android's Roboto is as wide.
  localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Roboto-Regular'],
  unitsPerEm: 2048,
  // By the site's own texts, which are kerned: letters alone give 919, and 990 in bold.
  averageWidth: 927,
  weights: { range: '400 500', measured: 400 },
}
/** A face of its own, or the browser would smear the regular one. */
const arialBold: SystemFont = {
  ...arial,
  localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  averageWidth: 973,
  weights: { range: '600 700', measured: 600 },
}
const robotoBold: SystemFont = {
  ...arialBold,
  family: 'Roboto',
  localNames: ['Roboto Bold', 'Roboto-Bold'],
  averageWidth: 932,
}

/** The fonts of the design: a display serif at its optical size, its italic, and one sans serif in all weights. */
export const fontCuts: readonly FontCut[] = [
  {
    name: 'newsreader-display',
    family: 'Newsreader Display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    fallbacks: [georgia, notoSerif, times],
  },
  {
    name: 'newsreader-display-italic',
    family: 'Newsreader Display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    fallbacks: [georgiaItalic],
  },
  {
    // For the logo on every page: the full italic has 20 KB.
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
    fallbacks: [arial, arialBold, robotoBold],
  },
]

/** Latin-1, further letters of French and Dutch, typographic punctuation, unit signs, arrows. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŸĲĳ–—‘’‚“”„•…‹›€™−×≤≥←↑→↓↗\u2009\u202f',
].join('')

/**
 * Features that the style sheets use. Hinting is for low-resolution screens. GDEF makes kerning depend on the weight;
 * without it all weights are kerned like the regular one, a difference of hundredths of an em.
 */
const cutting = {
  preserveNameIds: [],
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'tnum'],
  noHinting: true,
  dropTables: ['GDEF', 'STAT'],
}

/** A font file: its content, its name with a content hash, and the font faces of it and its fallbacks. */
export type FontFile = Readonly<{ fileName: string; bytes: Buffer; faces: readonly FontFace[] }>

/** Returns the cut as a woff2 file with its font face and those of its fallbacks. */
export async function makeFont(cut: FontCut): Promise<FontFile> {
  const source = await readFile(createRequire(import.meta.url).resolve(cut.source))
  const options = { ...cutting, variationAxes: cut.axes }
  const bytes = await subsetFont(source, cut.characters ?? characters, { ...options, targetFormat: 'woff2' })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const fileName = `${cut.name}-${hash}.woff2`
  const face: FontFace = {
    family: cut.family,
    style: cut.style,
    weight: cut.weight,
    file: fileName,
    // The italics, for an ampersand and quotes, are not preloaded.
    ...(cut.style === 'normal' ? { isPreloaded: true } : {}),
    ...(cut.characters === undefined ? {} : { unicodeRange: formatRange(cut.characters) }),
  }
  const fallbacks = (cut.fallbacks ?? []).map(async (system) =>
    fallbackFace(cut, await measuredFont(cut, source, system), system),
  )
  return { fileName, bytes, faces: [face, ...(await Promise.all(fallbacks))] }
}

/** The font of the cut at the weight that a fallback is measured against. */
async function measuredFont(cut: FontCut, source: Buffer, { weights: at }: SystemFont): Promise<Font> {
  const variationAxes = { ...cut.axes, ...(at && { wght: at.measured }) }
  const font = create(
    await subsetFont(source, characters, { ...cutting, variationAxes, targetFormat: 'truetype' }),
  )
  if (font.type !== 'TTF') throw new Error(`${cut.source} is not a single font`)
  return font
}

/** When two faces have the same name, the later one draws the characters in its range. */
function formatRange(text: string): string {
  return [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')
}

/**
 * Returns the system font scaled to the same widths and line heights, so that nothing moves when the font has loaded.
 */
function fallbackFace(cut: FontCut, font: Font, system: SystemFont): FontFace {
  const stretch = averageWidth(font) / font.unitsPerEm / (system.averageWidth / system.unitsPerEm)
  const percent = (units: number): string => `${((units / font.unitsPerEm / stretch) * 100).toFixed(2)}%`
  return {
    family: `${cut.family} ${system.family}`,
    style: cut.style,
    ...(system.weights && { weight: system.weights.range }),
    localNames: system.localNames,
    metrics: {
      'size-adjust': `${(stretch * 100).toFixed(2)}%`,
      'ascent-override': percent(font.ascent),
      'descent-override': percent(Math.abs(font.descent)),
      'line-gap-override': percent(font.lineGap),
    },
  }
}

/** Letters per thousand in Dutch, French, English and German text, including the space. */
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
