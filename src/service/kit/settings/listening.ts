import { type Environment, readChoice, readNumber, readVariable, type Report } from './read-variable.ts'

/** Where `npm run service` listens. */
export type Listening = Readonly<{
  host: string
  port: number
  /** Port of the metrics; 0 for none. */
  metricsPort: number
  /** Whether systemd hands over the socket. */
  isHandedOver: boolean
}>

const logLevels = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const

/** How much is written to the log. */
export type LogLevel = (typeof logLevels)[number]

const mostPort = 65_535

/** Returns where the service listens. */
export function readListening(environment: Environment, report: Report): Listening {
  const host = readVariable(environment, 'HOST') ?? '127.0.0.1'
  const port = readNumber(environment, 'PORT', { usual: 4322, least: 0, most: mostPort }, report)
  const metricsPort = readNumber(environment, 'METRICS_PORT', { usual: 0, least: 0, most: mostPort }, report)
  const sockets = readVariable(environment, 'LISTEN_FDS')
  if (port !== 0 && port === metricsPort)
    report(`METRICS_PORT=${metricsPort} is PORT too: choose another, or remove it`)
  if (sockets !== undefined && sockets !== '1')
    report(`LISTEN_FDS=${sockets}: expected one socket; write one ListenStream= in the unit`)
  return { host, port, metricsPort, isHandedOver: sockets === '1' }
}

/** Returns how much is written to the log. */
export function readLogLevel(environment: Environment, report: Report): LogLevel {
  return readChoice(environment, 'LOG_LEVEL', logLevels, report)
}
