import { owners } from '#scripts/owners.ts'
import { requests } from '#scripts/requests.ts'
import { staff } from '#scripts/staff/staff.ts'
import { runCommandHere } from '#tests/support/run-command.ts'

/** The exit code of a command, and all that it printed. */
type Ran = readonly [code: number, text: string]

/** Runs `npm run requests` with arguments on the database of a directory. */
export async function runRequests(dir: string, args: readonly string[]): Promise<Ran> {
  return run(requests, dir, args)
}

/** Runs `npm run owners` with arguments on the database of a directory. */
export async function runOwners(dir: string, args: readonly string[]): Promise<Ran> {
  return run(owners, dir, args)
}

/** Runs `npm run staff` with arguments on the database of a directory. */
export async function runStaff(dir: string, args: readonly string[]): Promise<Ran> {
  return run(staff, dir, args)
}

async function run(parts: typeof requests, dir: string, args: readonly string[]): Promise<Ran> {
  const environment = { SERVICE_DATA: dir, DATABASE_URL: undefined, SITE_ORIGIN: 'http://localhost:4321' }
  const { code, out, errors } = await runCommandHere(parts, args, environment)
  return [code, `${out}${errors}`]
}
