import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeJson } from '#data/file/decode-json.ts'
import { isLocale, locales } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { textsOfCode, textsOfJson, type TermText } from './term-text.ts'

/** Returns the product's own texts: messages, of which pages, mails and the desk are made, and labels of the editor. */
export async function loadProductTexts(): Promise<readonly TermText[]> {
  const messages = locales.flatMap((locale) =>
    Object.entries(messagesOf(locale)).map(([key, text]): TermText => {
      const [file = '', ...rest] = key.split('.')
      return { file: `content/messages/${locale}/${file}.json`, key: rest.join('.'), locale, text }
    }),
  )
  const sources = await readAll('src/editor', '.ts')
  return [...messages, ...sources.flatMap(({ file, text }) => textsOfCode(file, text))]
}

/** Returns the texts of an agency: its documents, its records and its configuration. */
export async function loadAgencyTexts(dataDir: string, contentDir: string): Promise<readonly TermText[]> {
  const documents = await readAll(contentDir, '.md')
  const data = (await readAll(dataDir, '.json')).filter(({ file }) => !file.includes('/node_modules/'))
  return [
    ...documents.flatMap(({ file, text }) => {
      const locale = languageOf(file, text)
      return locale === undefined ? [] : [{ file, locale, text }]
    }),
    ...data.flatMap(({ file, text }) => {
      // A file that is no JSON is what `npm run check:data` speaks of.
      const json = decodeJson(text)
      return json.kind === 'json' ? textsOfJson(file, json.value) : []
    }),
  ]
}

/** Returns the English of the documentation. What was written of the past stays as it was. */
export async function loadDocumentation(): Promise<readonly TermText[]> {
  const files = [
    ...(await readAll('docs', '.md')),
    ...(await readAll('.', '.md', ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])),
  ]
  return files.map(({ file, text }) => ({ file, locale: 'en', text }))
}

/** The language of a document: of its name, or of the field `language` of its head. */
function languageOf(file: string, text: string): TermText['locale'] | undefined {
  const named = /\.(\w\w)\.md$/.exec(file)?.[1] ?? /^(?:language|locale|lang): *"?(\w\w)"?$/m.exec(text)?.[1]
  return named !== undefined && isLocale(named) ? named : undefined
}

type File = Readonly<{ file: string; text: string }>

async function readAll(dir: string, ending: string, names?: readonly string[]): Promise<readonly File[]> {
  if (!existsSync(dir)) return []
  const listed = names ?? (await listFiles(dir, ending))
  return await Promise.all(
    listed.map(async (name) => ({ file: join(dir, name), text: await readFile(join(dir, name), 'utf8') })),
  )
}
