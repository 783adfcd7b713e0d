import type { BuildOptions } from '#scripts/build/build-options.ts'
import { formatReport } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { knowsLive, rememberLive } from '#scripts/build/output/live-ledger.ts'
import { formatChanges } from '#scripts/publish/format-changes.ts'
import type { DeployTarget } from '#scripts/publish/targets/deploy-target.ts'
import { releaseName } from '#scripts/publish/targets/releases.ts'

/**
 * Builds the site, says what changes about the listings, and makes it live; where nothing has changed since the live
 * release, nothing is done.
 * @throws {CommandError} when the records or the target are refused; the live site stays as it is
 */
export async function publishOnce(
  options: BuildOptions,
  target: DeployTarget,
  print: (line: string) => void,
): Promise<void> {
  if (!knowsLive(options)) await rememberLive(options)
  const report = await buildSite({ ...options, publish: true }, print)
  const name = releaseName(report.builtAt)
  const status = await target.status(name)
  if (status === 'live') return print(`${target.live} has this site already.`)
  if (status === 'taken back') return print(`${name} was taken back; the next change is published again.`)
  print(`\n${formatReport(report, options.reportDir)}`)
  print(formatChanges(report.listings))
  await target.publish(report.out, name)
  await rememberLive(options)
  print(`Live in ${target.live}: ${name}`)
}
