import { type Environment, readVariable, type Report } from './read-variable.ts'

/** Where `npm start` serves the site. */
const localOrigin = 'http://localhost:4321'

/** Returns the origins in SITE_ORIGIN, separated by commas or spaces; that of `npm start` when it is not set. */
export function readOrigins(environment: Environment, report: Report): ReadonlySet<string> {
  const text = readVariable(environment, 'SITE_ORIGIN')
  if (text === undefined) {
    if (environment['NODE_ENV'] === 'production')
      report('SITE_ORIGIN is not set: set it to the origin of the site, such as https://agency.example')
    return new Set([localOrigin])
  }
  return new Set(text.split(/[\s,]+/).map((part) => readOrigin(part, report)))
}

/** Whether an origin is of this machine. */
export function isLocalHost(origin: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(origin)?.hostname ?? '')
}

function readOrigin(text: string, report: Report): string {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !/^\/?$/.test(`${url.pathname}${url.search}${url.hash}`)
  )
    report(`SITE_ORIGIN=${text} is no origin: write https://agency.example, without a path`)
  else if (url.protocol === 'http:' && !isLocalHost(url.origin))
    report(
      `SITE_ORIGIN=${text} sends answers of visitors unencrypted: serve the site over https and set that`,
    )
  return url?.origin ?? text
}
