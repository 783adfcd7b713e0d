declare module 'subset-font' {
  type Axis = number | Readonly<{ min: number; max: number }>

  /** Returns the font with only the glyphs of a text, and with its axes pinned or narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Readonly<{
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Readonly<Record<string, Axis>>
      preserveNameIds: readonly number[]
      keepFeatures: readonly string[]
      noHinting: boolean
      dropTables: readonly string[]
    }>,
  ): Promise<Buffer>
}
