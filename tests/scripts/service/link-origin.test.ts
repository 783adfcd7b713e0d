import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['owners', ['invite', 'an@voorbeeld.example']],
  ['requests', ['subscribers']],
  ['alerts', []],
])('%s %j writes no links to this machine into mails of a service', async (name, args) => {
  const env = { ...process.env, SERVICE_DATA: '/nowhere', SITE_ORIGIN: undefined }
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (_, out, errors) =>
      resolve(`${out}${errors}`),
    )
  })
  expect(printed).toBe(
    'SITE_ORIGIN is not set, and SERVICE_DATA is: set it to that of the service, since links lead there\n',
  )
})
