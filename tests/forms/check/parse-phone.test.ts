import { describe, expect, test } from 'vitest'
import { parsePhone } from '#forms/check/parse-phone.ts'

/** Numbers as people of each country write them. */
const right = {
  'a Belgian mobile': ['0470 12 34 56', '0470/12.34.56', '+32 470 12 34 56', '0032470123456', '0499123456'],
  'a Belgian fixed line': ['052 42 12 34', '02 555 00 00', '03 231 12 34', '09 225 12 34', '+32 2 555 00 00'],
  'a French number': ['+33 6 12 34 56 78', '0033 6 12 34 56 78', '+33 1 42 68 53 00'],
  'a Dutch number': ['+31 6 12345678', '0031 6 12345678', '+31 20 123 4567'],
  'a number of Luxembourg': ['+352 621 123 456', '+352 26 12 34 56'],
  'a German number': ['+49 151 12345678', '+49 171 1234567', '+49 30 12345678'],
}

/** A mobile number, or one of a fixed length, without its last digit or with one more. */
const wrong = {
  'a Belgian mobile': ['0470 12 34 5', '0470 12 34 567', '+32 470 12 34 5', '0499 12 34 5', '047012345'],
  'a Belgian fixed line': ['052 42 12 3', '02 555 00 0', '052 42 12 345', '+32 2 555 00 0'],
  'a French number': ['+33 6 12 34 56 7', '+33 6 12 34 56 789', '+33 1 42 68 53 0'],
  'a Dutch number': ['+31 6 1234567', '+31 6 123456789', '+31 20 123 456'],
  'a number of Luxembourg': ['+352 621 123 45', '+352 621 123 4567'],
  'a German number': ['+49 151 1234567', '+49 171 123456'],
}

describe.each(Object.entries(right))('%s', (kind, numbers) => {
  test.each(numbers)('%s can be dialled', (text) => {
    const kept = parsePhone(text)
    expect(kept).toBeDefined()
    expect(parsePhone(kept ?? '')).toBe(kept)
  })

  test.each(wrong[kind as keyof typeof wrong])('%s, a digit short or long, cannot', (text) => {
    expect(parsePhone(text)).toBeUndefined()
  })
})
