/** Fonts of the first screen, to be preloaded. Written by "npm run fonts"; change scripts/fonts/font-files.ts. */
export const fontPreloads: readonly string[] = [
  '/fonts/newsreader-display-38cecff9.woff2',
  '/fonts/instrument-sans-f9082fd0.woff2',
]
