import { expect, test } from 'vitest'
import { formatColumns } from '#scripts/requests/format.ts'

test('what strangers wrote is printed on one line, and does nothing to the terminal', () => {
  const [line] = formatColumns([['\u001B[31mrood\u001B[0m', 'a\u202Eb\nc\u0007', 'München']])
  expect(line).toBe('[31mrood[0m  ab c  München')
})
