import type { ExampleWords } from './example-words.ts'

/** The words of an example in Dutch. */
export const nl: ExampleWords = {
  visitors: [
    (town) => `Koppel uit ${town}`,
    (town) => `Jong koppel, ${town}`,
    (town) => `Gezin, ${town}`,
    (town) => `Mevrouw V., ${town}`,
    (town) => `De heer S., ${town}`,
    (town) => `De heer en mevrouw P., ${town}`,
  ],
  bidder: (town) => `De heer en mevrouw D., ${town}`,
  reports: {
    sale: [
      'Onder de indruk van het licht in de leefruimte. Daar mag een nacht over.',
      'Prachtige tuin, maar eigenlijk een slaapkamer te weinig.',
      'Het eerste pand van de zoektocht. Er volgen er nog drie.',
      'Te dicht bij de weg voor kleine kinderen, verder lof.',
      'Vragen over het EPC en de kosten van een warmtepomp. Wij bezorgen de cijfers.',
      'Vraagprijs wat aan de hoge kant, maar de buurt bevalt.',
      'Eerst moet de eigen woning verkocht zijn. Over twee maanden weer contact.',
      'Praktische indeling. De badkamer zou vernieuwd worden.',
      'Ook de ouders kwamen mee. De ligging is een pluspunt, de trap niet.',
      'Interesse om te verhuren; het rendement wordt nog berekend.',
    ],
    rent: [
      'Wil huren: het dossier volgt deze week.',
      'Ruim genoeg, maar er moet een garage bij.',
      'Verhuizen kan pas over drie maanden.',
      'Mooie keuken en duidelijke lasten. Antwoord tegen vrijdag.',
      'Werk in de buurt en plannen om er lang te wonen. Goede indruk.',
    ],
  },
  secondReport: 'Tweede bezoek, met de rolmeter. Een bod wordt bekeken met de bank.',
  cancelled: [
    'Afgezegd: intussen iets anders gevonden.',
    'Afgezegd wegens ziekte; we spreken een nieuwe datum af.',
  ],
  noShow: 'Niet verwittigd. We belden, zonder antwoord.',
  remarks: [
    'U hoeft niet thuis te zijn.',
    'De eigen woning is al verkocht.',
    'We komen een kwartier vroeger om te luchten.',
  ],
  call: {
    sale: [
      'Stand van zaken besproken. De prijs blijft voorlopig.',
      'De plaatsbezoeken van vorige week overlopen. U kiest voor nieuwe foto’s van de tuin.',
      'Gepraat over de vraagprijs. We wachten de volgende plaatsbezoeken af.',
    ],
    rent: [
      'Stand van zaken besproken: twee kandidaten bezorgen hun dossier.',
      'De plaatsbezoeken overlopen en de huurvoorwaarden bevestigd.',
    ],
  },
  callTitle: (agent) => `${agent} belde u`,
  kickOff: {
    title: 'Intakegesprek bij u thuis',
    text: 'Het pand opgemeten, de aanpak en de prijs besproken.',
  },
  reminder: (paper) => ({
    title: `Herinnering: ${paper}`,
    text: 'Nodig vóór het compromis. U kunt het stuk hier bezorgen.',
  }),
  seekers: (count, town) => ({
    title: `Uw pand gemaild naar ${count} ingeschreven zoekers`,
    text: `Zij zoeken in ${town} en omgeving, met een budget dat past.`,
  }),
  fromTown: (town) => ({
    title: 'Stedenbouwkundig uittreksel gekregen',
    text: `Van de gemeente ${town}. Geen bijzonderheden.`,
  }),
  offerReceived: (bidder, amount) => ({
    title: `Bod ontvangen: ${bidder}`,
    text: `${amount}. U leest het bod in uw overzicht.`,
  }),
  closed: {
    sale: {
      title: 'Compromis ondertekend',
      text: 'De kopers en u tekenden op ons kantoor. De akte volgt binnen vier maanden.',
    },
    rent: {
      title: 'Huurovereenkomst ondertekend',
      text: 'De plaatsbeschrijving is ingepland en de waarborg wordt gestort.',
    },
  },
  media: { social: 'Sociale media', newsletter: 'Nieuwsbrief' },
  newPictures: { title: 'Nieuwe foto’s', text: 'Op onze eigen site en op de portalen.' },
  newsletter: { title: 'In de nieuwsbrief', text: 'Tussen de vijf panden van de maand.' },
  post: { title: 'Bericht op sociale media', text: 'Met drie foto’s en de dagen van de plaatsbezoeken.' },
  documents: {
    mandate: 'Bemiddelingsopdracht',
    epc: 'Energieprestatiecertificaat (EPC)',
    titleDeed: 'Eigendomstitel',
    soil: 'Bodemattest',
    planning: 'Stedenbouwkundig uittreksel',
    oilTank: 'Attest van de mazouttank',
  },
  offerDocument: (amount) => `Bod van ${amount}`,
  papers: {
    oilTank: 'attest van de mazouttank',
    postInterventionFile: 'postinterventiedossier',
    electricity: 'elektrische keuring',
  },
  conditions: [
    'Onder voorbehoud van een lening, te krijgen binnen vier weken.',
    'De gordijnen en de toestellen van de keuken blijven.',
  ],
  advice: {
    open: 'Wacht met uw antwoord tot na het volgende plaatsbezoek; het bod blijft zo lang geldig.',
    accepted: 'Een goed bod van kopers met een akkoord van hun bank. U aanvaardde het.',
  },
}
