import { type Environment, readVariable, type Report } from './read-variable.ts'

/** Where `npm start` serves the site. */
const localOrigin = 'http://localhost:4321'

/**
 * Returns the origins in SITE_ORIGIN, separated by commas or spaces; that of `npm start` when it is not set, which only a
 * service for this machine may leave out.
 */
export function readOrigins(
  environment: Environment,
  isForThisMachine: boolean,
  report: Report,
): ReadonlySet<string> {
  const text = readVariable(environment, 'SITE_ORIGIN')
  if (text === undefined) {
    if (!isForThisMachine)
      report('SITE_ORIGIN is not set: set it to the origin of the site, such as https://agency.example')
    return new Set([localOrigin])
  }
  return new Set(text.split(/[\s,]+/).map((part) => readOrigin(part, report)))
}

/** Whether a URL is of this machine. */
export function isLocalUrl(url: string): boolean {
  return isLocalHost(URL.parse(url)?.hostname ?? '')
}

/** Whether the name or address of a host is this machine. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

function readOrigin(text: string, report: Report): string {
  const url = URL.parse(text)
  const isBare = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === ''
  if (!isBare || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    report(`SITE_ORIGIN=${text} is no origin: write https://agency.example, without a path`)
  else if (url.protocol === 'http:' && !isLocalHost(url.hostname))
    report(
      `SITE_ORIGIN=${text} sends answers of visitors unencrypted: serve the site over https and set that`,
    )
  return url?.origin ?? text
}
