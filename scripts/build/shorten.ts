import { minify_sync as minify } from 'terser'

/** What longer code would save is not worth its time: two seconds for 0.1 KB of React. */
const longest = 64 * 1024

/**
 * Returns minified code again, some 2 % shorter after compression than the bundler's own minifier leaves it: what a page's own
 * script and the files that wake islands may weigh is counted in bytes. Throws where the code cannot be parsed.
 */
export function shorten(code: string, kind: 'module' | 'script'): string {
  if (code.length > longest) return code
  const result = minify(code, { module: kind === 'module', ecma: 2020, compress: { passes: 2 } })
  if (result.code === undefined) throw new Error('terser returned no code')
  return result.code
}
