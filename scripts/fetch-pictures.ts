import { fetchRecordPictures } from '#scripts/fetch-pictures/fetch-record-pictures.ts'
import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { dataDirOf, dataOption } from '#scripts/owners/data-dir.ts'
import { today } from '#site'

if (isEntry(import.meta)) {
  await runCommand(
    {
      usage: 'npm run fetch-pictures --',
      about:
        'Fetches the pictures that the records name by address, from the hosts of pictureHosts in site.json, into pictures/fetched of the data directory (docs/import.md). An address that fails keeps its last picture.',
      options: {
        data: dataOption,
        minutes: { value: 'N', about: 'stop after this many minutes; the next run continues (30)' },
      },
    },
    async (input) => {
      const minutes = Number(input.text('minutes') ?? 30)
      if (!(minutes > 0))
        throw new CommandError(`--minutes ${input.text('minutes')}: expected a number above 0`)
      await fetchRecordPictures(dataDirOf(input), today(), minutes, console.log)
      return 0
    },
  )
}
