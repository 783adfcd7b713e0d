import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Milliseconds that a browser has for a page. */
const patience = 30_000

/** Flags without which a browser would ask its maker for updates, or would not start as root. */
const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--no-pdf-header-footer',
]

/**
 * Prints a page with a Chromium as a PDF, with a profile of its own that is deleted.
 * @throws when there is no PDF within 30 seconds; the browser is ended then
 */
export async function printPage(browser: string, href: string, wait = patience): Promise<Uint8Array> {
  const dir = await mkdtemp(join(tmpdir(), 'report-'))
  const file = join(dir, 'report.pdf')
  // A container may have no other user, and Chromium's sandbox does not start as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  try {
    await run(browser, [...flags, ...asRoot, `--user-data-dir=${dir}`, `--print-to-pdf=${file}`, href], wait)
    return await readFile(file)
  } finally {
    // Its helpers may write a last file while they end.
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Runs a program; one that takes too long is ended by its process ID. What it prints may hold the address: it is dropped. */
async function run(program: string, args: readonly string[], wait: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    execFile(program, args, { timeout: wait, killSignal: 'SIGKILL' }, (error) => {
      if (error === null) resolve()
      else reject(new Error(error.killed ? `took longer than ${wait / 1000} s` : `ended with ${error.code}`))
    })
  })
}
