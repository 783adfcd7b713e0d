import { resolve } from 'node:path'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { CommandError, type CommandInput, type CommandOption } from '#scripts/kit/command.ts'
import { siteOptions, type SiteOptions } from '#site'

/** Input and output of one build. */
export type BuildOptions = Readonly<{
  site: SiteOptions
  out: string
  /** Directory of `build-report.json`, `routes.json` and `compliance.html`. */
  reportDir: string
  /** Stop when an advertisement breaks a rule that the agency counts as an error. */
  strict: boolean
  allowShrink: boolean
  publish: boolean
  /** Write `.br` and `.gz` files for every text file. */
  compress: boolean
  /** Render every page, whatever the last build left. */
  clean: boolean
  /** Whether somebody waits to see it: pictures are made later, and what advertisements lack is said in one line. */
  isFirstLook: boolean
  /** Path of a page of which to say whether it was rendered, and why. */
  explain?: string
}>

/** The options that name an agency. */
export const agencyOptions = {
  data: { value: 'DIR', about: 'directory of records and configuration (data)' },
  content: {
    value: 'DIR',
    about:
      'directory of articles, vacancies, legal and editorial pages (content, beside that of the records)',
  },
} as const satisfies Readonly<Record<string, CommandOption>>

/** Returns the directories that those options name. */
export function agencyDirs(input: CommandInput): SiteOptions {
  return siteOptions({ SITE_DATA: input.text('data'), SITE_CONTENT: input.text('content') })
}

/** The options of `npm run build`. */
export const buildOptionSpecs: Readonly<Record<string, CommandOption>> = {
  ...agencyOptions,
  out: { value: 'DIR', about: 'where the site goes (dist)' },
  base: { value: 'URL', about: 'origin of the published site: https://www.kouterenkaai.example' },
  now: {
    value: 'DATE',
    about:
      'day of the build, 2026-11-20, for a build that can be repeated; with its time in Belgium: 2026-11-20T14:05',
  },
  report: { value: 'DIR', about: 'where build-report.json, routes.json and compliance.html go (.cache)' },
  strict: {
    about: 'stop when an advertisement lacks what the law requires: an error of the compliance report',
  },
  quarantine: { about: 'leave broken records out, and list them, instead of stopping' },
  'allow-shrink': { about: 'build even when more than 20 % of the published listings are gone' },
  compress: { about: 'write .br and .gz beside every text, for hosts that send what they find (nginx)' },
  clean: { about: 'render every page; otherwise pages that would not change are kept' },
  explain: { value: 'PATH', about: 'say why a page was rendered or kept: /nl/te-koop/' },
  publish: { about: 'write the paths of this build into url-ledger.json of the data directory' },
}

/**
 * Returns the options of the command line, with defaults from the SITE_… variables and the project's directories.
 * @throws {CommandError} for an invalid date or address
 */
export function parseBuildOptions(input: CommandInput, env: NodeJS.ProcessEnv): BuildOptions {
  const base = input.text('base')
  const now = input.text('now')
  if (base !== undefined && !/^https?:\/\/[^/]+\/?$/.test(base)) {
    throw new CommandError(`--base ${base}: expected an origin, such as https://www.kouterenkaai.example`)
  }
  const typed: Record<string, string | undefined> = {
    SITE_DATA: input.text('data'),
    SITE_CONTENT: input.text('content'),
    SITE_BASE: base,
    SITE_NOW: now === undefined ? undefined : toMoment(now),
    SITE_QUARANTINE: input.has('quarantine') ? 'yes' : undefined,
  }
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return {
    site: siteOptions({ ...env, ...Object.fromEntries(given) }),
    out: resolve(input.text('out') ?? 'dist'),
    reportDir: resolve(input.text('report') ?? '.cache'),
    strict: input.has('strict'),
    allowShrink: input.has('allow-shrink'),
    publish: input.has('publish'),
    compress: input.has('compress'),
    clean: input.has('clean'),
    isFirstLook: false,
    explain: input.text('explain'),
  }
}

/** Returns the SITE_… variables with which the pages load the same site. */
export function siteEnvironment(options: BuildOptions, baseUrl: string): Readonly<Record<string, string>> {
  return {
    SITE_DATA: options.site.dataDir,
    SITE_CONTENT: options.site.contentDir,
    SITE_PICTURES: options.site.picturesDir,
    SITE_BASE: baseUrl,
    SITE_NOW: options.site.at === undefined ? options.site.now : new Date(options.site.at).toISOString(),
    SITE_QUARANTINE: options.site.quarantine ? 'yes' : 'no',
  }
}

/** Returns a day as it is, and a day and time on Belgium's clock in UTC. */
function toMoment(text: string): string {
  const [day = '', time, ...more] = text.split('T')
  const isTime = time === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (!isPlainDate(day) || !isTime || more.length > 0)
    throw new CommandError(`--now ${text}: expected a date, such as 2026-11-20, or 2026-11-20T14:05`)
  return time === undefined ? day : new Date(fromBrussels(day, time)).toISOString()
}
