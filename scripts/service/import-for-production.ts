import { runnerImport } from 'vite'

/**
 * Imports a module with JSX, which Node does not run by itself, with the production build of React. Where NODE_ENV is not
 * set Vite would choose the other one, which takes five times as long for a mail. The environment stays as it was:
 * NODE_ENV is a setting of the service too.
 */
export async function importForProduction<T>(file: string): Promise<T> {
  const { NODE_ENV: before } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    const { module } = await runnerImport<T>(file, { configFile: false, logLevel: 'error' })
    return module
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
