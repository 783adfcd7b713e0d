import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = `
  import { createRequire } from 'node:module'
  import { importForProduction } from '#scripts/service/import-for-production.ts'
  const { createService } = await importForProduction(() => import('#service/main.ts'))
  const { captureOwnerStack } = createRequire(process.cwd() + '/x')('react')
  console.log(JSON.stringify([typeof createService, typeof captureOwnerStack, process.env.NODE_ENV]))
`

test.each([undefined, 'development'])(
  'the service renders with the production build of React, whatever NODE_ENV says (%s)',
  async (before) => {
    const env = { ...process.env, NODE_ENV: before, VITEST: undefined }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env },
    )
    // Only the development build of React has captureOwnerStack.
    expect(JSON.parse(stdout)).toEqual(['function', 'undefined', before ?? null])
  },
)
