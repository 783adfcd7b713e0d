import { expect, test } from 'vitest'
import { viewShell } from '#views/shell/shell.ts'
import { createMenuPage, menu } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

test.each([
  ['page:7', true],
  ['results:sale', true],
  ['thank-you:site-contact', false],
  ['page:50', false],
  // Over a form that somebody came to fill in, and over what it would link to.
  ['page:10', false],
  ['page:51', false],
  ['form:request-visit', false],
  ['login', false],
  ['legal:cookie-policy', false],
])('the consent dialog opens by itself on %s: %s', (key, hasConsent) => {
  const quiet = createMenuPage(50, 'bedankt-vip', { kind: 'feedback' }, { noCookiePopup: true })
  const named = createMenuPage(51, 'nieuws', { kind: 'modules' }, { original: '/sign-newsletter/' })
  const context = createContext({ menu: [...menu, quiet, named] })
  const route = context.routes.find(key, 'nl')
  expect(route && viewShell(context, route).hasConsent).toBe(hasConsent)
})
