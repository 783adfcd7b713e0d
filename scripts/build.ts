import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { formatReport } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'

const spec: CommandSpec = {
  usage: 'npm run build --',
  about:
    'Builds the site: validates the records, makes the pictures, writes every page beside the old site and swaps it in.\n' +
    'When anything is wrong, or the build is killed, the old site stays as it is.',
  options: buildOptionSpecs,
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const options = parseBuildOptions(input, process.env)
    const report = await buildSite(options, console.log)
    console.log(`\n${formatReport(report, options.reportDir)}`)
    return 0
  })
}
