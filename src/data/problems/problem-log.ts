import type { Problem } from '#domain/site/problem.ts'

/** Optional details of a problem; `received` may be any value. */
export type ProblemDetails = Readonly<{
  expected?: string
  received?: unknown
  remedy?: string
  /** Whether the listing is left out until it is corrected, and nothing else. */
  waits?: boolean
}>

/** Logs problems of one record of one file. */
export type RecordLog = Readonly<{
  file: string
  record?: string
  /** The value is left out or shown as text, and the page is built. */
  warn: (field: string | undefined, message: string, details?: ProblemDetails) => void
  /** The record cannot be published. */
  error: (field: string | undefined, message: string, details?: ProblemDetails) => void
  /** The site cannot be built, not even without this record. */
  fatal: (field: string | undefined, message: string, details?: ProblemDetails) => void
}>

/** Collects all problems of one load, in order. */
export type ProblemLog = Readonly<{
  problems: readonly Problem[]
  hasFatal: () => boolean
  record: (file: string, record?: string) => RecordLog
}>

/** Creates an empty log. */
export function createProblemLog(): ProblemLog {
  const problems: Problem[] = []
  let fatalCount = 0
  return {
    problems,
    hasFatal: () => fatalCount > 0,
    record: (file, record) => {
      const add =
        (severity: Problem['severity']): RecordLog['warn'] =>
        (field, message, { expected, received, remedy, waits } = {}) => {
          problems.push({
            severity,
            file,
            record,
            field,
            message,
            expected,
            received: received === undefined ? undefined : formatReceived(received),
            remedy,
            waits,
          })
        }
      const error = add('error')
      return {
        file,
        record,
        warn: add('warning'),
        error,
        fatal: (field, message, details) => {
          fatalCount += 1
          error(field, message, details)
        },
      }
    },
  }
}

const receivedLength = 60
const shownDepth = 2
const shownEntries = 10

/** Returns a value as JSON, cut to about 60 characters. */
export function formatReceived(value: unknown): string {
  const text = formatJson(value, shownDepth)
  return text.length > receivedLength ? `${text.slice(0, receivedLength)}…` : text
}

/** Formats the outermost levels only: a record is long, and a hostile file may be nested deeper than the stack. */
function formatJson(value: unknown, depth: number): string {
  if (typeof value === 'string') return `"${value.slice(0, receivedLength * 2)}"`
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (depth === 0) return `${open}…${close}`
  const entries = Object.entries(value)
    .slice(0, shownEntries)
    .map(([name, inner]) => {
      const text = formatJson(inner, depth - 1)
      return Array.isArray(value) ? text : `"${name}":${text}`
    })
  return `${open}${entries.join(',')}${close}`
}
