import { recordOf } from './filled.ts'
import { projectFields, unitFields } from './project-fields.ts'
import { propertyFields } from './property-fields.ts'

type Fixture = Readonly<Record<string, unknown>>

/** A film of each platform that the site knows, and one file. */
export const films = {
  youtube: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  vimeo: 'https://vimeo.com/76979871',
  facebook: 'https://www.facebook.com/watch/?v=10153231379946729',
  tvl: 'https://www.tvl.be/video/huis-in-beeld',
  yisual: 'https://www.yisual.com/v/9001',
  file: 'https://films.example/rondleiding.mp4',
} as const

const picture = (name: string) => ({
  ID: 1,
  Name: 'De straatgevel',
  Url: `pictures/${name}`,
  Width: 1200,
  Height: 800,
})
const plan = {
  ID: 5,
  Name: 'Het gelijkvloers',
  Url: 'pictures/plans/2105-0.svg',
  Width: 800,
  Height: 600,
  Floor: 0,
  planRooms: [
    { Kind: 'living', Area: 41, X: 5, Y: 10, Width: 40, Height: 50 },
    { Name: 'Wijnkamer', Area: 7, X: 50, Y: 10, Width: 20, Height: 50 },
  ],
}

/** The fields of a property with several values. */
export const propertyLists = {
  FloodZoneNames: ['Watertoets: zone van de Stekense Vaart'],
  VideoUrls: Object.values(films),
  PictureItems: [picture('halfopen-0.webp'), picture('halfopen_alt-0.webp')],
  PlanItems: [plan],
  SmallPictureItem: picture('halfopen-0.webp'),
  XLargePictureItem: picture('halfopen-0.webp'),
  DocumentItems: [
    {
      Name: 'Bodemattest',
      Url: 'https://documenten.example/bodem.pdf',
      Size: 482_113,
      MimeType: 'application/pdf',
    },
  ],
  OpenHouseItems: [{ From: '2026-12-12 10:00:00', To: '2026-12-12 12:30:00' }],
}

const annuity = Object.keys(propertyFields).filter((name) => name.startsWith('Viager'))
const all = recordOf(propertyFields)
const sale: Fixture = {
  ...all,
  ...propertyLists,
  ...Object.fromEntries(annuity.map((name) => [name, ''])),
  SubStatusName: '',
}

/**
 * A home for sale and one to let with every field, one against a life annuity, one sold, one that has only the small picture
 * and no reference, and one that is not for the site.
 */
export const fullProperties: readonly Fixture[] = [
  sale,
  {
    ...sale,
    ID: 9002,
    Goal: 1,
    TypeDescription: 'Appartement met alles erop en eraan',
    Price: 985,
    PriceUnit: '',
    WebID: 2,
    WebIDs: '2',
    MainTypeName: 'Appartement',
    PriceUnitText: '',
    Marquee: 0,
  },
  { ...sale, ...all, ID: 9003, HouseNumber: '59', TypeDescription: 'Woning op lijfrente', Marquee: 0 },
  { ...sale, ID: 9004, HouseNumber: '63', TypeDescription: 'Woning die verkocht is', Status: 2, Marquee: 3 },
  {
    ...sale,
    ID: 9005,
    HouseNumber: '65',
    TypeDescription: 'Woning zonder dossiernummer',
    DescriptionA: 'De tekst van een andere woning.',
    RecordFile: '',
    PictureItems: [],
    Marquee: 0,
  },
  { ...sale, ID: 9006, Status: 0 },
]

/** The fields of a project with several values. */
export const projectLists = {
  SmallPicture: 'pictures/proj_block-0.webp',
  PictureItems: [picture('proj_block-0.webp'), picture('proj_block_alt-0.webp')],
  DocumentItems: [
    {
      Name: 'Lastenboek',
      Url: 'https://documenten.example/lastenboek.pdf',
      Size: 98_113,
      MimeType: 'application/pdf',
    },
  ],
  Units: [
    { ...recordOf(unitFields), PlanItem: plan },
    { ...recordOf(unitFields), ID: 9102, Lot: 'A1.08', Status: 'Verkocht' },
  ],
}

/** A project with every field, and two units. */
export const fullProjects: readonly Fixture[] = [{ ...recordOf(projectFields), ...projectLists }]
