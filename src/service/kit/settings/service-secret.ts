import { randomBytes } from 'node:crypto'
import { type Environment, readSecret, type Report } from './read-variable.ts'

/** Characters that a secret must have at least: 24 random bytes in base64. */
const minLength = 32
/** Different characters that it has at least. */
const minDifferent = 8

/** Returns the key of signatures; a random one for a service that only this machine reaches. */
export function readServiceSecret(environment: Environment, isPublic: boolean, report: Report): string {
  const secret = readSecret(environment, 'SERVICE_SECRET', report)
  const remedy = `set it, or a file in SERVICE_SECRET_FILE, to ${minLength} random characters or more (openssl rand -base64 32)`
  if (secret === undefined && isPublic) report(`SERVICE_SECRET is not set: ${remedy}`)
  if (secret !== undefined && secret.length < minLength) report(`SERVICE_SECRET is too short: ${remedy}`)
  else if (secret !== undefined && new Set(secret).size < minDifferent)
    report(`SERVICE_SECRET repeats itself and can be guessed: ${remedy}`)
  return secret ?? randomBytes(32).toString('base64')
}
