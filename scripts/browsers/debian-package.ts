import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Runs a program with inherited output and ignores its exit code; callers check the result. */
export function runVisibly(program: string, args: readonly string[]): void {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Returns whether this process may install Debian packages. */
export function canInstallDebianPackages(): boolean {
  return isDebian() && process.getuid?.() === 0
}

/** Installs Debian packages. */
export function installDebianPackages(...names: readonly string[]): void {
  runVisibly('apt-get', ['update', '-qq'])
  runVisibly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}
