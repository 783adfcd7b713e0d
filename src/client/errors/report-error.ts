import { errorReportsPath, type PageError } from '#contracts/error-reports.ts'
import { cleanAddress, cleanMessage } from '#text/clean-report.ts'

/** Reports of one view of a page: a script that fails fails again and again. */
const mostReports = 5

type Place = Pick<PageError, 'message' | 'file' | 'line' | 'column'>

const reported = new Set<string>()
let endpoint: Promise<string> | undefined

/**
 * Reports an error, each one once in a view of the page; of pictures that do not load none. Rejects when the path to report
 * to does not load.
 * @param script address of the page's script, whose name has a hash
 */
export async function reportError(event: Event, script: string): Promise<void> {
  const place = placeOf(event)
  if (place === undefined) return
  const error: PageError = {
    ...place,
    message: cleanMessage(place.message),
    file: cleanFile(place.file),
    page: cleanAddress(location.pathname),
    version: /\.([\w-]+)\.js$/.exec(script)?.[1] ?? '',
  }
  const body = JSON.stringify(error)
  if (reported.has(body) || reported.size >= mostReports) return
  reported.add(body)
  endpoint ??= fetch(errorReportsPath).then(async (response) => (await response.json()) as string)
  const path = await endpoint
  if (path !== '') navigator.sendBeacon(path, body)
}

/** Returns what failed and where; undefined for what is no error of a script. */
function placeOf(event: Event): Place | undefined {
  if (event instanceof PromiseRejectionEvent) {
    const { reason } = event
    if (reason instanceof DOMException && isStoppedTransition(reason)) return undefined
    return { message: String(reason), ...placeInStack(reason instanceof Error ? reason.stack : undefined) }
  }
  if (event instanceof ErrorEvent)
    return { message: event.message, file: event.filename, line: event.lineno, column: event.colno }
  const { target } = event
  if (!(target instanceof HTMLScriptElement)) return undefined
  return { message: 'script not loaded', file: target.src, line: 0, column: 0 }
}

/**
 * Whether an error only says that the browser stopped its own view transition between two pages, in the words of each engine.
 * @public the browser tests leave it out, too
 */
export function isStoppedTransition({ message }: Pick<Error, 'message'>): boolean {
  return /transition (?:was (?:aborted|skipped)|aborted|because|due)/i.test(message)
}

/** Returns the innermost place of a stack, as all engines write it: `https://…/a.js:1:20`. */
function placeInStack(stack = ''): Omit<Place, 'message'> {
  const [, file = '', line = 0, column = 0] = /(\w[\w-]*:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? []
  return { file, line: Number(line), column: Number(column) }
}

/** The service leaves out what extensions do: it must see their scheme. */
function cleanFile(file: string): string {
  if (file === '') return ''
  return /^https?:/.test(file) ? cleanAddress(file, new Set([location.origin])) : file.replace(/:.*/s, ':')
}
