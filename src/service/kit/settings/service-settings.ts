import { type CrmTarget, readCrm } from './crm-target.ts'
import { readDatabaseTarget } from './database-target.ts'
import { type Folders, readFolders, readProgram } from './folders.ts'
import { type Listening, type LogLevel, readListening, readLogLevel } from './listening.ts'
import { type LoginMails, loginMails } from './login-mails.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { isLocalHost, isLocalUrl, readOrigins } from './origins.ts'
import { type Publishing, readPublishing } from './publishing.ts'
import { type Environment, readChoice, readNumber, readVariable, type Report } from './read-variable.ts'
import { readServiceSecret } from './service-secret.ts'
import { SettingsError } from './settings-error.ts'
import { readProxies } from './trusted-proxies.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'

/** What the service must know to start. */
export type ServiceSettings = MailSettings &
  Omit<Folders, 'data'> &
  Readonly<{
    listening: Listening
    logLevel: LogLevel
    database: DatabaseTarget
    /** Gets every request as an event. */
    crm?: CrmTarget
    /** Origins whose pages may post, such as `https://agency.example`. */
    origins: ReadonlySet<string>
    /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges, or `loopback`. */
    trustedProxies: readonly string[]
    /** How often a visitor may send the same form in fifteen minutes. */
    formsPerQuarter: number
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
    /** How editors publish from their browser; without it they do not. */
    publishing?: Publishing
    /** Whether others than this machine reach the service. */
    isPublic: boolean
  }>

/** More than a visitor can fill in, also a whole office behind one address. */
const mostForms = 1000
/** Twenty times the usual work: half a minute on a slow phone. */
const mostProofCost = 20_000

/**
 * Returns the settings of the service.
 * @param dist directory of the built site, whose files everybody reads
 * @throws {SettingsError} with a line for each setting that is missing or unsafe
 */
export function loadSettings(environment: Environment, dist = 'dist'): ServiceSettings {
  const problems: string[] = []
  const report: Report = (problem) => void problems.push(problem)
  const isProduction = environment['NODE_ENV'] === 'production'
  const { data, ...folders } = readFolders(environment, dist, report)
  const listening = readListening(environment, report)
  const { mail, mailFrom } = readMailSettings(environment, data, report)
  // Links of mails that leave this machine must not lead to it.
  const isReached = !isLocalHost(listening.host) || (mail.kind === 'smtp' && !isLocalUrl(mail.url))
  const origins = readOrigins(environment, !isProduction && !isReached, report)
  const isPublic = isProduction || [...origins].some((origin) => !isLocalUrl(origin))
  const settings = {
    listening,
    logLevel: readLogLevel(environment, report),
    database: readDatabaseTarget(environment, data, report),
    mail,
    mailFrom,
    crm: readCrm(environment, report),
    ...folders,
    origins,
    trustedProxies: readProxies(environment, report),
    formsPerQuarter: readNumber(environment, 'FORMS_PER_QUARTER', { usual: 20, most: mostForms }, report),
    proofCost: readNumber(environment, 'PROOF_COST', { usual: 1000, most: mostProofCost }, report),
    hasCaptcha: readChoice(environment, 'FORMS_CAPTCHA', ['off', 'digits'], report) === 'digits',
    secret: readServiceSecret(environment, isPublic, report),
    loginMails: readChoice(environment, 'OWNER_LOGIN_MAILS', loginMails, report),
    pdfBrowser: readProgram(environment, 'PDF_BROWSER', report),
    publishing: readPublishing(environment, folders.preview !== undefined, report),
    isPublic,
  }
  if (readVariable(environment, 'KEEP_DAYS') !== undefined)
    report(
      'KEEP_DAYS is no setting any more: remove it, and write keepRequestMonths in site.json, which the privacy statement prints',
    )
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}
