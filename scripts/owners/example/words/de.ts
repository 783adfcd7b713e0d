import type { ExampleWords } from './example-words.ts'

/** The words of an example in German. */
export const de: ExampleWords = {
  visitors: [
    (town) => `Paar aus ${town}`,
    (town) => `Junges Paar, ${town}`,
    (town) => `Familie, ${town}`,
    (town) => `Frau V., ${town}`,
    (town) => `Herr S., ${town}`,
    (town) => `Herr und Frau P., ${town}`,
  ],
  bidder: (town) => `Herr und Frau D., ${town}`,
  reports: {
    sale: [
      'Begeistert vom Licht im Wohnzimmer. Eine Nacht Bedenkzeit.',
      'Sehr schöner Garten, aber ein Schlafzimmer zu wenig.',
      'Das erste Objekt der Suche. Drei weitere folgen.',
      'Für kleine Kinder zu nah an der Straße, sonst viel Lob.',
      'Fragen zum Energieausweis und zu den Kosten einer Wärmepumpe. Wir schicken die Zahlen.',
      'Preis etwas hoch, aber die Gegend gefällt.',
      'Zuerst muss das eigene Haus verkauft werden. In zwei Monaten sprechen wir wieder.',
      'Praktischer Grundriss. Das Bad würde erneuert.',
    ],
    rent: [
      'Möchte mieten: Die Unterlagen folgen diese Woche.',
      'Groß genug, aber eine Garage muss dabei sein.',
      'Ein Umzug ist erst in drei Monaten möglich.',
      'Schöne Küche, klare Nebenkosten. Antwort bis Freitag.',
    ],
  },
  secondReport: 'Zweite Besichtigung, mit Zollstock. Mit der Bank wird ein Angebot vorbereitet.',
  cancelled: [
    'Abgesagt: inzwischen etwas anderes gefunden.',
    'Abgesagt wegen Krankheit; wir vereinbaren einen neuen Termin.',
  ],
  noShow: 'Nicht erschienen. Wir haben angerufen, ohne Antwort.',
  remarks: [
    'Sie müssen nicht zu Hause sein.',
    'Das eigene Haus ist bereits verkauft.',
    'Wir kommen eine Viertelstunde früher, um zu lüften.',
  ],
  call: {
    sale: [
      'Den Stand der Dinge besprochen. Der Preis bleibt vorerst.',
      'Die Besichtigungen der letzten Woche durchgegangen. Sie wünschen neue Fotos vom Garten.',
      'Über den Angebotspreis gesprochen. Wir warten die nächsten Besichtigungen ab.',
    ],
    rent: [
      'Den Stand der Dinge besprochen: Zwei Bewerber reichen ihre Unterlagen ein.',
      'Die Besichtigungen durchgegangen und die Mietbedingungen bestätigt.',
    ],
  },
  callTitle: (agent) => `${agent} rief Sie an`,
  kickOff: {
    title: 'Erstgespräch bei Ihnen zu Hause',
    text: 'Die Immobilie vermessen, Vorgehen und Preis besprochen.',
  },
  reminder: (paper) => ({
    title: `Erinnerung: ${paper}`,
    text: 'Vor dem Kaufvorvertrag erforderlich. Sie können das Dokument hier einreichen.',
  }),
  seekers: (count, town) => ({
    title: `Ihre Immobilie an ${count} eingetragene Suchende gemailt`,
    text: `Sie suchen in ${town} und Umgebung, mit passendem Budget.`,
  }),
  fromTown: (town) => ({
    title: 'Städtebaulichen Auszug erhalten',
    text: `Von der Gemeinde ${town}. Keine Besonderheiten.`,
  }),
  offerReceived: (bidder, amount) => ({
    title: `Angebot erhalten: ${bidder}`,
    text: `${amount}. Sie lesen das Angebot in Ihrer Übersicht.`,
  }),
  closed: {
    sale: {
      title: 'Kaufvorvertrag unterzeichnet',
      text: 'Die Käufer und Sie haben in unserem Büro unterschrieben. Die notarielle Urkunde folgt innerhalb von vier Monaten.',
    },
    rent: {
      title: 'Mietvertrag unterzeichnet',
      text: 'Das Übergabeprotokoll ist angesetzt, die Kaution wird eingezahlt.',
    },
  },
  media: { social: 'Soziale Medien', newsletter: 'Newsletter' },
  newPictures: { title: 'Neue Fotos', text: 'Auf unserer Website und auf den Portalen.' },
  newsletter: { title: 'Im Newsletter', text: 'Unter den fünf Immobilien des Monats.' },
  post: {
    title: 'Beitrag in den sozialen Medien',
    text: 'Mit drei Fotos und den Terminen der Besichtigungen.',
  },
  documents: {
    mandate: 'Maklerauftrag',
    epc: 'Energieausweis (EPC)',
    titleDeed: 'Eigentumsnachweis',
    soil: 'Bodenattest',
    planning: 'Städtebaulicher Auszug',
    oilTank: 'Bescheinigung des Öltanks',
  },
  offerDocument: (amount) => `Angebot über ${amount}`,
  papers: {
    oilTank: 'Bescheinigung des Öltanks',
    postInterventionFile: 'Akte für spätere Arbeiten',
    electricity: 'Kontrolle der Elektroanlage',
  },
  conditions: [
    'Vorbehaltlich eines Kredits, der binnen vier Wochen zu bewilligen ist.',
    'Vorhänge und Küchengeräte bleiben.',
  ],
  advice: {
    open: 'Warten Sie mit Ihrer Antwort bis nach der nächsten Besichtigung; das Angebot gilt bis dahin.',
    accepted: 'Ein gutes Angebot von Käufern, deren Bank zugesagt hat. Sie haben es angenommen.',
  },
}
