import type { ExampleWords } from './example-words.ts'

/** The words of an example in English. */
export const en: ExampleWords = {
  visitors: [
    (town) => `Couple from ${town}`,
    (town) => `Young couple, ${town}`,
    (town) => `Family, ${town}`,
    (town) => `Ms V., ${town}`,
    (town) => `Mr S., ${town}`,
    (town) => `Mr and Mrs P., ${town}`,
  ],
  bidder: (town) => `Mr and Mrs D., ${town}`,
  reports: {
    sale: [
      'Loved the light in the living room. Will sleep on it.',
      'A beautiful garden, but one bedroom too few.',
      'The first home of the search. Three others are to follow.',
      'Too close to the road for small children; full of praise otherwise.',
      'Asked about the energy certificate and what a heat pump would cost. We are sending the figures.',
      'Found the price on the high side, but liked the area.',
      'Has to sell first. We will be in touch again in two months.',
      'A practical layout. The bathroom would be redone.',
    ],
    rent: [
      'Wants to rent: the file follows this week.',
      'Roomy enough, but a garage is a must.',
      'Could only move in three months’ time.',
      'Liked the kitchen and found the charges clear. Will decide by Friday.',
    ],
  },
  secondReport: 'Second viewing, tape measure in hand. An offer is being prepared with the bank.',
  cancelled: [
    'Cancelled: has found something else.',
    'Cancelled because of illness; we will agree on another date.',
  ],
  noShow: 'Did not turn up. We rang, without an answer.',
  remarks: [
    'You need not be at home.',
    'Has nothing left to sell first.',
    'We will be a quarter of an hour early to air the rooms.',
  ],
  call: {
    sale: [
      'Talked through where we stand. The price stays as it is for now.',
      'Went through last week’s viewings. You would like new pictures of the garden.',
      'Talked about the asking price. We will wait for the next viewings.',
    ],
    rent: [
      'Talked through where we stand: two applicants are sending their files.',
      'Went through the viewings and confirmed the terms of the lease.',
    ],
  },
  callTitle: (agent) => `${agent} rang you`,
  kickOff: {
    title: 'First meeting at your home',
    text: 'Measured the home, and discussed the approach and the price.',
  },
  reminder: (paper) => ({
    title: `Reminder: ${paper}`,
    text: 'Needed before the sales agreement. You can hand it in here.',
  }),
  seekers: (count, town) => ({
    title: `Your home mailed to ${count} registered home seekers`,
    text: `They are looking in and around ${town}, with a budget that fits.`,
  }),
  fromTown: (town) => ({
    title: 'Planning extract received',
    text: `From the municipality of ${town}. Nothing out of the ordinary.`,
  }),
  offerReceived: (bidder, amount) => ({
    title: `Offer received: ${bidder}`,
    text: `${amount}. You can read the offer in your overview.`,
  }),
  closed: {
    sale: {
      title: 'Sales agreement signed',
      text: 'You and the buyers signed at our office. The deed follows within four months.',
    },
    rent: {
      title: 'Lease signed',
      text: 'The inventory of fixtures is scheduled and the deposit will be paid.',
    },
  },
  media: { social: 'Social media', newsletter: 'Newsletter' },
  newPictures: { title: 'New pictures', text: 'On our own site and on the portals.' },
  newsletter: { title: 'In the newsletter', text: 'Among the five homes of the month.' },
  post: { title: 'Post on social media', text: 'With three pictures and the dates of the viewings.' },
  documents: {
    mandate: 'Agency agreement',
    epc: 'Energy performance certificate (EPC)',
    titleDeed: 'Title deed',
    soil: 'Soil certificate',
    planning: 'Planning extract',
    oilTank: 'Certificate of the oil tank',
  },
  offerDocument: (amount) => `Offer of ${amount}`,
  papers: {
    oilTank: 'certificate of the oil tank',
    postInterventionFile: 'post-intervention file',
    electricity: 'electrical inspection',
  },
  conditions: [
    'Subject to a loan, to be granted within four weeks.',
    'The curtains and the kitchen appliances stay.',
  ],
  advice: {
    open: 'Wait for the next viewing before you answer; the offer binds them until then.',
    accepted: 'A good offer, from buyers whose bank has agreed. You accepted it.',
  },
}
