import { type EditorLocale, editorLocales } from './editor-locale.ts'
import type { Label } from './label.ts'
import { choiceLabels } from './choice-labels.ts'
import { slugSentence } from './value-sentences.ts'
import { documentLabels } from './document-labels.ts'
import { messageGroups } from './message-groups.ts'
import { pageLabels } from './page-labels.ts'
import { recordLabels } from './record-labels.ts'
import { singularLabels } from './singular-labels.ts'
import { siteLabels } from './site-labels.ts'

const labels: Readonly<Record<string, Label>> = {
  ...documentLabels,
  ...pageLabels,
  ...recordLabels,
  ...siteLabels,
}

/** Sentences of the form, by editor language. */
export const sentences = {
  yes: { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' },
  no: { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' },
  mismatch: {
    nl: 'Deze waarde heeft niet de juiste vorm',
    fr: 'Cette valeur n’a pas la forme attendue',
    en: 'This value does not have the right form',
    de: 'Dieser Wert hat nicht die richtige Form',
  },
  slug: {
    mismatch: slugSentence,
    hint: {
      nl: 'Laat leeg: het adres wordt dan van de titel gemaakt.',
      fr: 'Laissez vide\u00A0: l’adresse sera formée à partir du titre.',
      en: 'Leave empty: the address is then made from the title.',
      de: 'Leer lassen: Die Adresse wird dann aus dem Titel gebildet.',
    },
  },
  statusHint: {
    nl: 'Zonder keuze staat de tekst online.',
    fr: 'Sans choix, le texte est en ligne.',
    en: 'Without a choice the text is online.',
    de: 'Ohne Auswahl ist der Text online.',
  },
  notYet: {
    nl: (what: string) => `Nog niet op de site: ${what}`,
    fr: (what: string) => `Pas encore sur le site\u00A0: ${what}`,
    en: (what: string) => `Not on the site yet: ${what}`,
    de: (what: string) => `Noch nicht auf der Website: ${what}`,
  },
  draft: { nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' },
  from: {
    nl: (day: string) => `vanaf ${day}`,
    fr: (day: string) => `à partir du ${day}`,
    en: (day: string) => `from ${day}`,
    de: (day: string) => `ab ${day}`,
  },
  complete: {
    nl: 'Alle talen zijn volledig',
    fr: 'Toutes les langues sont complètes',
    en: 'All languages are complete',
    de: 'Alle Sprachen sind vollständig',
  },
  lacks: {
    nl: (language: string, count: number) => `${language} mist ${count} ${count === 1 ? 'tekst' : 'teksten'}`,
    fr: (language: string, count: number) =>
      `${language}\u00A0: il manque ${count} ${count === 1 ? 'texte' : 'textes'}`,
    en: (language: string, count: number) => `${language} lacks ${count} ${count === 1 ? 'text' : 'texts'}`,
    de: (language: string, count: number) =>
      count === 1 ? `${language}: 1 Text fehlt` : `${language}: ${count} Texte fehlen`,
  },
} as const

/** Returns the label of a field or collection; its name where there is none. */
export function labelOf(name: string, locale: EditorLocale): string {
  return labels[name]?.[editorLocales.indexOf(locale)] ?? name
}

/** Returns what one record of a collection or list is called; the collection's own label where there is no word for it. */
export function singularOf(name: string, locale: EditorLocale): string {
  return singularLabels[name]?.[editorLocales.indexOf(locale)] ?? labelOf(name, locale)
}

/** Returns what a choice is called; its code where there is no word for it. */
export function choiceLabelOf(code: string, locale: EditorLocale): string {
  return choiceLabels[code]?.[locale] ?? code
}

/** Returns the part of the site that a group of messages is for. */
export function messageGroupOf(group: string, locale: EditorLocale): string {
  return messageGroups[group]?.[editorLocales.indexOf(locale)] ?? group
}
