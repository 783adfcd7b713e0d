import { expect, test } from 'vitest'
import { viewShell } from '#views/shell/shell.ts'
import { createMenuPage, createSite, menu } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

test.each([
  ['page:7', true],
  ['results:sale', true],
  ['thank-you:site-contact', false],
  ['page:50', false],
  ['form:request-visit', true],
  // Over the button of the sign-in, and over what the dialog links to.
  ['login', false],
  ['legal:cookie-policy', false],
])('the consent dialog opens by itself on %s: %s', (key, hasConsent) => {
  const quiet = createMenuPage(50, 'bedankt-vip', { kind: 'feedback' }, { noCookiePopup: true })
  const context = createContext({ menu: [...menu, quiet] })
  const route = context.routes.find(key, 'nl')
  expect(route && viewShell(context, route).hasConsent).toBe(hasConsent)
})

test('a site on which nothing waits for consent does not ask by itself, but the demo does', () => {
  const asks = (site: Partial<ReturnType<typeof createSite>>): boolean | undefined => {
    const context = createContext({ site: createSite(site) })
    const route = context.routes.find('results:sale', 'nl')
    return route && viewShell(context, route).hasConsent
  }
  const { measurement } = createSite()
  expect(asks({ isDemo: false })).toBe(false)
  expect(asks({ isDemo: false, measurement: { ...measurement, ids: { analytics: 'G-1' } } })).toBe(true)
  expect(asks({ isDemo: true })).toBe(true)
})
