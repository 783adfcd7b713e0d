import type { EditorSettings } from '#domain/site/editor-settings.ts'
import type { Completeness } from '#data/completeness/completeness.ts'
import type { Locale, Localised, SiteLanguages } from '#domain/values/locale.ts'
import type { EditorLocale, InEditor } from '../labels/editor-locale.ts'
import { iconLabels } from '../labels/choice-labels.ts'
import { hoursSentence } from '../labels/value-sentences.ts'
import { choiceLabelOf, labelOf, sentences, singularOf } from '../labels/labels.ts'
import { type DocumentCollection, documentCollections, type RecordFile, recordFiles } from './collections.ts'
import { ownKinds } from '#data/own/own-kinds.ts'
import { listingCollection } from '../listings/listing-form.ts'
import type { ListingLists } from '../listings/listing-choices.ts'
import { listFormatOf } from '../kept/file-formats.ts'
import { chooseForm, chooseMessage } from './choose-message.ts'
import type { Field } from './field.ts'
import { icons } from './icons.ts'
import { sayMissing, sayMissingInFiles, sayWaiting } from './say-missing.ts'
import { summaryOf } from './summary.ts'
import { toFields, type FieldWords } from './to-fields.ts'

/** The site that is edited: its name, languages, repository, and the records of each file of `data/`. */
export type EditedSite = Readonly<{
  name: string
  languages: SiteLanguages
  editor: EditorSettings
  records: Readonly<Record<string, readonly unknown[]>>
  completeness: Completeness
  /** What the forms of homes and projects offer. */
  lists: ListingLists
  /** The lists that a page of the menu may show: their keys, with their names. */
  sections: readonly Readonly<{ key: string; name: Localised<string> }>[]
  /** What the site says, by key, in each language of the editor. */
  messages: InEditor<Readonly<Record<string, string>>>
}>

/** How the value of some fields is chosen, by the name of the field. */
type Choices = Readonly<Record<string, Partial<Field>>>

/** The language of a form, that of the names in it, and the fields whose value is chosen. */
export type Form = Readonly<{ locale: EditorLocale; textLocale: Locale; choices: Choices }>

const person: Partial<Field> = {
  widget: 'relation',
  collection: 'data',
  file: 'people',
  value_field: 'people.*.id',
  display_fields: ['people.*.name'],
}

/** Fields whose value names a record of another file, and the one that says whether a record is on the site. */
export const relations: Choices = {
  // A default would be written into records that somebody only looks at.
  status: { required: true },
  officeId: {
    widget: 'relation',
    collection: 'data',
    file: 'offices',
    value_field: 'offices.*.id',
    display_fields: ['offices.*.name'],
  },
  mentorId: person,
  personId: person,
  author: person,
}

/** Pictures lie together, whatever they are of, and are named by that place. */
const media = { media_folder: '/data/pictures', public_folder: '/pictures' } as const

/** Returns the editor's configuration in a language: its forms are made of the schemas that read the files. */
export function editorConfig(site: EditedSite, locale: EditorLocale): Readonly<Record<string, unknown>> {
  const { completeness, messages } = site
  const { languageUse, languageDefault } = site.languages
  const form: Form = {
    locale,
    textLocale: languageUse.includes(locale) ? locale : languageDefault,
    choices: {
      ...relations,
      key: chooseMessage(messages[locale], locale),
      form: chooseForm(messages[locale]),
      icon: {
        widget: 'select',
        options: Object.entries(iconLabels).map(([value, label]) => ({ label: label[locale], value })),
      },
      section: {
        widget: 'select',
        options: site.sections.map(({ key, name }) => ({ label: name[locale], value: key })),
      },
    },
  }
  const complete = sentences.complete[locale]
  return {
    load_config_file: false,
    backend: toBackend(site.editor),
    app_title: site.name,
    logo: { src: '/admin/logo.svg' },
    ...media,
    // Photographs of strangers are not the agency's.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    // The folder of a document stands in addresses of the site.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
    i18n: {
      structure: 'multiple_files',
      locales: languageUse,
      default_locale: languageDefault,
    },
    collections: [
      ...documentCollections.map((collection) => ({
        ...toFolder(collection, form),
        ...(collection.isLocalised && {
          description: [
            sayMissing(collection.name, completeness, locale) ?? complete,
            ...sayWaiting(collection.name, completeness, locale),
          ].join('. '),
        }),
      })),
      ...ownKinds.map((kind) =>
        listingCollection(kind, {
          locale,
          languages: site.languages,
          lists: site.lists,
          messages: messages[locale],
          lacking: sayMissing(kind.folder, completeness, locale),
        }),
      ),
      {
        name: 'data',
        label: labelOf('data', locale),
        icon: icons['data'],
        description:
          sayMissingInFiles(
            recordFiles.map(({ name }) => name),
            completeness,
            locale,
          ) ?? complete,
        editor: { preview: false },
        files: recordFiles.map((file) => toFile(file, site.records[file.name] ?? [], form)),
      },
    ],
  }
}

function toBackend(editor: EditorSettings): Readonly<Record<string, unknown>> {
  const { host, repository, branch, apiRoot, authUrl, appId } = editor
  const signsInAtHost = authUrl !== undefined || appId !== undefined
  return {
    name: host,
    repo: repository,
    branch,
    api_root: apiRoot,
    base_url: authUrl,
    // One button: who signs in at the host needs no key.
    auth_methods: [signsInAtHost ? 'oauth' : 'token'],
    ...(appId !== undefined && { app_id: appId, auth_type: 'pkce' }),
  }
}

/** Returns the form of documents, and where they lie: `content/articles/een-bod/index.nl.md`. */
export function toFolder(collection: DocumentCollection, form: Form): Readonly<Record<string, unknown>> {
  const { name, schema, isLocalised, isOpen, identifier } = collection
  const { locale } = form
  // Blocks name an article by its number, which whoever makes them gives it.
  const words = wordsIn(form, ['numericId'])
  // A fact, such as a day, is written once, in the file of the default language.
  const fields = [
    ...toFields(schema.texts, [], words).map((field) => ({ ...field, ...(isLocalised && { i18n: true }) })),
    ...toFields(schema.facts, [], words).map((field) =>
      field.name === 'status' ? { ...field, required: false, hint: sentences.statusHint[locale] } : field,
    ),
  ]
  const body: Field = { name: 'body', widget: 'richtext', label: labelOf('body', locale), required: true }
  return {
    name,
    label: labelOf(name, locale),
    label_singular: singularOf(name, locale),
    icon: icons[name],
    folder: `content/${name}`,
    ...media,
    preview_path: `preview/{{locale}}/?entry=${name}/{{slug}}`,
    ...(isLocalised && { path: '{{slug}}/index' }),
    extension: 'md',
    format: 'yaml-frontmatter',
    create: isOpen,
    delete: isOpen,
    // A new document begins in one language; a legal page is in all of them.
    i18n: isLocalised && (isOpen ? { initial_locales: 'default' } : true),
    ...(identifier !== undefined && { identifier_field: identifier }),
    // What has no title is listed by the name of its folder: a first heading names no page.
    ...(fields.length === 0 && { summary: '{{slug}}' }),
    editor: { preview: false },
    // A visitor's words are plain text.
    fields: [...fields, isLocalised ? { ...body, i18n: true } : { ...body, widget: 'text' }],
  }
}

/** Returns the form of a file; of a list of records, the one field that holds it. */
export function toFile(
  { name, schema, isList, mayBeEmpty = false, isNumbered = false, leftOut }: RecordFile,
  records: readonly unknown[],
  form: Form,
): Readonly<Record<string, unknown>> {
  const { locale, textLocale } = form
  const fields = toFields(schema, records, wordsIn(form, leftOut))
  const summary = summaryOf(fields, textLocale)
  const list: Field = {
    name,
    widget: 'list',
    label: labelOf(name, locale),
    label_singular: singularOf(name, locale),
    required: !mayBeEmpty,
    collapsed: true,
    summary: isNumbered ? `{{id}}: ${summary}` : summary,
    fields,
  }
  return {
    name,
    label: labelOf(name, locale),
    icon: icons[name],
    file: `data/${name}.json`,
    preview_path: 'preview/{{locale}}/',
    format: isList ? listFormatOf(name) : 'json',
    fields: isList ? [list] : fields,
  }
}

function wordsIn({ locale, textLocale, choices }: Form, leftOut: readonly string[]): FieldWords {
  return {
    label: (field) => labelOf(field, locale),
    singular: (field) => singularOf(field, locale),
    textLocale,
    mismatch: (field) => (field === 'hours' ? hoursSentence : sentences.mismatch)[locale],
    slug: { mismatch: sentences.slug.mismatch[locale], hint: sentences.slug.hint[locale] },
    choiceLabel: (code) => choiceLabelOf(code, locale),
    answers: [
      { label: sentences.yes[locale], value: true },
      { label: sentences.no[locale], value: false },
    ],
    choice: (field) => choices[field],
    isLeftOut: (field) => leftOut.includes(field),
  }
}
