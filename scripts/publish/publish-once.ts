import { leftOut } from '#data/problems/refused-documents.ts'
import type { BuildOptions } from '#scripts/build/build-options.ts'
import { formatReport } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { knowsLive, rememberLive } from '#scripts/build/output/live-ledger.ts'
import { readFileStates } from '#scripts/publish/file-states.ts'
import { formatChanges } from '#scripts/publish/format-changes.ts'
import { notePublished, noteUnchanged } from '#scripts/publish/publication-file.ts'
import type { DeployTarget } from '#scripts/publish/targets/deploy-target.ts'
import { releaseName } from '#scripts/publish/targets/releases.ts'

/**
 * Builds the site, says what changes about the listings, and makes it live, which is remembered beside the reports; where
 * nothing has changed since the live release, nothing is done.
 * @returns whether another release is live now
 * @throws {CommandError} when the records or the target are refused; the live site stays as it is
 */
export async function publishOnce(
  options: BuildOptions,
  target: DeployTarget,
  print: (line: string) => void,
): Promise<boolean> {
  const { reportDir, site } = options
  if (!knowsLive(options)) await rememberLive(options)
  // What is saved from here on may not be in the build.
  const files = await readFileStates(site.dataDir, site.contentDir)
  const report = await buildSite({ ...options, publish: true }, print)
  const name = releaseName(report.builtAt)
  const status = await target.status(name)
  if (status !== 'new') {
    const isLive = status === 'live'
    await noteUnchanged(reportDir, files, isLive ? { release: name, since: report.builtAt } : undefined)
    print(
      isLive
        ? `${target.live} has this site already.`
        : `${name} was taken back; the next change is published again.`,
    )
    return false
  }
  const changes = formatChanges(report.listings)
  print(`\n${formatReport(report, reportDir)}`)
  print(changes)
  await target.publish(report.out, name)
  await rememberLive(options)
  await notePublished(reportDir, name, changes, files, leftOut(report.problems))
  print(`Live in ${target.live}: ${name}`)
  return true
}
