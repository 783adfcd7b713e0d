import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { notifyBy } from '#scripts/publish/notify.ts'
import { publishOnce } from '#scripts/publish/publish-once.ts'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
import { watch } from '#scripts/publish/watch.ts'

const buildSpecs = Object.fromEntries(Object.entries(buildOptionSpecs).filter(([name]) => name !== 'publish'))

const spec: CommandSpec = {
  usage: 'npm run publish --',
  about:
    'Builds the site, says what changes about the listings, and makes it live.\n' +
    'A feed that is broken or has shrunk is refused, and the live site stays as it is.',
  options: {
    ...buildSpecs,
    to: {
      value: 'TARGET',
      about:
        'directory of the releases, here or user@host:/srv/site, whose link `current` is the live site; or s3://bucket/prefix',
    },
    endpoint: {
      value: 'URL',
      about: "address of a bucket's host, where it is not Amazon (AWS_ENDPOINT_URL)",
    },
    with: {
      value: 'COMMAND',
      about: "what brings a release to its host: 'npx netlify deploy --prod --dir {dir}'",
    },
    watch: { about: 'go on: publish again whenever records, words or the day have changed' },
    every: { value: 'SECONDS', about: 'how often --watch looks (60)' },
    notify: { value: 'URL', about: 'address that is sent the message of a refusal, as JSON: {"text": …}' },
    rollback: { about: 'make the release before the live one live again, and build nothing' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const typed = { to: input.text('to'), with: input.text('with'), endpoint: input.text('endpoint') }
    const target = await openTarget(typed, process.env, (text) => process.stdout.write(text))
    if (input.has('rollback')) {
      console.log(`Live again: ${await target.rollBack()}`)
      return 0
    }
    if (input.has('watch')) {
      const args = process.argv.slice(1).filter((arg) => arg !== '--watch')
      const address = input.text('notify')
      const notify = address === undefined ? async () => {} : notifyBy(address)
      return watch(args, parseSeconds(input.text('every')), notify)
    }
    await publishOnce(parseBuildOptions(input, process.env), target, console.log)
    return 0
  })
}

function parseSeconds(text = '60'): number {
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new CommandError(`--every ${text}: expected a whole number of seconds, such as 60`)
  return seconds
}
