import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { demoLocales, inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Random } from '#scripts/kit/random.ts'

/** Values of the slots of a sentence in one language; a sentence with an empty slot is not used. */
export type Slots = Readonly<Record<string, string | undefined>>

/** Text with its first letter as a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const choice = /\[([^\]]*)\]/g
const slot = /\{(\w+)\}/g

/** Whether a listing has a value for every slot of a template, in every language. */
export function hasValues(template: InLanguages, slots: InLanguages<Slots>): boolean {
  return demoLocales.every((locale) =>
    [...template[locale].matchAll(slot)].every(([, name = '']) => slots[locale][name] !== undefined),
  )
}

/**
 * Returns a template in all languages, with its slots filled. Each choice `[a|b]` is made once, so that all
 * languages say the same.
 * @throws RangeError if a language has other choices than Dutch
 */
export function fillTemplate(random: Random, template: InLanguages, slots: InLanguages<Slots>): InLanguages {
  const chosen = [...template.nl.matchAll(choice)].map(([, options = '']) =>
    random.int(0, options.split('|').length - 1),
  )
  return inLanguages((locale) => {
    let at = 0
    const text = template[locale].replaceAll(choice, (_, options: string) => {
      const option = options.split('|')[chosen[at] ?? -1]
      if (option === undefined) throw new RangeError(`other choices than in Dutch: ${template[locale]}`)
      at += 1
      return option
    })
    return text.replaceAll(slot, (_, name: string) => slots[locale][name] ?? '')
  })
}
