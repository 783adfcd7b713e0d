import { beforeAll, beforeEach } from 'vitest'
import { type Database, type DatabaseTarget, openDatabase } from '#service/kit/database/open-database.ts'
import type { TestEngine } from './databases/engines.ts'
import { type PortalSite, startPortalSite } from './portal-site.ts'
import { silent } from './samples.ts'
import { startTestService, type TestService } from './test-service.ts'

type Before = typeof beforeAll | typeof beforeEach

/**
 * Starts something before each test of a file, or once before all of them, and stops it after; its members are those of the one
 * that runs.
 */
export function useStarted<Started extends object>(
  before: Before,
  start: () => Promise<Started>,
  stop: (started: Started) => Promise<unknown>,
): Started {
  let started: Started | undefined
  before(async () => {
    const running = await start()
    started = running
    return async () => void (await stop(running))
  })
  return new Proxy<Started>(Object.create(null), {
    get: (_, name) => {
      if (started === undefined) throw new Error(`${String(name)} was asked for before it was started`)
      return Reflect.get(started, name)
    },
  })
}

/** Starts a service before each test of a file, or once before all of them. */
export function useTestService(before: Before, ...options: Parameters<typeof startTestService>): TestService {
  return useStarted(
    before,
    () => startTestService(...options),
    (site) => site.stop(),
  )
}

/** Opens a new database of an engine before each test, or once before all, which also has its address. */
export function useDatabase(
  { create }: TestEngine,
  before: Before = beforeEach,
): Database & Readonly<{ target: DatabaseTarget }> {
  const open = async () => {
    const target = await create()
    return { ...(await openDatabase(target, silent)), target }
  }
  return useStarted(before, open, ({ db }) => db.destroy())
}

/** Starts a service with a portal on an engine, once for the tests of a file. */
export function usePortalSite(
  { create }: TestEngine,
  changes?: Parameters<typeof startPortalSite>[1],
): PortalSite {
  return useStarted(
    beforeAll,
    async () => startPortalSite(await create(), changes),
    (site) => site.stop(),
  )
}
