/** Addresses, at-rules and tags that an editor's CSS may not bring: nothing foreign loads before consent. */
const forbidden =
  /<\/|@(?:import|charset|namespace|font-face)\b|url\(\s*['"]?\s*(?:https?:)?\/\/|expression\(|javascript:/i

/**
 * Returns an editor's CSS so that it touches one element and what is in it, by nesting; undefined when it is
 * empty, not balanced, or brings something foreign.
 * @example scopeCss('h2 { color: #2b361e }', '[data-page="5"]') // '[data-page="5"]{h2 { color: #2b361e }}'
 */
export function scopeCss(css: string | undefined, selector: string): string | undefined {
  const text = css?.replace(/\/\*[\s\S]*?\*\//g, '').trim() ?? ''
  if (text === '' || forbidden.test(text) || !isBalanced(text)) return undefined
  return `${selector}{${text}}`
}

/** Returns one style sheet of several rules; undefined when there is none. */
export function joinCss(rules: readonly (string | undefined)[]): string | undefined {
  const css = rules.filter((rule) => rule !== undefined).join('')
  return css === '' ? undefined : css
}

function isBalanced(css: string): boolean {
  let depth = 0
  for (const sign of css) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    // A brace too many would close the scope and let the rest reach the whole page.
    if (depth < 0) return false
  }
  return depth === 0
}
