// Checks that package-lock.json has the builds for every platform: npm omits those that the registry lacks at the time,
// and `npm ci` then fails on these platforms.
import { readFile } from 'node:fs/promises'
import { runCheck } from '#scripts/checks/check-command.ts'

/** The part of package-lock.json that is checked. */
export type Lock = Readonly<{
  packages: Readonly<
    Record<string, Readonly<{ version?: string; optionalDependencies?: Readonly<Record<string, string>> }>>
  >
}>

/** Returns a finding for each optional dependency without an entry, and for each direct one that is not exact. */
export function checkLock(lock: Lock, declared: Readonly<Record<string, string>>): readonly string[] {
  const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isInstalled(lock, place, name))
      .map(
        (name) =>
          `package-lock.json has no entry for ${name}, which ${place || 'this project'} wants on some platform`,
      ),
  )
  const loose = Object.entries(declared)
    .filter(([, range]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(range))
    .map(([name, range]) => `package.json wants ${name} ${range}: write the exact version`)
  return [...missing, ...loose]
}

/** Looks for a package as Node does: beside the dependent, then in each outer folder. */
function isInstalled(lock: Lock, place: string, name: string): boolean {
  if (lock.packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`] !== undefined) return true
  if (place === '') return false
  const outer = place.lastIndexOf('/node_modules/')
  return isInstalled(lock, outer < 0 ? '' : place.slice(0, outer), name)
}

await runCheck(import.meta, {
  name: 'check:lock',
  about:
    'Checks that package-lock.json has an entry for every optional dependency, and that package.json names exact versions.',
  run: async () => {
    const manifest = JSON.parse(await readFile('package.json', 'utf8'))
    const declared = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    }
    return checkLock(JSON.parse(await readFile('package-lock.json', 'utf8')), declared)
  },
})
