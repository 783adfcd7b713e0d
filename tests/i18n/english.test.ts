import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf } from '#i18n/messages.ts'

const messages = Object.entries(messagesOf('en'))
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.en.md'))
  .map((file) => [file, readFileSync(join('content', file), 'utf8')] as const)

test('an article never stands before what is filled in: it would be "a" before 84', () => {
  expect(messages.filter(([, text]) => /\ban? \{\{/i.test(text))).toEqual([])
})
