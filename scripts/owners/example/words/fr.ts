import type { ExampleWords } from './example-words.ts'

/** The words of an example in French. */
export const fr: ExampleWords = {
  visitors: [
    (town) => `Couple de ${town}`,
    (town) => `Jeune couple, ${town}`,
    (town) => `Famille, ${town}`,
    (town) => `Madame V., ${town}`,
    (town) => `Monsieur S., ${town}`,
    (town) => `Monsieur et madame P., ${town}`,
  ],
  bidder: (town) => `Monsieur et madame D., ${town}`,
  reports: {
    sale: [
      'Séduction immédiate pour la lumière du séjour. La nuit portera conseil.',
      'Très beau jardin, mais il manque une chambre.',
      'Première visite de la recherche. Trois autres biens suivent.',
      'Trop près de la route pour de jeunes enfants ; le reste a plu.',
      'Questions sur le PEB et le coût d’une pompe à chaleur. Nous envoyons les chiffres.',
      'Prix jugé un peu élevé, mais le quartier plaît.',
      'L’habitation actuelle doit d’abord être vendue. Nouveau contact dans deux mois.',
      'Distribution pratique. La salle de bains serait à refaire.',
    ],
    rent: [
      'Candidature annoncée : le dossier suit cette semaine.',
      'Assez spacieux, mais il faudrait un garage.',
      'Emménagement possible dans trois mois seulement.',
      'Belle cuisine et charges claires. Réponse pour vendredi.',
    ],
  },
  secondReport: 'Deuxième visite, mètre en main. Une offre se prépare avec la banque.',
  cancelled: ['Annulé : autre bien trouvé entre-temps.', 'Annulé pour maladie ; nous fixons une autre date.'],
  noShow: 'Personne ne s’est présenté. Nous avons appelé, sans réponse.',
  remarks: [
    'Votre présence n’est pas nécessaire.',
    'L’habitation actuelle est déjà vendue.',
    'Nous arrivons un quart d’heure plus tôt pour aérer.',
  ],
  call: {
    sale: [
      'Point sur la situation. Le prix reste inchangé pour l’instant.',
      'Nous avons parcouru les visites sur place de la semaine dernière. Vous souhaitez de nouvelles photos du jardin.',
      'Discussion sur le prix demandé. Nous attendons les prochaines visites sur place.',
    ],
    rent: [
      'Point sur la situation : deux candidats remettent leur dossier.',
      'Nous avons parcouru les visites sur place et confirmé les conditions du bail.',
    ],
  },
  callTitle: (agent) => `${agent} vous a appelé`,
  kickOff: {
    title: 'Premier entretien chez vous',
    text: 'Nous avons mesuré le bien et discuté de l’approche et du prix.',
  },
  reminder: (paper) => ({
    title: `Rappel : ${paper}`,
    text: 'Nécessaire avant le compromis. Vous pouvez remettre la pièce ici.',
  }),
  seekers: (count, town) => ({
    title: `Votre bien envoyé par mail à ${count} candidats inscrits`,
    text: `Ils cherchent à ${town} et environs, avec un budget qui convient.`,
  }),
  fromTown: (town) => ({
    title: 'Renseignements urbanistiques reçus',
    text: `De la commune de ${town}. Rien de particulier.`,
  }),
  offerReceived: (bidder, amount) => ({
    title: `Offre reçue : ${bidder}`,
    text: `${amount}. Vous lisez l’offre dans votre aperçu.`,
  }),
  closed: {
    sale: {
      title: 'Compromis signé',
      text: 'Signé à notre agence par les acquéreurs et vous. L’acte suit dans les quatre mois.',
    },
    rent: { title: 'Bail signé', text: 'L’état des lieux est fixé et la garantie sera versée.' },
  },
  media: { social: 'Réseaux sociaux', newsletter: 'Lettre d’information' },
  newPictures: { title: 'Nouvelles photos', text: 'Sur notre site et sur les portails.' },
  newsletter: { title: 'Dans la lettre d’information', text: 'Parmi les cinq biens du mois.' },
  post: {
    title: 'Publication sur les réseaux sociaux',
    text: 'Avec trois photos et les dates des visites sur place.',
  },
  documents: {
    mandate: 'Mandat',
    epc: 'Certificat PEB',
    titleDeed: 'Titre de propriété',
    soil: 'Attestation du sol',
    planning: 'Renseignements urbanistiques',
    oilTank: 'Attestation de la citerne à mazout',
  },
  offerDocument: (amount) => `Offre de ${amount}`,
  papers: {
    oilTank: 'attestation de la citerne à mazout',
    postInterventionFile: 'dossier d’intervention ultérieure',
    electricity: 'contrôle électrique',
  },
  conditions: [
    'Sous réserve d’un crédit, à obtenir dans les quatre semaines.',
    'Les rideaux et les appareils de la cuisine restent.',
  ],
  advice: {
    open: 'Attendez la prochaine visite sur place avant de répondre ; l’offre reste valable jusque-là.',
    accepted: 'Une bonne offre, de candidats qui ont l’accord de leur banque. Vous l’avez acceptée.',
  },
}
