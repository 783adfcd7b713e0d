import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { isHome } from '#scripts/demo-agency/facts/facts.ts'
import type { Random } from '#scripts/kit/random.ts'

type Fields = Readonly<Record<string, unknown>>

const rural = new Set(['Grond', 'Hoeve', 'Bungalow', 'Open bebouwing', 'Villa'])
const riverside = new Set([
  'hamme',
  'moerzeke',
  'uitbergen',
  'schellebelle',
  'wichelen',
  'tielrode',
  'steendorp',
  'baasrode',
  'rupelmonde',
  'eksaarde',
  'berlare',
  'denderbelle',
])

function zoneOf(random: Random, { family, kind }: Facts): string {
  if (family === 'wood') return random.pick(['bosgebied', 'natuurgebied'])
  if (family === 'leisure' || family === 'holiday') return 'gebied voor verblijfsrecreatie'
  if (family === 'warehouse')
    return random.pick(['industriegebied', "gebied voor ambachtelijke bedrijven of kmo's"])
  if (kind.name === 'Grond')
    return random.pick(['agrarisch gebied', 'landschappelijk waardevol agrarisch gebied'])
  if (kind.name === 'Hoeve')
    return random.pick([
      'agrarisch gebied',
      'woongebied met landelijk karakter',
      'landschappelijk waardevol agrarisch gebied',
    ])
  if (kind.name === 'Villa' && random.chance(0.4)) return 'woonpark'
  if (rural.has(kind.name))
    return random.weigh([
      ['woongebied met landelijk karakter', 5],
      ['woongebied', 4],
      ['woonuitbreidingsgebied', 1],
    ])
  return random.weigh([
    ['woongebied', 8],
    ['woongebied met landelijk karakter', 2],
  ])
}

/** Returns a day of 2024 to autumn 2026 on which a certificate was signed, before the listing went online. */
export function signedBefore(random: Random, online: string): string {
  const at = Date.parse(online) - random.int(9, 210) * 86_400_000
  return new Date(at).toISOString().slice(0, 10)
}

function floodOf(random: Random, { town, family }: Facts): Fields {
  const plot = random.weigh([
    ['A', riverside.has(town.slug) ? 72 : 93],
    ['B', 5],
    ['C', 3],
    ['D', riverside.has(town.slug) ? 6 : 1],
  ])
  const building = plot === 'A' || random.chance(0.6) ? 'A' : plot
  return {
    FloodZoneNames: plot === 'A' ? 'Niet overstromingsgevoelig' : 'Mogelijk overstromingsgevoelig',
    PScore: plot,
    GScore: family === 'plot' || family === 'wood' || family === 'leisure' ? '' : building,
    DelimitedFloodArea: 'nee',
  }
}

function certificatesOf(random: Random, facts: Facts): Fields {
  const { fabric, family, online, goal, kind } = facts
  const built = !(family === 'plot' || family === 'wood' || family === 'leisure')
  const poor =
    fabric.condition === 'freshen' || fabric.condition === 'renovate' || fabric.condition === 'restore'
  const asbestos = !built
    ? ''
    : fabric.year > 2000
      ? 'niet verplicht'
      : random.weigh([
          ['niet asbestveilig', poor ? 24 : 12],
          ['asbestveilig', poor ? 4 : 20],
          ['aangevraagd', 1],
        ])
  const electricity = !built
    ? ''
    : fabric.condition === 'new'
      ? 'conform'
      : random.weigh([
          ['conform', poor ? 1 : 6],
          ['niet conform', poor ? 8 : 3],
          ['aangevraagd', 1],
        ])
  const gas =
    built && fabric.heating === 'gas' && isHome(facts)
      ? random.weigh([
          ['conform', 5],
          ['aangevraagd', 1],
          ['', 5],
        ])
      : built
        ? 'nvt'
        : ''
  const soil =
    kind.family === 'flat' && random.chance(0.2)
      ? 'aangevraagd'
      : random.weigh([
          ['geen gegevens', 92],
          ['gegevens', kind.family === 'warehouse' ? 40 : 3],
          ['aangevraagd', 4],
        ])
  return {
    AsbestosType: goal === 'rent' && asbestos === 'aangevraagd' ? '' : asbestos,
    AsbestosDate: asbestos === '' || asbestos === 'niet verplicht' ? '' : signedBefore(random, online),
    ElectricityCertificate: electricity,
    ElectricityCertificateDate: electricity === '' ? '' : signedBefore(random, online),
    GasCertificate: gas,
    GasCertificateDate: gas === 'conform' || gas === 'aangevraagd' ? signedBefore(random, online) : '',
    GroundCertificate: soil,
    GroundCertificateDate: signedBefore(random, online),
  }
}

/**
 * Returns the record fields that an advertisement must have by law. A few are left unknown, so that the compliance
 * report has findings (docs/compliance.md).
 */
export function makeLegal(random: Random, facts: Facts): Fields {
  const { fabric, kind, family, town } = facts
  if (town.countryId !== 10 || regionOf(town) !== 'flanders') {
    return {
      ElectricityCertificate: 'conform',
      ElectricityCertificateDate: signedBefore(random, facts.online),
      PlanningInformation: 'op aanvraag',
    }
  }
  const built = !(family === 'plot' || family === 'wood' || family === 'leisure')
  const lot = kind.name === 'Bouwgrond' || (fabric.year > 1964 && random.chance(0.5))
  return {
    BuildingPermit: !built
      ? 'nee'
      : fabric.year < 1962
        ? random.weigh([
            ['ja', 80],
            ['op aanvraag', 1],
          ])
        : random.weigh([
            ['ja', 160],
            ['op aanvraag', 1],
            ['', 1],
          ]),
    AllotmentPermit: lot
      ? 'ja'
      : random.weigh([
          ['nee', 120],
          ['op aanvraag', 1],
        ]),
    Summons: random.weigh([
      ['nee', 240],
      ['op aanvraag', 1],
    ]),
    PreemptiveRight: random.weigh([
      ['nee', 160],
      ['ja', family === 'wood' || kind.name === 'Grond' ? 80 : 10],
      ['', 1],
    ]),
    AsBuiltCertificate: fabric.condition === 'new' && fabric.year > 2022 ? 'ja' : 'nvt',
    PlanningInformation: random.weigh([
      ['ja', 10],
      ['op aanvraag', 3],
    ]),
    JudicialDecision: random.weigh([
      ['geen', 22],
      ['nee', 5],
      ['op aanvraag', 1],
    ]),
    Enforcement: 'geen',
    AreaApplication: zoneOf(random, facts),
    Heritage:
      kind.name === 'Herenhuis' || kind.name === 'Hoeve'
        ? random.pick(['nee', 'inventaris', 'inventaris', 'beschermd'])
        : random.weigh([
            ['nee', 30],
            ['inventaris', fabric.year < 1940 ? 4 : 0],
          ]),
    Mobiscore: Math.round((5.2 + random.next() * (kind.family === 'flat' ? 4.2 : 3.4)) * 10) / 10,
    ...floodOf(random, facts),
    ...certificatesOf(random, facts),
  }
}
