import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Runs a program in view of whoever waits for it; whether it worked shows in what is there afterwards. */
export function runInView(program: string, args: readonly string[]): void {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Whether this process may install packages of Debian. */
export function canInstallDebianPackages(): boolean {
  return isDebian() && process.getuid?.() === 0
}

/** Installs a package of Debian. */
export function installDebianPackage(name: string): void {
  runInView('apt-get', ['update', '-qq'])
  runInView('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}
