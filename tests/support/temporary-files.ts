import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What Node, programs that tests start and Windows call the directory of temporary files. */
const names = ['TMPDIR', 'TEMP', 'TMP'] as const

/**
 * Gives a run of tests a directory for temporary files, which goes with its process: a test that fails, or is stopped, leaves
 * nothing behind.
 */
export function setup(): void {
  const dir = mkdtempSync(join(tmpdir(), 'tests-'))
  // As that of the machine: PostgreSQL and tests of rights write as other users.
  chmodSync(dir, 0o1777)
  for (const name of names) process.env[name] = dir
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
}
