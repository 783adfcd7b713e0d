import * as v from 'valibot'
import { colorRoles } from '#domain/site/theme.ts'
import { parseHexColor } from '#domain/values/color.ts'

const hexColor = v.pipe(
  v.string(),
  v.check((value) => parseHexColor(value) !== undefined, 'a colour such as #rrggbb'),
  v.transform((value) => parseHexColor(value) ?? value),
)
const color = v.union(
  [
    v.pipe(
      hexColor,
      v.transform((value) => ({ light: value, dark: value })),
    ),
    v.strictObject({ light: hexColor, dark: hexColor }),
  ],
  'a colour such as #rrggbb, or { "light": "#rrggbb", "dark": "#rrggbb" }',
)
const fontNames = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w -]+$/, 'a font name'))), v.minLength(1))
const cssText = v.pipe(v.string(), v.regex(/^[\w ,.%+-]+$/, 'plain text without quotes'))
const radius = v.pipe(v.number(), v.minValue(0), v.maxValue(24))
const svgFile = v.pipe(v.string(), v.endsWith('.svg'))

/** The shape of `theme.json`. */
export const themeSchema = v.strictObject({
  wordmark: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  mark: svgFile,
  radii: v.strictObject({ picture: radius, control: radius }),
  fonts: v.strictObject({ display: fontNames, text: fontNames, faces: v.nullish(v.string()) }),
  colors: v.strictObject(v.entriesFromList(colorRoles, color)),
})

/** The shape of the font files' metadata, the file named in `fonts.faces`. */
export const fontFaceSchema = v.strictObject({
  family: v.pipe(v.string(), v.regex(/^[\w -]+$/, 'a font name')),
  style: v.picklist(['normal', 'italic']),
  weight: v.optional(cssText),
  file: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+\.woff2$/, 'the name of a woff2 file'))),
  isPreloaded: v.optional(v.boolean()),
  unicodeRange: v.optional(cssText),
  localNames: v.optional(fontNames),
  metrics: v.optional(
    v.record(
      v.picklist(['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']),
      cssText,
    ),
  ),
})
