import type { CrmAddress } from '#service/kit/crm/crm-adapter.ts'
import { isFile } from './folders.ts'
import { isLocalHost } from './origins.ts'
import { type Environment, readSecret, readVariable, type Report } from './read-variable.ts'

/** The CRM that gets every request; `adapter` is the path of a module that speaks to it, else it takes webhooks. */
export type CrmTarget = CrmAddress & Readonly<{ adapter?: string }>

/** Returns the CRM of the settings; undefined without one. */
export function readCrm(environment: Environment, report: Report): CrmTarget | undefined {
  const url = readSecret(environment, 'CRM_WEBHOOK_URL', report)
  const secret = readSecret(environment, 'CRM_WEBHOOK_SECRET', report)
  const adapter = readVariable(environment, 'CRM_ADAPTER')
  if (url === undefined) {
    if (secret !== undefined || adapter !== undefined)
      report(
        'CRM_WEBHOOK_URL is not set: set it to the address that takes requests, or remove the other CRM_ settings',
      )
    return undefined
  }
  const parsed = URL.parse(url)
  const isEncrypted =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLocalHost(parsed.hostname))
  // No request can be made to an address with a password in it.
  const isSafe = isEncrypted && parsed?.username === ''
  // Such an address may hold a key of the CRM: it is not repeated.
  if (!isSafe) report('CRM_WEBHOOK_URL is no safe address: write https://HOST/PATH')
  if (secret === undefined || !/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/.test(secret))
    report(
      'CRM_WEBHOOK_SECRET is no secret of a webhook: set it, or a file in CRM_WEBHOOK_SECRET_FILE, to whsec_ and 24 to 64 random bytes in base64 (openssl rand -base64 32)',
    )
  if (adapter !== undefined && !isFile(adapter))
    report(`CRM_ADAPTER=${adapter} is not there: write the path of a module, or remove it`)
  return { url, secret: secret ?? '', adapter }
}
