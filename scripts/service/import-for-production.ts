import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'
import { forProduction } from '#scripts/kit/for-production.ts'

// Node strips types by itself, and no JSX. Nothing is bundled or kept: a changed file is read at the next start.
registerHooks({
  load: (url, context, next) => {
    if (!/^file:.*\.tsx$/.test(url) || url.includes('/node_modules/')) return next(url, context)
    const file = fileURLToPath(url)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
    })
    const [error] = errors
    if (error !== undefined) throw error
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** Imports modules with JSX, with the production build of React. */
export async function importForProduction<T>(load: () => Promise<T>): Promise<T> {
  return forProduction(load)
}
