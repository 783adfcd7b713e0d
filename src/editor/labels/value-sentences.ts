import type { InEditor } from './editor-locale.ts'

/** What the address of a page may hold. */
export const slugSentence: InEditor = {
  nl: 'alleen kleine letters zonder accenten, cijfers en streepjes, zoals zonnepanelen-op-een-huurwoning',
  fr: 'uniquement des minuscules sans accents, des chiffres et des traits d’union, comme panneaux-solaires-et-location',
  en: 'only lower-case letters without accents, digits and hyphens, such as solar-panels-on-a-rented-home',
  de: 'nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, wie solaranlage-auf-der-mietwohnung',
}

/** How hours are typed. */
export const hoursSentence: InEditor = {
  nl: 'uren zoals 9:00–12:30, 13:30–18:00',
  fr: 'des heures comme 9:00–12:30, 13:30–18:00',
  en: 'hours such as 9:00–12:30, 13:30–18:00',
  de: 'Uhrzeiten wie 9:00–12:30, 13:30–18:00',
}

/** What is said of a value that is none of some choices. */
export const choiceSentence: InEditor = {
  nl: 'kies een van de waarden van de lijst',
  fr: 'choisissez une des valeurs de la liste',
  en: 'choose one of the values of the list',
  de: 'wählen Sie einen der Werte der Liste',
}
