import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFaults, type Faults } from '#tests/support/load/find-faults.ts'
import { createPosts, type Posts } from '#tests/support/load/posts.ts'
import { readEvidence, type Stored } from '#tests/support/load/read-evidence.ts'
import {
  type ServiceProcess,
  type ServiceStart,
  startServiceProcess,
} from '#tests/support/load/service-process.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import type { Storm } from './storm.ts'

/** A service as a process, on a small site, that can be killed and started again. */
export type StormService = Readonly<{
  posts: Posts
  target: DatabaseTarget
  dir: string
  /** Starts a process, of several for PostgreSQL, perhaps with other settings. */
  start: (changes?: Partial<Pick<ServiceStart, 'wrapper' | 'environment'>>) => Promise<ServiceProcess>
  /** Returns what is stored, and what is wrong with it. */
  check: (
    storm: Pick<Storm, 'acknowledged' | 'sent'>,
    target?: DatabaseTarget,
  ) => Promise<Readonly<{ faults: Faults; stored: Stored }>>
  remove: () => Promise<void>
}>

const origin = 'http://localhost:4321'
const secret = randomBytes(32).toString('base64')

/** Prepares a service of the built site, whose mails go to `smtpUrl`; without a target its database is SQLite. */
export async function prepareStormService(smtpUrl: string, postgresUrl?: string): Promise<StormService> {
  const dir = await mkdtemp(join(tmpdir(), 'service-storm-'))
  const dist = resolve('dist')
  const target: DatabaseTarget =
    postgresUrl === undefined
      ? { engine: 'sqlite', file: join(dir, 'service.sqlite') }
      : { engine: 'postgres', url: postgresUrl }
  const environment = {
    SERVICE_SECRET: secret,
    SITE_ORIGIN: origin,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'site@agency.example',
    FORMS_PER_QUARTER: '1000',
    TRUSTED_PROXIES: 'loopback',
    ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }),
  }
  return {
    dir,
    target,
    posts: await createPosts({ dist, secret, origin, run: 'storm' }),
    start: ({ wrapper, environment: changes } = {}) =>
      startServiceProcess({ dist, dir, environment: { ...environment, ...changes }, wrapper }),
    check: async (storm, from = target) => {
      const stored = await readEvidence(from, 'storm')
      return { stored, faults: findFaults({ ...storm, ...stored }) }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
