/** URLs, at-rules and tags that an editor's CSS may not contain: no third-party request before consent. */
const forbidden =
  /<\/|@(?:import|charset|namespace|font-face)\b|url\(\s*['"]?\s*(?:https?:)?\/\/|expression\(|javascript:/i

/**
 * Returns an editor's CSS nested in a selector, so that it styles only that element; undefined when it is empty, has
 * unbalanced braces or contains third-party content.
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
    // One brace too many would close the scope and style the whole page.
    if (depth < 0) return false
  }
  return depth === 0
}
