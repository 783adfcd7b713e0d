import { readFileSync } from 'node:fs'

/**
 * Returns a text that identifies a running process: its ID and, on Linux, its start time, since IDs are reused.
 * Elsewhere, or when there is no such process, it is only the ID.
 * @example processMark(4711) // '4711-883012'
 */
export function processMark(pid: number): string {
  const started = readStat(pid)?.started
  return started === undefined ? String(pid) : `${pid}-${started}`
}

/** Whether a marked process still runs; a zombie does not. */
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
 * Returns state and start time (clock ticks since boot) of a process; undefined without `/proc`.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html (read 2026-11-23)
 */
function readStat(pid: number): Readonly<{ state: string; started: number }> | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: Number(fields[19]) }
  } catch {
    // The process has ended, or the machine has no /proc.
    return undefined
  }
}
