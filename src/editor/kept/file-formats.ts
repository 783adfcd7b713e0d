import { decodeFrontMatter } from '#data/content/decode-front-matter.ts'
import { isObject } from '#data/file/decode-records.ts'
import { freshDocument, keepDocument } from './keep-document.ts'
import { freshJson, keepJson } from './keep-json.ts'

/** What a form holds of a file: its fields by name. */
type Fields = Readonly<Record<string, unknown>>

/** How the editor reads and writes a file. */
export type FileFormat = Readonly<{ fromFile: (text: string) => Fields; toFile: (fields: Fields) => string }>

/** Beside the fields of a form: the text of the file that they were read from, onto which they are written. */
const fileText = '~file'

/** Returns what an editor is about to save without the texts of its files. */
export function withoutFileTexts<Entry>(entry: Entry): Entry {
  return JSON.parse(JSON.stringify(entry, (key, value: unknown) => (key === fileText ? undefined : value)))
}

/** A JSON file with one object. */
export const objectFormat = jsonFormat(
  (value) => {
    if (!isObject(value)) throw new Error('the file holds no object')
    return value
  },
  (fields) => fields,
)

/** Returns what the format of a file with a list is called. */
export function listFormatOf(name: string): string {
  return `${name}-list`
}

/** Returns the format of a JSON file with a list; the form holds it under the file's name. */
export function listFormat(name: string): FileFormat {
  return jsonFormat(
    (value) => {
      if (!Array.isArray(value)) throw new Error(`${name}.json holds no list`)
      return { [name]: value }
    },
    (fields) => fields[name] ?? [],
  )
}

/** A Markdown file with YAML front matter. */
export const documentFormat: FileFormat = {
  fromFile: (text) => {
    const document = decodeFrontMatter(text)
    if (document.kind === 'broken') throw new Error(document.reason)
    const meta = isObject(document.meta) ? document.meta : {}
    return { ...meta, body: document.body.trim(), [fileText]: text }
  },
  toFile: ({ [fileText]: text, body, ...meta }) => {
    const document = { meta, body: typeof body === 'string' ? body : '' }
    return typeof text === 'string' ? keepDocument(text, document) : freshDocument(document)
  },
}

function jsonFormat(toFields: (value: unknown) => Fields, toValue: (fields: Fields) => unknown): FileFormat {
  return {
    fromFile: (text) => ({ ...toFields(JSON.parse(text)), [fileText]: text }),
    toFile: ({ [fileText]: text, ...fields }) => {
      const value = toValue(fields)
      return typeof text === 'string' ? keepJson(text, value) : freshJson(value)
    },
  }
}
