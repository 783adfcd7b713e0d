import type { Category, Marquee } from '#domain/site/section.ts'
import { type SiteLanguages, speak, standIns } from '#domain/values/locale.ts'
import type { EditorLocale } from '../labels/editor-locale.ts'
import { isObject } from '#data/file/decode-records.ts'
import type { Field } from '../config/field.ts'
import { choiceMessages, choiceWords, numberWords } from './choice-words.ts'
import { codeLists } from './site-words.ts'

/** What the forms of listings offer: the agency's lists, and the words that records have for the site's codes. */
export type ListingLists = Readonly<{
  categories: readonly Category[]
  marquees: readonly Marquee[]
  /** Entries of `offices.json` and `people.json`. */
  offices: readonly unknown[]
  people: readonly unknown[]
  /** Entries of `sections.json`. */
  sections: readonly unknown[]
  /** The words of each code, by list: `crm-codes.json`. */
  codes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}>

/** One choice of a field. */
export type Option = Readonly<{ label: string; value: string | number }>

/** What choices are worded with: the site's languages, and what it says, by key. */
export type ChoiceWords = Readonly<{
  lists: ListingLists
  locale: EditorLocale
  languages: SiteLanguages
  messages: Readonly<Record<string, string>>
}>

type Said = (key: string) => string | undefined

/** Returns what a field offers in place of codes; undefined for a field that is typed. */
export function choicesOf(
  field: Field,
  { lists, locale, languages, messages: words }: ChoiceWords,
): readonly Option[] | undefined {
  const said: Said = (key) => words[key]
  const { name, options } = field
  if (options !== undefined) return options.flatMap((given: unknown) => toOption(given, name, locale, said))
  const [list, messages] = codeLists[name] ?? []
  if (list !== undefined)
    return Object.entries(lists.codes[list] ?? {}).flatMap(([code, [word]]) =>
      word === undefined ? [] : [{ label: said(`${messages}.${code}`) ?? word, value: word }],
    )
  switch (name) {
    case 'WebID':
      return lists.categories.map(({ id, name: words }) => ({
        label: words[locale],
        value: field.widget === 'number' ? id : String(id),
      }))
    case 'Marquee':
      return lists.marquees.map(({ code, label }) => ({
        label: speak(label, { locale, instead: standIns(languages) })?.text ?? String(code),
        value: code,
      }))
    case 'OfficeID':
      return lists.offices.flatMap(toNamed)
    case 'ManagerID':
      return lists.people.flatMap(toNamed)
    case 'SubStatusName':
      return [...underOption(lists, said), ...lists.sections.flatMap((section) => toSection(section, locale))]
    default:
      return undefined
  }
}

/** Yes and no have their words already. */
function toOption(given: unknown, field: string, locale: EditorLocale, said: Said): readonly Option[] {
  const value = isObject(given) ? given['value'] : given
  if (typeof value === 'number')
    return [{ label: numberWords[field]?.[value]?.[locale] ?? String(value), value }]
  if (typeof value !== 'string') return []
  return [{ label: said(choiceMessages[value] ?? '') ?? choiceWords[value]?.[locale] ?? value, value }]
}

/** Records name an office or a person as the CRM does, or else by the id of its list. */
function toNamed(entry: unknown): readonly Option[] {
  if (!isObject(entry)) return []
  const id = entry['crmId'] ?? entry['id']
  return typeof id === 'string' || typeof id === 'number'
    ? [{ label: String(entry['name']), value: String(id) }]
    : []
}

function underOption({ codes }: ListingLists, said: Said): readonly Option[] {
  const [word] = codes['subStatuses']?.['underOption'] ?? []
  return word === undefined ? [] : [{ label: said('states.availability.underOption') ?? word, value: word }]
}

/** A section such as the discreet one may be chosen by the sub-status. */
function toSection(section: unknown, locale: EditorLocale): readonly Option[] {
  if (!isObject(section) || !isObject(section['match'])) return []
  const { field, value } = section['match']
  if (field !== 'SubStatusName' || typeof value !== 'string') return []
  const names = isObject(section['name']) ? section['name'] : {}
  const name = names[locale]
  return [{ label: typeof name === 'string' ? name : value, value }]
}
