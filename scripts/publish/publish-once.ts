import { join } from 'node:path'
import type { BuildOptions } from '#scripts/build/build-options.ts'
import { formatReport } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { formatChanges } from '#scripts/publish/format-changes.ts'
import { hasRelease, liveRelease, releaseName, releaseTo } from '#scripts/publish/release-dir.ts'

/**
 * Builds the site, says what changes about the listings, and makes it live; where nothing has changed since the live
 * release, nothing is done.
 * @throws {CommandError} when the records are refused; the live site stays as it is
 */
export async function publishOnce(
  options: BuildOptions,
  target: string,
  print: (line: string) => void,
): Promise<void> {
  const report = await buildSite({ ...options, publish: true }, print)
  print(`\n${formatReport(report, options.reportDir)}`)
  const name = releaseName(report.builtAt)
  if (hasRelease(target, name)) {
    const isLive = liveRelease(target) === name
    print(
      isLive
        ? `${target} has this site already.`
        : `${name} was taken back; the next change is published again.`,
    )
    return
  }
  print(formatChanges(report.listings))
  await releaseTo(target, report.out, name)
  print(`Live in ${join(target, 'current')}: ${name}`)
}
