import { expect, test } from 'vitest'
import { createSigner } from '#service/kit/signed-token.ts'
import {
  isKnownBrowser,
  markBrowser,
  readBrowser,
  sealAccount,
} from '#service/owners/accounts/known-browser.ts'

const signer = createSigner('a-secret-of-thirty-two-characters')
const an = sealAccount(signer, 'An@Voorbeeld.be')
const mark = () => markBrowser(signer, an)

test('a browser that signed in is known again, as one of its account alone', () => {
  const own = mark()
  expect(isKnownBrowser(signer, own)).toBe(true)
  const browser = readBrowser(signer, an, own)
  expect(browser).toMatch(/^[\w-]{36}$/)
  expect(readBrowser(signer, an, mark())).not.toBe(browser)
  expect(readBrowser(signer, sealAccount(signer, 'bo@voorbeeld.be'), own)).toBe('')
})

test.each([
  ['none', undefined],
  ['one that was made up', 'x.y'],
  ['one of another service', markBrowser(createSigner('another-secret-of-thirty-two-chars'), an)],
  ['another token of this service', signer.sign('sign in', { account: an, browser: 'x' })],
  ['one of another form', signer.sign('known browser', { account: an })],
])('with %s a browser is not known', (_, other) => {
  expect(isKnownBrowser(signer, other)).toBe(false)
  expect(readBrowser(signer, an, other)).toBe('')
})

test('an account is named by the address, however it is typed, and names no address', () => {
  expect(sealAccount(signer, 'an@voorbeeld.be')).toBe(an)
  expect(an).not.toMatch(/voorbeeld/i)
})
