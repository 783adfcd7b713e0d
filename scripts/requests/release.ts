import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { isLocale, languageNames, type Locale, locales } from '#domain/values/locale.ts'
import { CommandError, type CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readSubmissions, type StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { readUploads } from '#service/kit/uploads/read-uploads.ts'
import { contentDirOf, contentOption, formatContentOption } from './content-dir.ts'
import { formatColumns, formatSender } from './format.ts'
import { findReleased, type Release, removeReleased, writeRelease } from './released-files.ts'
import { toTestimonialPicture } from './testimonial-picture.ts'
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
    const files = await findReleased(contentDir, id)
    return input.has('withdraw')
      ? withdraw(id, contentDir, files, input)
      : await publish(id, contentDir, files, input)
  },
}

async function publish(
  id: number,
  contentDir: string,
  [released]: readonly string[],
  input: CommandInput,
): Promise<number> {
  if (released !== undefined)
    throw new CommandError(`request ${id} is released already: ${released}; --withdraw takes it back`)
  const { sent, picture } = await readTestimonial(id, !input.has('no-picture'))
  const locale = toLanguage(input.text('language')) ?? sent.lang
  const testimonial = { ...toTestimonial(sent), locale }
  const files = await writeRelease(contentDir, {
    request: id,
    testimonial,
    picture: picture === undefined ? undefined : await toTestimonialPicture(picture),
  })
  console.log(`Released  request ${id}`)
  const facts = [
    ['  by', formatSender(sent, false)],
    ['  language', languageNames[locale]],
    ...files.map((file, index) => [index === 0 ? '  text' : '  picture', file]),
  ]
  console.log(`${formatColumns(facts).join('\n')}\n`)
  if (/\S@\S/.test(JSON.stringify(testimonial)))
    console.log('Note  its text has an e-mail address: take it out before you build\n')
  printNext(input, `npm run requests -- release ${id}${formatContentOption(input)} --withdraw  takes it back`)
  return 0
}

async function withdraw(
  id: number,
  contentDir: string,
  files: readonly string[],
  input: CommandInput,
): Promise<number> {
  if (files.length === 0)
    throw new CommandError(
      `request ${id} is not released: ${join(contentDir, 'testimonials')} has no file of it`,
    )
  await removeReleased(files)
  console.log(`Withdrawn  request ${id}`)
  console.log(`${files.map((file) => `  removed  ${file}`).join('\n')}\n`)
  printNext(input)
  return 0
}

async function readTestimonial(
  id: number,
  withPicture: boolean,
): Promise<Readonly<{ sent: StoredSubmission; picture?: Uint8Array }>> {
  return await withDatabase(async (database) => {
    const [sent] = await readSubmissions(database, { ids: [id] })
    if (sent === undefined) throw new CommandError(`there is no request ${id}`)
    if (sent.form !== 'testimonial')
      throw new CommandError(`request ${id} is no testimonial, it came by the form ${sent.form}`)
    const uploads = withPicture ? await readUploads(database, id) : []
    return { sent, picture: uploads.find(({ field }) => field === 'picture')?.content }
  })
}

/** Never its e-mail address: what is content is public. */
function toTestimonial({ answers, at }: StoredSubmission): Omit<Release['testimonial'], 'locale'> {
  const { name, aboutYou, website, message } = answers
  return {
    name: String(name),
    aboutYou: aboutYou === undefined ? undefined : String(aboutYou),
    website: website === undefined ? undefined : String(website),
    comment: String(message),
    postedOn: toBrussels(at).on,
  }
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
