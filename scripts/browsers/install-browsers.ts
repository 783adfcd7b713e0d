import { ensureShell } from '#scripts/browsers/find-browser.ts'
import { ensureFirefox } from '#scripts/browsers/find-firefox.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run browsers --',
    about:
      'Installs the browsers that tests open pages in, where they are missing, and says which ones are used.',
    options: { firefox: { about: 'Firefox too, which the slow suite opens' } },
  }
  await runCommand(spec, async (input) => {
    const { path, from } = ensureShell(console.log)
    console.log(`Browser: ${path} (from ${from})`)
    if (input.has('firefox')) console.log(`Firefox: ${await ensureFirefox(console.log)}`)
    return 0
  })
}
