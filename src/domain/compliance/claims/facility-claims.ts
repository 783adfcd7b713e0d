import type { Statement } from './read-claims.ts'
import { besides, denied, turned } from './turns.ts'

const having = "met|heeft|beschikt over|avec|dispose d'|with|has|offers|mit|hat"
const article = '(?:(?:een|une|un|a|einen|einem) )'
const praise =
  '(?:(?:mooie?|grote?|ruime?|verwarmd|eigen|belle|grand|grande|heated|private|large|beheizter?s?|grosser?s?) )'
const missing = "geen|zonder|pas d'|pas de|sans|no|without|kein|keinen|ohne"
/** What opens a sentence says what there is: `Zwembad met terras`, `Lift in het gebouw`. */
const goesOn =
  '(?: (?:met|en|in|aanwezig|et|avec|dans|chauffee?|with|and|mit|und|im|vorhanden)(?![a-z])|[.;!:]|$)'

/** Facilities of a home with their words; `said` and `unsaid` are other ways to say that it has one or none. */
const facilities = [
  { feature: 'lift', field: 'HasLift', words: 'lift|ascenseur|elevator|aufzug' },
  { feature: 'pool', field: 'HasPool', words: 'zwembad|piscine|swimming pool|pool|schwimmbad' },
  {
    feature: 'cellar',
    field: 'HasCellar',
    words: 'kelder|cave|cellar|basement|keller',
    said: String.raw`\bonderkelderde? (?:woning|huis|villa)|(?:woning|huis|villa) is (?:volledig )?onderkelderd|maison (?:entierement )?sur caves|\bunterkellertes haus|\b(?:volledig onderkelderd|voll unterkellert)\b`,
    unsaid: String.raw`\b(?:niet onderkelderd|nicht unterkellert)\b`,
  },
  {
    feature: 'furnished',
    field: 'HasFurnished',
    said: String.raw`\bgemeubelde? (?:appartement|studio|flat)|(?:appartement|studio|flat) (?:is (?:volledig )?gemeubeld|meuble)\b|(?:apartment|flat) is (?:fully )?furnished|\bfurnished (?:apartment|flat|studio)|\bmoblierte\w* (?:wohnung|apartment|studio)`,
    unsaid: String.raw`\b(?:ongemeubeld\w*|niet gemeubeld|non meublee?|unfurnished|not furnished|unmobliert\w*|nicht mobliert)\b`,
  },
] as const

/** Where the facility is everybody's, or nobody misses it. */
const elsewhere =
  /\b(?:wandelafstand|fietsafstand|minuten|minutes|km|openbaar|publi\w*|stads\w*|a pied|walking|distance|fussweg|offentlich\w*|nodig|besoin|need\w*|notig|kosten|costs|onderhoud|entretien)\b/
const unless = new RegExp(`${turned.source}|${besides.source}|${elsewhere.source}`)

/** Statements about what a home has or has not, each with the records that contradict it. */
export const facilityStatements: readonly Statement[] = facilities.flatMap(
  ({ feature, field, ...wording }): readonly Statement[] => {
    const words = 'words' in wording ? [wording.words] : []
    const said = words.flatMap((each) => [
      String.raw`\b(?:${having}) ?${article}?(?:\w+ (?:en|et|and|und) )?${praise}?(?:${each})\b`,
      `^${praise}?(?:${each})${goesOn}`,
    ])
    const unsaid = words.map((each) => String.raw`\b(?:${missing}) ?${article}?(?:${each})\b`)
    return [
      {
        pattern: new RegExp([...said, ...('said' in wording ? [wording.said] : [])].join('|'), 'g'),
        unless: new RegExp(`${denied.source}|${unless.source}`),
        field,
        own: ({ features }) => (features[feature] === 'no' ? 'no' : undefined),
      },
      {
        pattern: new RegExp([...unsaid, ...('unsaid' in wording ? [wording.unsaid] : [])].join('|'), 'g'),
        unless,
        field,
        own: ({ features }) => (features[feature] === 'yes' ? 'yes' : undefined),
      },
    ]
  },
)
