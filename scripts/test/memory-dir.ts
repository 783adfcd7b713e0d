import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Bytes that the databases of a run of tests take, several times over. */
const room = 2 * 1024 ** 3

/** Returns where tests make databases: in memory where the machine has a directory for it, since no disk is waited for there. */
export function memoryDir(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < room ? tmpdir() : memory
}
