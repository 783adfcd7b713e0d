import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { toCount } from '#scripts/requests/with-database.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { editorLink, previewLink } from '#service/preview/preview-pass.ts'
import { createSigner } from '#service/kit/signed-token.ts'

const usualHours = '12'

if (isEntry(import.meta)) {
  await runCommand(
    {
      usage: 'npm run preview --',
      about:
        'Prints a link that opens the drafts of the running service, below /preview/, until it expires. Needs the settings of the\n' +
        'service: SERVICE_SECRET, SITE_ORIGIN, PREVIEW_DATA and PREVIEW_CONTENT (docs/service.md).',
      options: {
        hours: { value: 'N', about: `how long the link works (${usualHours})` },
        publish: { about: 'a link for somebody who may also publish, which opens the editor' },
      },
    },
    async (input) => {
      const hours = toCount('--hours', input.text('hours') ?? usualHours)
      if (process.env['SERVICE_SECRET'] === undefined && process.env['SERVICE_SECRET_FILE'] === undefined)
        throw new CommandError(
          'SERVICE_SECRET is not set: set it to that of the service, which reads the link; npm start prints its own link',
        )
      const { settings, origin } = await linkSettings()
      if (settings.preview === undefined)
        throw new CommandError(
          'PREVIEW_DATA and PREVIEW_CONTENT are not set: the service shows no drafts without them',
        )
      const linkTo = input.has('publish') ? editorLink : previewLink
      console.log(linkTo(origin, createSigner(settings.secret), Date.now() + hours * 3_600_000))
      return 0
    },
  )
}
