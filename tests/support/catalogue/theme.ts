import * as v from 'valibot'
import type { Theme } from '#domain/site/theme.ts'
import { themeSchema } from '#data/config/theme/theme-schema.ts'
import record from '../../../data/theme.json' with { type: 'json' }

const { colors, radii, fonts } = v.parse(themeSchema, record)

/** The demo agency's colours with a plain logo and one font file. */
export const demoTheme: Theme = {
  colors,
  radii,
  fonts: {
    display: fonts.display,
    text: fonts.text,
    faces: [{ family: 'Instrument Sans', style: 'normal', file: 'sans.woff2', isPreloaded: true }],
  },
  wordmark: [
    { text: 'Kouter ', isItalic: false },
    { text: '&', isItalic: true },
    { text: ' Kaai', isItalic: false },
  ],
  mark: { viewBox: '0 0 40 40', shapes: '<path d="M0 0h40v40z"/>' },
}
