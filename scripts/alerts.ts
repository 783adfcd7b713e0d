import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { importForProduction } from '#scripts/service/import-for-production.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { SearchDataError } from '#search/loading/search-data.ts'

const spec: CommandSpec = {
  usage: 'npm run alerts --',
  about:
    'Compares the homes of a built site with those of the time before, and mails what is new or cheaper to those who asked for it. Run it after each publication, and once a day for those who want a mail a day or a week; the service sends the mails. Uses the settings of the service.',
  options: { dist: { value: 'DIR', about: 'the published site (dist)' } },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const dist = input.text('dist') ?? 'dist'
    const { origin } = await linkSettings(dist)
    const { sendAlerts } = await importForProduction(() => import('#scripts/service/send-alerts.ts'))
    const sent = await withDatabase(async (database) => {
      return sendAlerts(database, dist, origin, Date.now()).catch((error: unknown) => {
        throw error instanceof Error && error.name === SearchDataError.name
          ? new CommandError(`${dist}: ${error.message}: build the site, or name its directory with --dist`)
          : error
      })
    })
    if (sent === undefined)
      throw new CommandError(
        `${dist} has no forms: build the site with formsEndpoint in site.json, or name its directory with --dist`,
      )
    console.log(`${sent.added} homes are new, ${sent.cheaper} became cheaper; ${sent.mails} mails are sent`)
    return 0
  })
}
