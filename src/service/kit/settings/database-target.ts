import { join } from 'node:path'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { isLocalHost } from './origins.ts'
import { type Environment, readSecret, type Report } from './read-variable.ts'

/** Ways of `sslmode` that encrypt, and the one that says that the network is the agency's own. */
const decided = new Set(['require', 'verify-ca', 'verify-full', 'no-verify', 'disable'])

/**
 * Ways that pg takes for `verify-full`, with a warning of nine lines that its next version will not. `uselibpqcompat` asks
 * for their weaker meaning.
 */
const alike = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/

/** Returns where the tables are: in PostgreSQL, or in a file in the directory of the service's data. */
export function readDatabaseTarget(environment: Environment, dir: string, report: Report): DatabaseTarget {
  const url = readSecret(environment, 'DATABASE_URL', report)
  if (url === undefined) return { engine: 'sqlite', file: join(dir, 'service.sqlite') }
  const parsed = URL.parse(url)
  if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol))
    report('DATABASE_URL is no address of PostgreSQL: write postgres://USER:PASSWORD@HOST/NAME, or remove it')
  else if (isUnencrypted(parsed))
    report(
      'DATABASE_URL reaches another machine unencrypted: add ?sslmode=verify-full, or ?sslmode=disable where that network is yours alone',
    )
  const isWeaker = parsed?.searchParams.get('uselibpqcompat') === 'true'
  return { engine: 'postgres', url: isWeaker ? url : url.replace(alike, '$1verify-full') }
}

function isUnencrypted({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  const isHere = host === '' || host.startsWith('/') || isLocalHost(host)
  return !isHere && !decided.has(searchParams.get('sslmode') ?? '')
}
