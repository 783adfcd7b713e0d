import { readFileSync } from 'node:fs'

/**
 * Returns a text that names a running process: its id and, on Linux, when it started. Ids are used again; the start tells
 * the two processes apart. Elsewhere, and of a process that is not there, it is the id alone.
 * @example processMark(4711) // '4711-883012'
 */
export function processMark(pid: number): string {
  const started = readStat(pid)?.started
  return started === undefined ? String(pid) : `${pid}-${started}`
}

/** Whether the process that a mark names still runs; a zombie has ended and only waits for its parent. */
export function isRunning(mark: string): boolean {
  const [pid = 0, started] = mark.split('-').map(Number)
  if (!Number.isInteger(pid) || pid <= 0 || !isKnown(pid)) return false
  const stat = readStat(pid)
  if (stat === undefined) return true
  return !/[ZXx]/.test(stat.state) && (started === undefined || started === stat.started)
}

function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * State and start (clock ticks since boot) of a process; undefined where there is no `/proc`.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html (read 2026-11-23)
 */
function readStat(pid: number): Readonly<{ state: string; started: number }> | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold spaces and brackets itself.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: Number(fields[19]) }
  } catch {
    return undefined
  }
}
