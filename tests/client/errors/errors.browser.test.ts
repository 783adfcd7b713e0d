import { expect, onTestFinished, test, vi } from 'vitest'
import { startErrors } from '#client/errors/errors.ts'
import { errorReportsPath } from '#contracts/error-reports.ts'
import { find, serve, showPage } from '#tests/support/island/page.ts'

test('a script that does not load and a promise that fails are reported, each once', async () => {
  const sent: [to: string, body: string][] = []
  const sendBeacon = async (to: string, body: unknown) => sent.push([to, String(body)])
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  const listen = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => listen.mockRestore())
  serve({ [errorReportsPath]: '/errors' })
  startErrors()
  showPage('<script src="/_astro/gone.a1.js"></script>')
  const script = find('script')
  // It does not bubble.
  for (const _ of [1, 2]) script.dispatchEvent(new Event('error'))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.[0]).toBe('/errors')
  expect(JSON.parse(sent[0]?.[1] ?? '')).toMatchObject({ message: 'script not loaded' })

  // Dispatched to the window, the test runner would take it for its own.
  const failed = new PromiseRejectionEvent('unhandledrejection', {
    promise: Promise.resolve(),
    reason: new TypeError('prijs is undefined'),
  })
  for (const [type, answer] of listen.mock.calls)
    if (type === failed.type && typeof answer === 'function') answer.call(window, failed)
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]?.[1]).toContain('prijs is undefined')
})
