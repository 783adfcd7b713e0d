import type { EditorSettings } from '#domain/site/editor-settings.ts'
import type { Completeness } from '#data/completeness/completeness.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { type EditorLocale, labelOf, sentences } from '../labels/labels.ts'
import { type DocumentCollection, documentCollections, type RecordFile, recordFiles } from './collections.ts'
import { chooseMessage } from './choose-message.ts'
import type { Field } from './field.ts'
import { sayMissing, sayMissingInFiles } from './say-missing.ts'
import { toFields, type FieldWords } from './to-fields.ts'

/** The site that is edited: its name, languages, repository, and the records of each file of `data/`. */
export type EditedSite = Readonly<{
  name: string
  languages: SiteLanguages
  editor: EditorSettings
  records: Readonly<Record<string, readonly unknown[]>>
  completeness: Completeness
  /** What the site says, by key, in each language of the editor. */
  messages: Readonly<Record<EditorLocale, Readonly<Record<string, string>>>>
}>

/** How the value of some fields is chosen, by the name of the field. */
export type Choices = Readonly<Record<string, Partial<Field>>>

/** Fields whose value names a record of another file. */
const relations: Choices = {
  officeId: {
    widget: 'relation',
    collection: 'data',
    file: 'offices',
    value_field: 'offices.*.id',
    display_fields: ['offices.*.name'],
  },
  author: {
    widget: 'relation',
    collection: 'data',
    file: 'people',
    value_field: 'people.*.id',
    display_fields: ['people.*.name'],
  },
}

/** Pictures lie together, whatever they are of, and are named by that place. */
const media = { media_folder: '/data/pictures', public_folder: '/pictures' } as const

/** Returns the editor's configuration in a language: its forms are made of the schemas that read the files. */
export function editorConfig(site: EditedSite, locale: EditorLocale): Readonly<Record<string, unknown>> {
  const { completeness, messages } = site
  const choices: Choices = { ...relations, key: chooseMessage(messages[locale], locale) }
  const complete = sentences.complete[locale]
  return {
    load_config_file: false,
    backend: toBackend(site.editor),
    app_title: site.name,
    ...media,
    // Photographs of strangers are not the agency's.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
    i18n: {
      structure: 'multiple_files',
      locales: site.languages.languageUse,
      default_locale: site.languages.languageDefault,
    },
    collections: [
      ...documentCollections.map((collection) => ({
        ...toFolder(collection, locale),
        ...(collection.isLocalised && {
          description: sayMissing(collection.name, completeness, locale) ?? complete,
        }),
      })),
      {
        name: 'data',
        label: labelOf('data', locale),
        description:
          sayMissingInFiles(
            recordFiles.map(({ name }) => name),
            completeness,
            locale,
          ) ?? complete,
        editor: { preview: false },
        files: recordFiles.map((file) => toFile(file, site.records[file.name] ?? [], locale, choices)),
      },
    ],
  }
}

function toBackend(editor: EditorSettings): Readonly<Record<string, unknown>> {
  const { host, repository, branch, apiRoot, authUrl, appId } = editor
  return {
    name: host,
    repo: repository,
    branch,
    api_root: apiRoot,
    base_url: authUrl,
    ...(appId !== undefined && { app_id: appId, auth_type: 'pkce' }),
  }
}

/** Returns the form of documents, and where they lie: `content/articles/een-bod/index.nl.md`. */
export function toFolder(
  collection: DocumentCollection,
  locale: EditorLocale,
): Readonly<Record<string, unknown>> {
  const { name, schema, isLocalised, isOpen, identifier } = collection
  const fields = toFields(schema, [], wordsIn(locale, [], relations)).map((field) => ({
    ...field,
    // A fact, such as a day, is written once, in the file of the default language.
    ...(isLocalised && { i18n: field.required }),
  }))
  const body: Field = { name: 'body', widget: 'richtext', label: labelOf('body', locale), required: true }
  return {
    name,
    label: labelOf(name, locale),
    folder: `content/${name}`,
    ...media,
    preview_path: `preview/{{locale}}/?entry=${name}/{{slug}}`,
    ...(isLocalised && { path: '{{slug}}/index' }),
    extension: 'md',
    format: 'yaml-frontmatter',
    create: isOpen,
    delete: isOpen,
    i18n: isLocalised,
    ...(identifier !== undefined && { identifier_field: identifier }),
    editor: { preview: false },
    // A visitor's words are plain text.
    fields: [...fields, isLocalised ? { ...body, i18n: true } : { ...body, widget: 'text' }],
  }
}

/** Returns the form of a file; a list of records is the file itself. */
export function toFile(
  { name, schema, isList, mayBeEmpty = false, summary, leftOut }: RecordFile,
  records: readonly unknown[],
  locale: EditorLocale,
  choices: Choices = relations,
): Readonly<Record<string, unknown>> {
  const fields = toFields(schema, records, wordsIn(locale, leftOut, choices))
  const list: Field = {
    name,
    widget: 'list',
    label: labelOf(name, locale),
    required: !mayBeEmpty,
    root: true,
    collapsed: true,
    summary,
    fields,
  }
  return {
    name,
    label: labelOf(name, locale),
    file: `data/${name}.json`,
    preview_path: 'preview/{{locale}}/',
    format: 'json',
    fields: isList ? [list] : fields,
  }
}

function wordsIn(locale: EditorLocale, leftOut: readonly string[], choices: Choices): FieldWords {
  return {
    label: (field) => labelOf(field, locale),
    mismatch: sentences.mismatch[locale],
    answers: [
      { label: sentences.yes[locale], value: true },
      { label: sentences.no[locale], value: false },
    ],
    choice: (field) => choices[field],
    isLeftOut: (field) => leftOut.includes(field),
  }
}
