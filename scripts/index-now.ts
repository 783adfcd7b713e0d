import { tellChanges } from '#scripts/index-now/tell-changes.ts'
import { type CommandSpec, isEntry, runCommand } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'

const spec: CommandSpec = {
  usage: 'npm run indexnow --',
  about:
    'Tells search engines that use IndexNow which pages of the published site are new, changed or gone since the last time. Needs indexNow in site.json; run it after each publication.',
  options: {
    data: { value: 'DIR', about: "the agency's data (data)" },
    dist: { value: 'DIR', about: 'the published site (dist)' },
    told: { value: 'FILE', about: 'remembers what was told (.cache/index-now.json)' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const changed = await tellChanges({
      dataDir: input.text('data') ?? 'data',
      dist: input.text('dist') ?? 'dist',
      toldFile: input.text('told') ?? '.cache/index-now.json',
    })
    console.log(changed === 0 ? 'nothing changed' : `${formatCount(changed)} pages told`)
    return 0
  })
}
