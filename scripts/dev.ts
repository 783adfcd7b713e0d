import { dev } from 'astro'
import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import {
  agencyOptions,
  buildOptionSpecs,
  parseBuildOptions,
  siteEnvironment,
} from '#scripts/build/build-options.ts'
import { parsePort } from '#scripts/server/listen.ts'
import { planSitePictures } from '#scripts/pictures.ts'
import { composeSite } from '#site'

const { now = { about: '' }, quarantine = { about: '' } } = buildOptionSpecs

const spec: CommandSpec = {
  usage: '[PORT=4321] npm run dev --',
  about:
    "Starts Astro's dev server; pages change as you save, and pictures are made as they are asked for. Records are read once: restart after a change.",
  options: { ...agencyOptions, now, quarantine },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const options = parseBuildOptions(input, process.env)
    const port = parsePort(process.env['PORT'])
    const site = await composeSite(options.site)
    await planSitePictures(site.catalogue, options.site)
    Object.assign(process.env, siteEnvironment(options, site.baseUrl))
    await dev({ server: { port } })
    return 0
  })
}
