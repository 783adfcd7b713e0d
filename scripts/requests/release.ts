import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, languageNames, type Locale, locales } from '#domain/values/locale.ts'
import { CommandError, type CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'
import { readyRelease, type ReleaseProblem } from '#service/requests/testimonials/release-testimonial.ts'
import type { ReleasedTestimonials } from '#service/requests/testimonials/released-testimonials.ts'
import { contentDirOf, contentOption, formatContentOption } from './content-dir.ts'
import { formatColumns, formatSender } from './format.ts'
import { releasedIn } from './released-files.ts'
import { toCount, withDatabase } from './with-database.ts'

/** Makes a testimonial content of the site, or takes it back. */
export const release: Subcommand = {
  about: 'writes a testimonial into content, so that the next build shows it; --withdraw removes it',
  argument: 'ID',
  options: {
    content: contentOption,
    language: {
      value: 'CODE',
      about: 'language of its text, when it is not that of the page: nl, fr, en, de',
    },
    person: {
      value: 'ID',
      about: 'whom of the team it names, as in people.json: it is shown on their page, too',
    },
    'no-picture': { about: 'leave its picture out' },
    withdraw: { about: 'remove it from content' },
  },
  run: async (input, text) => {
    const id = toCount('request', text)
    const contentDir = contentDirOf(input)
    if (!existsSync(contentDir))
      throw new CommandError(
        `${contentDir}: there is no such directory; --content names that of the site's texts`,
      )
    const released = releasedIn(contentDir)
    return input.has('withdraw')
      ? await withdraw(id, contentDir, released, input)
      : await publish(id, released, input)
  },
}

async function publish(id: number, released: ReleasedTestimonials, input: CommandInput): Promise<number> {
  const locale = toLanguage(input.text('language'))
  return await withDatabase(async (database) => {
    const ready = await readyRelease(database, released, id, {
      locale,
      personId: input.text('person'),
      withPicture: !input.has('no-picture'),
    })
    if (typeof ready === 'string') throw new CommandError(await explain(ready, id, database, released))
    const { sent, testimonial } = ready
    const files = await ready.write(database.db)
    console.log(`Released  request ${id}`)
    const facts = [
      ['  by', formatSender(sent, false)],
      ['  language', languageNames[testimonial.locale]],
      ...files.map((file, index) => [index === 0 ? '  text' : '  picture', file]),
    ]
    console.log(`${formatColumns(facts).join('\n')}\n`)
    if (/\S@\S/.test(JSON.stringify(testimonial)))
      console.log('Note  its text has an e-mail address: take it out before you build\n')
    printNext(
      input,
      `npm run requests -- release ${id}${formatContentOption(input)} --withdraw  takes it back`,
    )
    return 0
  })
}

async function explain(
  problem: ReleaseProblem,
  id: number,
  database: Database,
  released: ReleasedTestimonials,
): Promise<string> {
  switch (problem) {
    case 'missing':
      return `there is no request ${id}`
    case 'otherForm': {
      const [sent] = await readSubmissions(database, { ids: [id] })
      return `request ${id} is no testimonial, it came by the form ${sent?.form}`
    }
    case 'released': {
      const [file] = await released.find(id)
      return `request ${id} is released already: ${file}; --withdraw takes it back`
    }
    case 'badPicture':
      return 'the picture cannot be read: release the testimonial without it, --no-picture'
    case 'readOnly':
      return 'the texts of the site cannot be written by this user'
  }
}

async function withdraw(
  id: number,
  contentDir: string,
  released: ReleasedTestimonials,
  input: CommandInput,
): Promise<number> {
  const files = await released.find(id)
  if (files.length === 0)
    throw new CommandError(
      `request ${id} is not released: ${join(contentDir, 'testimonials')} has no file of it`,
    )
  await released.remove(files)
  console.log(`Withdrawn  request ${id}`)
  console.log(`${files.map((file) => `  removed  ${file}`).join('\n')}\n`)
  printNext(input)
  return 0
}

function toLanguage(code: string | undefined): Locale | undefined {
  if (code === undefined || isLocale(code)) return code
  throw new CommandError(`--language ${code}: expected one of ${locales.join(', ')}`)
}

function printNext(input: CommandInput, also?: string): void {
  const content = formatContentOption(input)
  console.log(`Next  npm run build${content === '' ? '' : ` --${content}`}`)
  if (also !== undefined) console.log(`      ${also}`)
}
