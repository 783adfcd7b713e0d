import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { OwnKind } from '#data/own/own-kinds.ts'
import type { Field } from '../config/field.ts'
import { icons } from '../config/icons.ts'
import { toFields } from '../config/to-fields.ts'
import { labelOf as listLabelOf, sentences, singularOf } from '../labels/labels.ts'
import { numberWidget, numberWords } from './number-words.ts'
import { choicesOf, type ChoiceWords } from './listing-choices.ts'
import { paperOf, siteWords } from './site-words.ts'
import { entryWords, fieldWords, groupWords, hints, paperDay } from './words.ts'

/** What the forms of listings are made with, in the language of the editor. */
export type ListingForm = ChoiceWords &
  Readonly<{
    /** Which languages lack texts of listings of the agency's own, and how many. */
    lacking?: string
  }>

/** Groups that are open; some twenty fields that most listings need. */
const openGroups = new Set(['offer', 'kind', 'rooms', 'texts', 'pictures', 'units'])
const longTexts = new Set([
  'DescriptionA',
  'ViagerConditions',
  'Delivery',
  'Constructions',
  'Technical',
  'Situation',
])
/** Photographs are made smaller before they are kept: the build makes the sizes of the site. */
const photographs = {
  default: {
    config: {
      slugify_filename: true,
      transformations: { raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 } },
    },
  },
  stock_assets: false,
} as const

/** Returns the groups of fields of a kind of listing, made of the schema that reads its files. */
export function listingFields({ schema }: OwnKind, form: ListingForm): readonly Field[] {
  const { locale, languages } = form
  const made = toFields(schema, [], {
    label: (name) => name,
    singular: (name) => entryWords[name]?.[locale] ?? labelOf(name, '', form),
    textLocale: languages.languageUse.includes(locale) ? locale : languages.languageDefault,
    mismatch: () => sentences.mismatch[locale],
    // No listing has an address that is typed.
    slug: { mismatch: '', hint: '' },
    choiceLabel: (code) => code,
    answers: [
      { label: sentences.yes[locale], value: true },
      { label: sentences.no[locale], value: false },
    ],
    choice: () => undefined,
    isLeftOut: (name) => isLocale(name) && !languages.languageUse.some((used) => used === name),
  })
  return made.map((field) => ({
    ...dress(field, '', form),
    ...(field.widget === 'object' && {
      label: groupWords[field.name]?.[locale] ?? field.name,
      collapsed: !openGroups.has(field.name),
    }),
  }))
}

/** Returns the editor's collection of a kind of listing: a file for each of them. */
export function listingCollection(kind: OwnKind, form: ListingForm): Readonly<Record<string, unknown>> {
  const { folder } = kind
  const { locale, lacking } = form
  const fields = listingFields(kind, form).map((field) =>
    // The number brings what the CRM says of it, and what the law still asks.
    field.name === 'ID'
      ? { ...field, widget: numberWidget, listing: folder, words: numberWords[locale] }
      : field,
  )
  const part = (field: string): string => `{{kind.${field} | default('')}}`
  return {
    name: folder,
    label: listLabelOf(folder, locale),
    label_singular: singularOf(folder, locale),
    icon: icons[folder],
    description: [hints[folder][locale], ...(lacking === undefined ? [] : [`${lacking}.`])].join(' '),
    folder: `data/${folder}`,
    media_folder: `/data/pictures/${folder}`,
    public_folder: `/pictures/${folder}`,
    preview_path: `preview/{{locale}}/?entry=${folder}/{{slug}}`,
    extension: 'json',
    format: 'json',
    identifier_field: 'ID',
    slug: '{{ID}}',
    summary: `{{ID}} ${['Street', 'HouseNumber', 'City'].map(part).join(' ')}`,
    sortable_fields: {
      fields: ['ID', 'kind.City', ...(folder === 'homes' ? ['offer.Price'] : [])],
      default: { field: 'ID', direction: 'descending' },
    },
    thumbnail: 'pictures.PictureItems.*',
    create: true,
    delete: true,
    editor: { preview: false },
    fields,
  }
}

/** Gives a field its words and choices, and those in it theirs. */
function dress(field: Field, parent: string, form: ListingForm): Field {
  const { locale } = form
  const { name } = field
  const dressed: Field = { ...field, label: isLocale(name) ? field.label : labelOf(name, parent, form) }
  const options = choicesOf(field, form)
  if (options !== undefined && options.length > 0) return { ...dressed, widget: 'select', options }
  switch (name) {
    case 'ID':
      return parent === '' ? { ...dressed, hint: hints.ID[locale], pattern: undefined } : dressed
    case 'PictureItems':
    case 'Pictures':
      return {
        name,
        label: dressed.label,
        required: false,
        hint: hints[name][locale],
        widget: 'image',
        multiple: true,
        media_libraries: photographs,
      }
    case 'From':
    case 'To':
      return { ...dressed, widget: 'datetime', format: 'YYYY-MM-DD HH:mm', pattern: undefined }
    default:
  }
  if (field.fields === undefined) return dressed
  const fields = field.fields.map((inner) => ({
    ...dress(inner, name, form),
    ...(longTexts.has(name) && isLocale(inner.name) && { widget: 'text' as const }),
  }))
  // What is in an object is shown at once: to be asked whether there is one would be a click more.
  if (field.widget === 'object')
    return { ...dressed, required: true, collapsed: false, summary: undefined, fields }
  return { ...dressed, fields, ...summaryOf(name, form.languages.languageDefault) }
}

/** What stands for a folded entry of a list. */
function summaryOf(list: string, language: Locale): Partial<Field> {
  switch (list) {
    case 'PictureTexts':
      return { summary: `{{${language}}}`, thumbnail: 'Url' }
    case 'OpenHouseItems':
      return { summary: '{{From}} – {{To}}' }
    case 'planRooms':
      return { summary: '{{Kind}} {{Name}} {{Area}}' }
    case 'Units':
      return { summary: '{{ID}} {{Lot}} {{Price}} {{Status}}' }
    default:
      return {}
  }
}

/** Returns the label of a field: the form's own word, or that of the site. */
export function labelOf(name: string, parent: string, { locale, messages }: ListingForm): string {
  const own = fieldWords[`${parent}.${name}`] ?? fieldWords[name]
  if (own !== undefined) return own[locale]
  const paper = paperOf[name]
  if (paper !== undefined) return paperDay[locale](messages[siteWords[paper] ?? ''] ?? paper)
  return messages[siteWords[name] ?? ''] ?? name
}
