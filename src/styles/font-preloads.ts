/** Fonts of the first screen, to be preloaded. Written by "npm run fonts"; change scripts/font-files.ts. */
export const fontPreloads: readonly string[] = [
  '/fonts/newsreader-display-f2ff9905.woff2',
  '/fonts/instrument-sans-653a6d0e.woff2',
]
