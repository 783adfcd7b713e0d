import { expect, test } from 'vitest'
import { joinStyles, type PageStyles } from '#scripts/build/render-hooks.ts'

const inline = (order: number, content: string): PageStyles[number] => ({
  depth: 0,
  order,
  sheet: { type: 'inline', content },
})

test('neighbouring style sheets become one, in their order', () => {
  expect(joinStyles([inline(0, 'a{}'), inline(1, 'b{}'), inline(2, 'c{}')])).toEqual([inline(0, 'a{}b{}c{}')])
})

test('a file or an import stands between them', () => {
  const file: PageStyles[number] = { depth: 0, order: 1, sheet: { type: 'external', src: '/a.css' } }
  const styles = [inline(0, 'a{}'), file, inline(2, 'b{}'), inline(3, '@import "c.css";'), inline(4, 'd{}')]
  expect(joinStyles(styles)).toEqual(styles)
})
