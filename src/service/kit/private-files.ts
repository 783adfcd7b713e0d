import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What the service keeps in its directory; a directory with anything else in it is not its own. */
const ownNames = /^(?:service\..*|mail|documents|owner-documents|demo-owners|lost\+found|.*\.eml|.*\.half)$/

/** Whether anything but files of the service lies in a directory; what begins with a dot, such as `.profile`, may lie in any. */
export function holdsOthers(dir: string): boolean {
  return !readdirSync(dir).every((name) => name.startsWith('.') || ownNames.test(name))
}

/**
 * Makes a directory that only the user of the service reads, with those above it. One that is there is closed to others
 * when nothing but files of the service lies in it.
 */
export function makePrivateDir(dir: string): void {
  const full = resolve(dir)
  if (makeDir(full) || !readdirSync(full).every((name) => ownNames.test(name))) return
  closeToOthers(full, 0o700)
}

/** Makes a file that only the user of the service reads, or closes it to others. */
export function makePrivateFile(file: string, { mustBe }: Readonly<{ mustBe: boolean }>): void {
  if (existsSync(file)) closeToOthers(file, 0o600)
  else if (mustBe) closeSync(openSync(file, 'a', 0o600))
}

/**
 * Returns whether a directory had to be made. Each is made by itself: `recursive` waits for ever where the parent takes
 * none, such as /proc.
 */
function makeDir(dir: string): boolean {
  if (existsSync(dir)) return false
  const parent = dirname(dir)
  if (parent !== dir) makeDir(parent)
  mkdirSync(dir, { mode: 0o700 })
  return true
}

/** What belongs to another user is left as it is. */
function closeToOthers(path: string, mode: number): void {
  const { uid, mode: now } = statSync(path)
  if (uid === process.getuid?.() && (now & 0o077) !== 0) chmodSync(path, mode)
}
