import { execFile } from 'node:child_process'

/** Runs `npm run requests` with arguments on the database of a directory; returns its exit code and all that it printed. */
export async function runRequests(
  dir: string,
  args: readonly string[],
): Promise<readonly [code: number, text: string]> {
  return new Promise((resolve) => {
    const env = { ...process.env, SERVICE_DATA: dir, DATABASE_URL: undefined }
    execFile(process.execPath, ['scripts/requests.ts', ...args], { env }, (error, out, errors) =>
      resolve([typeof error?.code === 'number' ? error.code : 0, `${out}${errors}`]),
    )
  })
}
