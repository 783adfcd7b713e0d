import { expect, test } from 'vitest'
import { changeOrder, maybeThere, unknown } from '#scripts/publish/targets/bucket/site-objects.ts'

test('a page that may be there comes before the pages that will link to it, one that was reached with them', () => {
  const live = { 'new.html': maybeThere, 'reached.html': unknown, 'old.html': 'a', 'same.html': 'b' }
  const next = { 'new.html': '1', 'reached.html': '2', 'old.html': '3', 'same.html': 'b', 'a.js': '4' }
  expect(changeOrder(next, live)).toEqual({
    added: [['a.js'], ['new.html']],
    changed: [['reached.html', 'old.html'], []],
  })
})
