import type { InEditor } from '../labels/editor-locale.ts'

/** The control of the number of a listing, which the editor's script draws. */
export const numberWidget = 'listing-number'

/** What the control of the number says by itself. */
export type NumberWords = Readonly<{
  label: string
  choose: string
  search: string
  /** `{{number}}` is the next free one. */
  next: string
  closed: string
  failed: string
}>

/** What the control says, by language of the editor. */
export const numberWords: InEditor<NumberWords> = {
  nl: {
    label: 'Nummer',
    choose: 'Kies uit uw CRM',
    search: 'Zoek op nummer, straat of gemeente',
    next: 'Neem het volgende vrije nummer: {{number}}',
    closed:
      'Open eerst de link naar de concepten. Dan staat hier wat uw CRM over dit nummer zegt, en wat de wet nog vraagt.',
    failed: 'Wat uw CRM zegt en wat de wet nog vraagt, kon niet worden opgehaald.',
  },
  fr: {
    label: 'Numéro',
    choose: 'Choisir dans votre CRM',
    search: 'Cherchez par numéro, rue ou commune',
    next: 'Prendre le prochain numéro libre\u00A0: {{number}}',
    closed:
      'Ouvrez d’abord le lien vers les brouillons. Vous verrez alors ici ce que votre CRM dit de ce numéro, et ce que la loi demande encore.',
    failed: 'Impossible de lire ce que dit votre CRM et ce que la loi demande encore.',
  },
  en: {
    label: 'Number',
    choose: 'Choose from your CRM',
    search: 'Search by number, street or town',
    next: 'Take the next free number: {{number}}',
    closed:
      'Open the link to the drafts first. You will then see here what your CRM says about this number and what the law still requires.',
    failed: 'What your CRM says and what the law still requires could not be read.',
  },
  de: {
    label: 'Nummer',
    choose: 'Aus Ihrem CRM wählen',
    search: 'Suchen Sie nach Nummer, Straße oder Gemeinde',
    next: 'Die nächste freie Nummer nehmen: {{number}}',
    closed:
      'Öffnen Sie zuerst den Link zu den Entwürfen. Dann steht hier, was Ihr CRM zu dieser Nummer sagt und was das Gesetz noch verlangt.',
    failed: 'Was Ihr CRM sagt und was das Gesetz noch verlangt, konnte nicht abgerufen werden.',
  },
}

/** Headings of the report beside the number. */
export const reportWords: InEditor<
  Readonly<{
    imported: string
    own: string
    waiting: string
    unlawful: string
    doubtful: string
    lawful: string
  }>
> = {
  nl: {
    imported: 'Uit uw CRM. Wat u hieronder invult, gaat voor.',
    own: 'Uw CRM kent dit nummer niet: dit is een eigen advertentie.',
    waiting: 'Deze advertentie wacht en staat niet op de site, want:',
    unlawful: 'Zo mag deze advertentie niet verschijnen. De wet vraagt nog:',
    doubtful: 'Kijk dit na voor u publiceert:',
    lawful: 'Er ontbreekt niets dat de wet vraagt.',
  },
  fr: {
    imported: 'De votre CRM. Ce que vous remplissez ci-dessous l’emporte.',
    own: 'Votre CRM ne connaît pas ce numéro\u00A0: cette annonce est à vous.',
    waiting: 'Cette annonce attend et n’est pas sur le site, car\u00A0:',
    unlawful: 'Cette annonce ne peut pas paraître ainsi. La loi demande encore\u00A0:',
    doubtful: 'À vérifier avant de publier\u00A0:',
    lawful: 'Rien ne manque de ce que la loi demande.',
  },
  en: {
    imported: 'From your CRM. What you fill in below takes precedence.',
    own: 'Your CRM does not know this number: this listing is your own.',
    waiting: 'This listing waits and is not on the site, because:',
    unlawful: 'This advertisement may not appear like this. The law still requires:',
    doubtful: 'Check this before you publish:',
    lawful: 'Nothing that the law requires is missing.',
  },
  de: {
    imported: 'Aus Ihrem CRM. Was Sie unten eintragen, hat Vorrang.',
    own: 'Ihr CRM kennt diese Nummer nicht: Diese Anzeige ist Ihre eigene.',
    waiting: 'Diese Anzeige wartet und steht nicht auf der Website, denn:',
    unlawful: 'So darf diese Anzeige nicht erscheinen. Das Gesetz verlangt noch:',
    doubtful: 'Prüfen Sie dies, bevor Sie veröffentlichen:',
    lawful: 'Es fehlt nichts, was das Gesetz verlangt.',
  },
}
