import { runnerImport } from 'vite'
import { forProduction } from '#scripts/kit/for-production.ts'

/** Imports a module with JSX, which Node does not run by itself, with the production build of React. */
export async function importForProduction<T>(file: string): Promise<T> {
  const { module } = await forProduction(() =>
    runnerImport<T>(file, { configFile: false, logLevel: 'error' }),
  )
  return module
}
