import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const code = `
const { rmSync } = require('node:fs')
const { workerData } = require('node:worker_threads')
rmSync(workerData, { recursive: true, force: true })
`

/**
 * Removes a directory with everything in it on a thread of its own: thousands of files take seconds, and through
 * promises twice the processor time.
 */
export async function removeBeside(dir: string): Promise<void> {
  await once(new Worker(code, { eval: true, workerData: dir }), 'exit')
}
