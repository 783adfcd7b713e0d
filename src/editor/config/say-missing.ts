import { labelled } from '#i18n/grammar.ts'
import type { Completeness } from '#data/completeness/completeness.ts'
import { langTags } from '#domain/values/locale.ts'
import type { EditorLocale } from '../labels/editor-locale.ts'
import { labelOf, sentences } from '../labels/labels.ts'

/**
 * Returns what the languages lack of one collection or file, for above its list.
 * @param name folder of `content/`, or file of `data/` without its ending
 * @example sayMissing('articles', completeness, 'nl') // 'FR mist 3 teksten, EN mist 1 tekst'
 */
export function sayMissing(
  name: string,
  { languages }: Completeness,
  locale: EditorLocale,
): string | undefined {
  const lacking = languages.flatMap((language) => {
    const count = language.missing.filter(
      ({ file }) => file === `${name}.json` || file.startsWith(`${name}/`),
    ).length
    return count === 0 ? [] : [sentences.lacks[locale](language.locale.toUpperCase(), count)]
  })
  return lacking.length === 0 ? undefined : lacking.join(', ')
}

/** Returns the same for several files of one collection: `Menu: FR mist 1 tekst. Team: DE mist 2 teksten.` */
export function sayMissingInFiles(
  names: readonly string[],
  completeness: Completeness,
  locale: EditorLocale,
): string | undefined {
  const said = names.flatMap((name) => {
    const lacking = sayMissing(name, completeness, locale)
    return lacking === undefined ? [] : [`${labelled(labelOf(name, locale), lacking, locale)}.`]
  })
  return said.length === 0 ? undefined : said.join(' ')
}

/**
 * Returns which documents of a collection are drafts or wait for a day, for above its list; nothing when there are none.
 * @example sayWaiting('articles', completeness, 'nl') // ['Nog niet op de site: Warmtepompen (vanaf 1/3/2027)']
 */
export function sayWaiting(name: string, { waiting }: Completeness, locale: EditorLocale): readonly string[] {
  const said = waiting
    .filter(({ file }) => file.startsWith(`${name}/`))
    .map(({ title, from }) => {
      const when = from === undefined ? sentences.draft[locale] : sentences.from[locale](sayDay(from, locale))
      return `${title} (${when})`
    })
  return said.length === 0 ? [] : [sentences.notYet[locale](said.join(', '))]
}

function sayDay(day: string, locale: EditorLocale): string {
  return new Intl.DateTimeFormat(langTags[locale], { timeZone: 'UTC' }).format(new Date(day))
}
