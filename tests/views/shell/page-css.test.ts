import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinCss, scopeCss } from '#views/shell/page-css.ts'

const scope = '[data-page="5"]'

test('an editor’s rule affects only its page', () => {
  expect(scopeCss('h2 { color: #2b361e }', scope)).toBe('[data-page="5"]{h2 { color: #2b361e }}')
})

test.each([
  ['closes the scope', '} body { display: none'],
  ['leaves it open', 'h2 { color: red'],
  ['loads a style sheet', '@import "https://fonts.example/x.css";'],
  ['loads a picture from elsewhere', 'h2 { background: url(https://pixel.example/x.gif) }'],
  ['loads one without a scheme', "h2 { background: url('//pixel.example/x.gif') }"],
  ['ends the style element', 'h2 {} </style><script>'],
])('CSS that %s is left out', (_, css) => {
  expect(scopeCss(css, scope)).toBeUndefined()
})

test('no rule ever leaves its scope', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '/', '*', ';', ':') }), (css) => {
      const scoped = scopeCss(css, scope)
      if (scoped === undefined) return
      const depths = [...scoped].map((_, end) => depthOf(scoped.slice(0, end + 1)))
      expect(depths.slice(scope.length, -1).every((depth) => depth > 0)).toBe(true)
      expect(depths.at(-1)).toBe(0)
    }),
  )
})

test('rules are joined; without rules there is no style sheet', () => {
  expect(joinCss([undefined, 'a{}', 'b{}'])).toBe('a{}b{}')
  expect(joinCss([undefined])).toBeUndefined()
})

function depthOf(text: string): number {
  return text.split('{').length - text.split('}').length
}
