import { formatCompleteness } from '#data/completeness/completeness.ts'
import { loadCompleteness } from '#data/completeness/load-completeness.ts'
import { loadConfigObject } from '#data/config/parse-config.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { toLanguages } from '#data/config/site/to-site.ts'
import { checkDirectories } from '#data/file/check-directories.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { agencyDirs, agencyOptions } from '#scripts/build/build-options.ts'
import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { today } from '#site'

const spec: CommandSpec = {
  usage: 'npm run check:content --',
  about:
    'Lists the texts that a language of the site lacks and another one has: menu, modules, people, offices,\n' +
    'announcement, banners, articles, vacancies, pages, own words, homes of the agency’s own. A missing translation is no error.\n' +
    'Then the articles and vacancies that are drafts or wait for a day.',
  options: {
    ...agencyOptions,
    json: { about: 'print the missing texts as JSON, for machines' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const log = createProblemLog()
    const { dataDir, contentDir } = agencyDirs(input)
    await checkDirectories({ dataDir, contentDir }, log)
    const source = createDataSource(dataDir, log)
    const languages = toLanguages(await loadConfigObject(source, 'site.json', siteSchema))
    const completeness = await loadCompleteness(source, contentDir, languages, today(), log)
    if (input.has('json')) {
      console.log(JSON.stringify({ ...completeness, problems: log.problems }, undefined, 2))
    } else {
      if (log.problems.length > 0) console.log(`${formatProblems(log.problems)}\n`)
      console.log(formatCompleteness(completeness))
    }
    return log.problems.length > 0 ? 1 : 0
  })
}
