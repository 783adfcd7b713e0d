import { execFile } from 'node:child_process'

const origin = 'http://localhost:4321'

/** The exit code of a command, and all that it printed. */
type Ran = readonly [code: number, text: string]

/** Runs `npm run requests` with arguments on the database of a directory. */
export async function runRequests(dir: string, args: readonly string[]): Promise<Ran> {
  return run('scripts/requests.ts', dir, args)
}

/** Runs `npm run owners` with arguments on the database of a directory. */
export async function runOwners(dir: string, args: readonly string[]): Promise<Ran> {
  return run('scripts/owners.ts', dir, args)
}

async function run(script: string, dir: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { ...process.env, SERVICE_DATA: dir, DATABASE_URL: undefined, SITE_ORIGIN: origin }
    execFile(process.execPath, [script, ...args], { env }, (error, out, errors) =>
      resolve([typeof error?.code === 'number' ? error.code : 0, `${out}${errors}`]),
    )
  })
}
