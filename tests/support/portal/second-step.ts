import { appCode } from '#tests/support/service/app-code.ts'
import type { OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { goodPassword } from '#tests/support/service/portal-site.ts'

/** Turns the second step of an owner on, and returns the key of the app, the code that confirmed it, and recovery codes. */
export async function turnOnSecondStep(
  own: OwnerBrowser,
): Promise<Readonly<{ key: string; code: string; recovery: readonly string[] }>> {
  const setup = await own.post('/portal/nl/account/second-step/start', { 'on-password': goodPassword })
  const key = (/sleutel[^<]*<code>([^<]+)/.exec(setup.html)?.[1] ?? '').replaceAll(' ', '')
  const recovery = [...setup.html.matchAll(/<li><code>([^<]+)/g)].map(([, code = '']) => code)
  const code = appCode(key)
  await own.post('/portal/nl/account/second-step/confirm', { code })
  return { key, code, recovery }
}
