import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPath, trimSlashes } from '#routes/path/route-path.ts'

const segments = fc.array(fc.stringMatching(/^[a-z0-9]+$/), { minLength: 1, maxLength: 4 })
const slashes = fc.nat({ max: 3 }).map((count) => '/'.repeat(count))

it('a path is the same however many slashes an editor types around it', () => {
  fc.assert(
    fc.property(segments, slashes, slashes, (words, before, after) => {
      const typed = before + words.join('/') + after
      expect(trimSlashes(typed)).toBe(words.join('/'))
      expect(toPath('nl', typed)).toBe(`/nl/${words.join('/')}/`)
    }),
  )
})
