import * as v from 'valibot'
import type { DoorContext } from './door-context.ts'
import type { SecondStep } from './views/second-step.tsx'

const Keys = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) })
const Setup = v.object({ uri: v.string(), codes: v.array(v.string()) })
const purpose = 'second step'

/** Begins the second step of whoever is signed in by these headers and knows the password. */
export async function askKeys(
  { auth, words }: Pick<DoorContext, 'auth' | 'words'>,
  password: string,
  headers: Headers,
): Promise<Response> {
  // The app shows the agency's name beside the code.
  const body = { password, issuer: words.recipients.agency.name }
  return await auth.api.enableTwoFactor({ body, headers, asResponse: true })
}

/** A second step that waits for the first code of the app. */
type Begun = Extract<SecondStep, { kind: 'setup' }>

/** Returns what was answered, as a page shows it. */
export async function readKeys({ signer }: Pick<DoorContext, 'signer'>, answer: Response): Promise<Begun> {
  const { totpURI: uri, backupCodes: codes } = v.parse(Keys, await answer.json())
  return { kind: 'setup', uri, codes, signed: signer.sign(purpose, { uri, codes }) }
}

/** Returns the same from what its form posted; undefined for any other text. */
export function keysAgain({ signer }: Pick<DoorContext, 'signer'>, signed: string): Begun | undefined {
  const read = v.safeParse(Setup, signer.read(purpose, signed))
  return read.success ? { kind: 'setup', ...read.output, signed } : undefined
}
