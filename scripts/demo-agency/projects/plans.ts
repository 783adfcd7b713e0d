import type { PlainDate } from '#domain/values/measure.ts'

/** The given facts of a project, from which its units are made. */
export type ProjectPlan = Readonly<{
  id: number
  name: string
  town: string
  units: number
  kind: 'flats' | 'houses' | 'both'
  /** Share of the units that are sold. */
  sold: number
  street: string
  delivery: PlainDate
}>

const plan = (
  id: number,
  name: string,
  town: string,
  units: number,
  kind: ProjectPlan['kind'],
  sold: number,
  street: string,
  delivery: string,
): ProjectPlan => ({ id, name, town, units, kind, sold, street, delivery: delivery as PlainDate })

/** The projects, by the ids that the specification lists. */
export const projectPlans: readonly ProjectPlan[] = [
  plan(152, 'De Vlasaard', 'stekene', 18, 'flats', 0.3, 'Regentiestraat', '2028-03-31'),
  plan(151, 'Kaaihof', 'temse', 24, 'flats', 0.4, 'Philippe Saveryslaan', '2027-12-15'),
  plan(149, 'Schuurzicht', 'sint-niklaas', 16, 'flats', 0.35, 'Heimolenstraat', '2027-09-30'),
  plan(147, 'Donkpark', 'berlare', 12, 'both', 0.4, 'Donklaan', '2027-06-30'),
  plan(146, 'Molenakker', 'sint-pauwels', 8, 'houses', 0.25, 'Potterstraat', '2027-10-15'),
  plan(141, 'Durmezicht', 'lokeren', 20, 'flats', 0.5, 'Oude-Bruglaan', '2027-03-31'),
  plan(140, 'Kouterhof', 'stekene', 10, 'houses', 0.4, 'Potaardestraat', '2027-05-31'),
  plan(138, 'De Hopstaak', 'aalst', 22, 'flats', 0.55, 'Parklaan', '2027-02-28'),
  plan(137, 'Begijnenbron', 'dendermonde', 14, 'flats', 0.5, 'Noordlaan', '2026-12-20'),
  plan(134, 'Het Wilgenland', 'hamme', 9, 'houses', 0.55, 'Drapstraat', '2027-01-31'),
  plan(131, 'Lindedreef', 'sint-gillis-waas', 12, 'both', 0.5, 'Zandstraat', '2027-04-15'),
  plan(130, 'De Rozentuin', 'wetteren', 15, 'flats', 0.6, 'Cooppallaan', '2026-12-31'),
  plan(128, 'Steenbakkerij', 'kemzeke', 6, 'houses', 0.5, 'Kemzekestraat', '2027-03-15'),
  plan(127, 'Heidehof', 'waasmunster', 4, 'houses', 0.25, 'Oudeheerweg-Heide', '2027-08-31'),
  plan(124, 'Cortewalletuin', 'beveren', 18, 'flats', 0.65, 'Gravendreef', '2026-11-30'),
  plan(121, 'De Bleekweide', 'zele', 11, 'both', 0.6, 'De Deckerstraat', '2026-12-15'),
  plan(117, 'Spoorlaan', 'lebbeke', 14, 'flats', 0.7, 'Stationsstraat', '2026-10-31'),
  plan(116, 'Meersblik', 'uitbergen', 5, 'houses', 0.6, 'Molendreef', '2026-09-30'),
  plan(115, 'Boomgaard', 'nieuwkerken-waas', 8, 'houses', 0.75, 'Nieuwkerkenstraat', '2026-08-31'),
  plan(108, 'Kasteelpark', 'lede', 13, 'flats', 0.85, 'Bredestraat', '2026-06-30'),
  plan(107, 'Polderrand', 'meerdonk', 7, 'houses', 0.86, 'Dries', '2026-05-31'),
  plan(102, 'De Suikerkaai', 'moerbeke', 10, 'flats', 1, 'Statiestraat', '2026-03-31'),
  plan(95, 'Park Dries', 'sinaai', 12, 'flats', 1, 'Wijnveld', '2025-12-15'),
  plan(70, 'Vaarthof', 'stekene', 9, 'both', 1, 'Brugstraat', '2025-06-30'),
]
