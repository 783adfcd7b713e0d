import { labelled } from '#i18n/grammar.ts'
import type { EditorLocale } from '../labels/editor-locale.ts'
import { messageGroupOf } from '../labels/labels.ts'
import type { Field } from './field.ts'

/**
 * Returns how a message is chosen: by what it says now and the part of the site that it is for. Where that is the same for
 * several, their keys tell them apart.
 * @example { label: 'Contact: Verstuur', value: 'forms.send' }
 */
export function chooseMessage(
  messages: Readonly<Record<string, string>>,
  locale: EditorLocale,
): Partial<Field> {
  const choices = Object.entries(messages).map(([key, text]) => {
    const [group = ''] = key.split('.')
    return { label: labelled(messageGroupOf(group, locale), text, locale), value: key }
  })
  const times = Map.groupBy(choices, ({ label }) => label)
  const options = choices.map(({ label, value }) => ({
    label: (times.get(label)?.length ?? 0) > 1 ? `${label} (${value})` : label,
    value,
  }))
  return { widget: 'select', options: options.toSorted((one, other) => collate(one.label, other.label)) }
}

/** Returns how a form is chosen: by its title. */
export function chooseForm(messages: Readonly<Record<string, string>>): Partial<Field> {
  const options = Object.entries(messages).flatMap(([key, label]) => {
    const value = /^forms\.of\.([\w-]+)\.title$/.exec(key)?.[1]
    return value === undefined ? [] : [{ label, value }]
  })
  return { widget: 'select', options: options.toSorted((one, other) => collate(one.label, other.label)) }
}

const { compare: collate } = new Intl.Collator('nl')
