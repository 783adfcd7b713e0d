import type { EditorLocale, InEditor } from './editor-locale.ts'

type Words = InEditor

/** What the bar of publishing says; `{…}` stands for what is known when it is said. */
export const publicationWords = {
  title: { nl: 'Publiceren', fr: 'Publication', en: 'Publishing', de: 'Veröffentlichen' },
  publish: { nl: 'Zet online', fr: 'Mettre en ligne', en: 'Put online', de: 'Online stellen' },
  undo: { nl: 'Maak ongedaan', fr: 'Annuler la publication', en: 'Undo', de: 'Rückgängig machen' },
  undoAsked: {
    nl: 'De site wordt weer zoals vóór de laatste publicatie. Wat u hebt opgeslagen, blijft bewaard. Doorgaan?',
    fr: 'Le site redevient tel qu’il était avant la dernière publication. Ce que vous avez enregistré est conservé. Continuer\u00A0?',
    en: 'The site goes back to what it was before the last publication. What you have saved is kept. Continue?',
    de: 'Die Website wird wieder so, wie sie vor der letzten Veröffentlichung war. Was Sie gespeichert haben, bleibt erhalten. Fortfahren?',
  },
  live: {
    nl: 'Online sinds {when}.',
    fr: 'En ligne depuis le {when}.',
    en: 'Online since {when}.',
    de: 'Online seit {when}.',
  },
  undone: {
    nl: 'Teruggezet op {when}. Zodra u iets wijzigt, kunt u weer publiceren.',
    fr: 'Version précédente rétablie le {when}. Dès que vous modifiez quelque chose, vous pouvez publier à nouveau.',
    en: 'Restored on {when}. As soon as you change something, you can publish again.',
    de: 'Zurückgesetzt am {when}. Sobald Sie etwas ändern, können Sie wieder veröffentlichen.',
  },
  never: {
    nl: 'Van hieruit is nog niets online gezet.',
    fr: 'Rien n’a encore été mis en ligne à partir d’ici.',
    en: 'Nothing has been put online from here yet.',
    de: 'Von hier aus wurde noch nichts online gestellt.',
  },
  nothing: {
    nl: 'Er wacht niets.',
    fr: 'Rien n’est en attente.',
    en: 'Nothing is waiting.',
    de: 'Es wartet nichts.',
  },
  one: {
    nl: '1 wijziging wacht: {names}.',
    fr: '1 modification en attente\u00A0: {names}.',
    en: '1 change is waiting: {names}.',
    de: '1 Änderung wartet: {names}.',
  },
  many: {
    nl: '{count} wijzigingen wachten: {names}.',
    fr: '{count} modifications en attente\u00A0: {names}.',
    en: '{count} changes are waiting: {names}.',
    de: '{count} Änderungen warten: {names}.',
  },
  more: { nl: 'nog {count}', fr: '{count} de plus', en: '{count} more', de: '{count} weitere' },
  running: {
    nl: 'Wordt online gezet sinds {when}. U kunt intussen verder werken.',
    fr: 'Mise en ligne commencée le {when}. Vous pouvez continuer à travailler.',
    en: 'Going online since {when}. You can go on working meanwhile.',
    de: 'Wird seit {when} online gestellt. Sie können inzwischen weiterarbeiten.',
  },
  refused: {
    nl: 'Niet online gezet op {when}. De site bleef zoals ze was, en wat u hebt opgeslagen, is bewaard.',
    fr: 'Pas mis en ligne le {when}. Le site est resté tel quel, et ce que vous avez enregistré est conservé.',
    en: 'Not put online on {when}. The site stayed as it was, and what you have saved is kept.',
    de: 'Am {when} nicht online gestellt. Die Website blieb, wie sie war, und was Sie gespeichert haben, ist erhalten.',
  },
  leftOut: {
    nl: 'Niet alles staat online: wat niet klopt, wacht tot u het verbetert.',
    fr: 'Tout n’est pas en ligne\u00A0: ce qui n’est pas correct attend que vous le corrigiez.',
    en: 'Not everything is online: what is not right waits until you correct it.',
    de: 'Nicht alles ist online: Was nicht stimmt, wartet, bis Sie es korrigieren.',
  },
  why: { nl: 'Waarom', fr: 'Pourquoi', en: 'Why', de: 'Warum' },
  busy: {
    nl: 'Er wordt al gepubliceerd; wat u het laatst hebt opgeslagen, zet u daarna online.',
    fr: 'Une publication est déjà en cours\u00A0; mettez ensuite en ligne ce que vous venez d’enregistrer.',
    en: 'A publication is running already; afterwards, put online what you saved last.',
    de: 'Es wird bereits veröffentlicht; stellen Sie danach online, was Sie zuletzt gespeichert haben.',
  },
  stranger: {
    nl: 'Wie mag publiceren, kan hier online zetten en concepten bekijken.',
    fr: 'Les personnes autorisées à publier peuvent ici mettre en ligne et voir les brouillons.',
    en: 'People who may publish can put changes online and see drafts from here.',
    de: 'Wer veröffentlichen darf, kann hier online stellen und Entwürfe ansehen.',
  },
  signIn: { nl: 'Aanmelden', fr: 'Se connecter', en: 'Sign in', de: 'Anmelden' },
  byLink: {
    nl: 'Open de link die u daarvoor kreeg.',
    fr: 'Ouvrez le lien que vous avez reçu.',
    en: 'Open the link that you were given.',
    de: 'Öffnen Sie den Link, den Sie dafür erhalten haben.',
  },
  elsewhere: {
    nl: 'Wat u opslaat, gaat online met de volgende publicatie, ten laatste vannacht.',
    fr: 'Ce que vous enregistrez sera en ligne à la prochaine publication, au plus tard cette nuit.',
    en: 'What you save goes online with the next publication, tonight at the latest.',
    de: 'Was Sie speichern, geht mit der nächsten Veröffentlichung online, spätestens heute Nacht.',
  },
  silent: {
    nl: 'De dienst die publiceert, antwoordt niet. Probeer het over enkele minuten opnieuw, of verwittig wie de site beheert.',
    fr: 'Le service de publication ne répond pas. Réessayez dans quelques minutes, ou prévenez le responsable du site.',
    en: 'The publishing service is not responding. Try again in a few minutes, or tell whoever manages the site.',
    de: 'Der Veröffentlichungsdienst antwortet nicht. Versuchen Sie es in einigen Minuten erneut, oder sagen Sie der Person Bescheid, die die Website verwaltet.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What is called otherwise than one of it. */
export const waitingNames: Readonly<Record<string, Words>> = {
  pictures: { nl: 'Foto’s', fr: 'Photos', en: 'Pictures', de: 'Fotos' },
}

/** Returns words in a language, with what they stand for. @example say('live', 'nl', { when: '29 november om 14:05' }) */
export function say(
  key: keyof typeof publicationWords,
  locale: EditorLocale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return publicationWords[key][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}
