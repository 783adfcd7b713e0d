import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'

/** Names of settings, files and commands: whoever reads a page or a mail has never heard of them. */
const machineWords = /\b[A-Z][A-Z\d]+(?:_[A-Z\d]+)+\b|\bnpm (?:run|ci)\b|(?:^|\s)\.env\b|\b[a-z-]+\.json\b/

test.each(locales)('no message names a setting or a command, in %s', (locale) => {
  const named = Object.entries(messagesOf(locale)).filter(([, text]) => machineWords.test(text))
  expect(named).toEqual([])
})

test('a name is found', () => {
  expect('OWNER_LOGIN_MAILS sets how often.').toMatch(machineWords)
  expect('Whoever runs the site does it with npm run requests.').toMatch(machineWords)
  expect('CO₂ emissions, EPC label, PDF, DOCX').not.toMatch(machineWords)
})
