import { expect, test } from 'vitest'
import { messagesOf } from '#i18n/messages.ts'

const messages = Object.entries(messagesOf('en'))

test('an article never stands before what is filled in: it would be "a" before 84', () => {
  expect(messages.filter(([, text]) => /\ban? \{\{/i.test(text))).toEqual([])
})
