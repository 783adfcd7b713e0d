import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import proxyAddr from 'proxy-addr'
import type { DatabaseTarget } from '#service/database/open-database.ts'
import { type LoginMails, loginMails } from '#service/owners/accounts/tell-agency.ts'
import { type CrmTarget, readCrm } from './crm-target.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { isLocalHost, readOrigins } from './origins.ts'
import { type Environment, readSecret, readVariable, type Report } from './read-variable.ts'
import { SettingsError } from './settings-error.ts'

/** What the service must know to start. */
export type ServiceSettings = MailSettings &
  Readonly<{
    database: DatabaseTarget
    /** Gets every request as an event. */
    crm?: CrmTarget
    /** Directory of the documents that are given on request. */
    documents: string
    /** Directory of the documents that owners read; what lies there is given to no visitor. */
    ownerDocuments: string
    /** Directory of the records for owners, and the minutes between its imports. */
    ownerRecords?: Readonly<{ dir: string; minutes: number }>
    /** Origins whose pages may post, such as `https://agency.example`. */
    origins: ReadonlySet<string>
    /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges, or `loopback`. */
    trustedProxies: readonly string[]
    /** How often a visitor may send the same form in fifteen minutes. */
    formsPerQuarter: number
    /** Days after which forms are deleted; rent applications go after a month. */
    keepDays: number
    /** Work that a browser does for each key that it tries before it sends a form, in rounds of a hash. */
    proofCost: number
    /** Whether a form without script asks to type some digits. */
    hasCaptcha: boolean
    /** Key of signatures; random for a service that only this machine reaches, so that they end with the process. */
    secret: string
    /** How often the agency is mailed that an owner signed in. */
    loginMails: LoginMails
    /** Path of a Chromium that prints the reports of owners; without one they are mailed without PDF. */
    pdfBrowser?: string
    /** Directories of the records and texts that drafts are shown of. */
    preview?: Readonly<{ dataDir: string; contentDir: string }>
    /** Whether others than this machine reach the service. */
    isPublic: boolean
  }>

/** Characters that a secret must have at least: 24 random bytes in base64. */
const minSecretLength = 32
/** Different characters that it has at least. */
const minDifferent = 8

/** Minutes between two imports at most: a timer counts to 24 days. */
const mostMinutes = 7 * 24 * 60

/**
 * Returns the settings of the service.
 * @throws {SettingsError} with a line for each setting that is missing or unsafe
 */
export function loadSettings(environment: Environment): ServiceSettings {
  const problems: string[] = []
  const report: Report = (problem) => void problems.push(problem)
  const dir = readVariable(environment, 'SERVICE_DATA') ?? 'var'
  const origins = readOrigins(environment, report)
  const isPublic =
    environment['NODE_ENV'] === 'production' || [...origins].some((origin) => !isLocalHost(origin))
  const settings = {
    database: readDatabaseTarget(environment, dir, report),
    ...readMailSettings(environment, dir, report),
    crm: readCrm(environment, report),
    documents: readVariable(environment, 'DOCUMENTS') ?? join(dir, 'documents'),
    ownerDocuments: readOwnerDocuments(environment, dir),
    ownerRecords: readOwnerRecords(environment, report),
    origins,
    trustedProxies: readProxies(environment, report),
    formsPerQuarter: readCount(environment, 'FORMS_PER_QUARTER', 20, report),
    keepDays: readCount(environment, 'KEEP_DAYS', 365, report),
    proofCost: readCount(environment, 'PROOF_COST', 1000, report),
    hasCaptcha: readCaptcha(environment, report),
    secret: readServiceSecret(environment, isPublic, report),
    loginMails: readLoginMails(environment, report),
    pdfBrowser: readPdfBrowser(environment, report),
    preview: readPreview(environment, report),
    isPublic,
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

function readProxies(environment: Environment, report: Report): readonly string[] {
  const proxies = readVariable(environment, 'TRUSTED_PROXIES')?.split(/[\s,]+/) ?? []
  try {
    const isTrusted = proxyAddr.compile(proxies)
    // Addresses that nobody has: whoever believes them believes everybody.
    if (['192.0.2.1', '2001:db8::1'].some((address) => isTrusted(address, 0)))
      report(
        `TRUSTED_PROXIES=${proxies.join(',')} believes everybody: write the addresses of your own proxies alone`,
      )
  } catch {
    report(
      `TRUSTED_PROXIES=${proxies.join(',')} names no addresses: write 10.0.0.1, 10.0.0.0/8 or loopback, separated by commas`,
    )
    return []
  }
  return proxies
}

function readCaptcha(environment: Environment, report: Report): boolean {
  const text = readVariable(environment, 'FORMS_CAPTCHA') ?? 'off'
  if (text !== 'digits' && text !== 'off')
    report(`FORMS_CAPTCHA=${text} is no captcha: write digits or off, or remove it`)
  return text === 'digits'
}

function readLoginMails(environment: Environment, report: Report): LoginMails {
  const text = readVariable(environment, 'OWNER_LOGIN_MAILS') ?? 'daily'
  const found = loginMails.find((one) => one === text)
  if (found === undefined)
    report(`OWNER_LOGIN_MAILS=${text} is unknown: write ${loginMails.join(', ')}, or remove it`)
  return found ?? 'daily'
}

function readPdfBrowser(environment: Environment, report: Report): string | undefined {
  const path = readVariable(environment, 'PDF_BROWSER')
  if (path !== undefined && !existsSync(path))
    report(`PDF_BROWSER=${path} is not there: write the path of a Chromium, or remove it`)
  return path
}

function readPreview(environment: Environment, report: Report): ServiceSettings['preview'] {
  const dataDir = readVariable(environment, 'PREVIEW_DATA')
  const contentDir = readVariable(environment, 'PREVIEW_CONTENT')
  if ((dataDir === undefined) !== (contentDir === undefined))
    report('PREVIEW_DATA and PREVIEW_CONTENT go together: set both, or neither')
  return dataDir === undefined || contentDir === undefined ? undefined : { dataDir, contentDir }
}

function readCount(environment: Environment, name: string, usual: number, report: Report): number {
  const text = readVariable(environment, name) ?? String(usual)
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1)
    report(`${name}=${text} is no count: write a whole number above 0, or remove it`)
  return count
}

function readOwnerRecords(environment: Environment, report: Report): ServiceSettings['ownerRecords'] {
  const dir = readVariable(environment, 'OWNER_RECORDS')
  const minutes = readCount(environment, 'OWNER_RECORDS_MINUTES', 60, report)
  if (minutes > mostMinutes)
    report(`OWNER_RECORDS_MINUTES=${minutes} is too long: write ${mostMinutes} (a week) at most`)
  return dir === undefined ? undefined : { dir, minutes }
}

function readOwnerDocuments(environment: Environment, dir: string): string {
  const records = readVariable(environment, 'OWNER_RECORDS')
  const usual = records === undefined ? join(dir, 'owner-documents') : join(records, 'documents')
  return readVariable(environment, 'OWNER_DOCUMENTS') ?? usual
}

function readDatabaseTarget(environment: Environment, dir: string, report: Report): DatabaseTarget {
  const url = readSecret(environment, 'DATABASE_URL', report)
  if (url === undefined) return { engine: 'sqlite', file: join(dir, 'service.sqlite') }
  if (!/^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    report('DATABASE_URL is no address of PostgreSQL: write postgres://USER:PASSWORD@HOST/NAME, or remove it')
  return { engine: 'postgres', url }
}

function readServiceSecret(environment: Environment, isPublic: boolean, report: Report): string {
  const secret = readSecret(environment, 'SERVICE_SECRET', report)
  const remedy = `set it, or a file in SERVICE_SECRET_FILE, to ${minSecretLength} random characters or more (openssl rand -base64 32)`
  if (secret === undefined && isPublic) report(`SERVICE_SECRET is not set: ${remedy}`)
  if (secret !== undefined && secret.length < minSecretLength)
    report(`SERVICE_SECRET is too short: ${remedy}`)
  else if (secret !== undefined && new Set(secret).size < minDifferent)
    report(`SERVICE_SECRET repeats itself and can be guessed: ${remedy}`)
  return secret ?? randomBytes(32).toString('base64')
}
