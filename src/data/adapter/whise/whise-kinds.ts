/**
 * Types by Whise's number of the sub-category, in words of `crm-codes.json`; a word that is not on its list (`Berging`) is shown
 * as it is.
 */
const subCategories = {
  Woning: '1 2 7 16 71 89 96 173 175',
  'Half open bebouwing': '90',
  Villa: '9 13',
  Bungalow: '5',
  Landhuis: '14 70 87',
  Herenhuis: '12',
  Hoeve: '4',
  Vakantieverblijf: '10 158 174',
  Appartementsgebouw: '3',
  Rusthuis: '154',
  Appartement: '17 20 62 72 74 97 156 176 178 179 180 181 182 183',
  Gelijkvloers: '25 73 177',
  Dakappartement: '94',
  Duplex: '18',
  Triplex: '22',
  Penthouse: '19',
  Loft: '23',
  Studio: '21',
  Studentenkamer: '93 160',
  Serviceflat: '95 165',
  Bouwgrond: '26 161',
  Landbouwgrond: '27 30 31 33',
  Bos: '32',
  Recreatieterrein: '29',
  Grond: '28 34 63 78 88 159',
  Kantoorruimte: '35 36 38 40 41 64 76 77 83 155',
  'Gemengd gebruik': '8 37 45 47 69 82 171 172',
  Winkel: '42 55 56 57 58 59 65 101 102 116 121 133 147 151',
  Handelsgebouw: '164',
  Handelspand:
    '43 44 54 60 98 99 103 104 105 106 107 108 109 110 111 112 113 114 115 117 118 119 120 122 123 124 125 126 ' +
    '127 128 129 130 131 134 135 136 137 138 139 140 141 142 143 144 145 146 148 149 150 152 162 163',
  Magazijn: '46 53 61 79 80 81 168 169',
  Garage: '6 50 51 66 85 86',
  Parkeerplaats: '48 49 52 170',
  Berging: '84',
  Kelder: '157',
  Fietsenberging: '167',
}

/** The type of a sub-category by its number. */
export const whiseTypes = codesOf(subCategories)

/** The type of which only the category is known. */
export const whiseCategoryTypes = {
  1: 'Woning',
  2: 'Appartement',
  3: 'Grond',
  4: 'Kantoorruimte',
  5: 'Handelspand',
  6: 'Magazijn',
  7: 'Garage',
}

/** States of a building, in words of `crm-codes.json` where it has one; 9 is unknown. */
export const whiseStates = {
  1: 'Nieuw',
  2: 'Zeer goede staat',
  3: 'Goede staat',
  4: 'Goede staat',
  5: 'Op te frissen',
  6: 'Te renoveren',
  7: 'Herop te bouwen',
  8: 'Af te breken',
  10: 'Duurzaam gebouw',
  11: 'Te bouwen',
  12: 'Ruwbouw',
  13: 'Nieuwbouw',
  14: 'Te renoveren',
  15: 'Gerenoveerd',
  16: 'In ontwerp',
  17: 'Ontwikkeld',
  18: 'Klaar om te bouwen',
  19: 'Winddicht',
  20: 'Gebouwd',
  21: 'Opgeleverd',
  22: 'Bepleisterd',
  23: 'Terrein bouwrijp te maken',
  24: 'Terrein bouwrijp',
}

/** When a home is vacant, in words of `crm-codes.json` where it has one. */
export const whiseAvailabilities = {
  1: 'Bij akte',
  2: 'In overleg',
  3: 'In overleg',
  4: 'Niet beschikbaar',
  5: 'Onmiddellijk',
  6: 'Bij oplevering',
  7: 'Overeen te komen',
}

/** Countries by number: those below 33 by hand, the others in their order; a dash is a number that is not given. */
export const whiseCountries = codesOf({
  ...Object.fromEntries(
    (
      'BE1 NL2 FR3 DE4 LU5 GB6 ES7 IT8 PT9 DK10 SE11 NO12 FI13 CH20 US21 CA22 AT23 ZR24 SG25 CZ26 SK27 JP28 RO29 GR30 ' +
      'CY31 BG32'
    )
      .split(' ')
      .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
  ),
  ...Object.fromEntries(
    (
      'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AZ BS BH BD BB BY BZ BJ BM BT BO BA BW BV BR IO BN BF BI KH CM CV KY CF ' +
      'TD CL CN CX CC CO KM CG CD CK CR CI HR CU DJ DM DO EC EG SV GQ ER EE ET FK FO FJ GF PF TF GA GM GE GH GI GL GD GP ' +
      'GU GT GG GN GW GY HT HM HS HN HK HU IS IN ID IR IQ IE IM IL JM JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT ' +
      '-- MO MK MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP AN NC NZ NI NE NG NU NF MP OM PK ' +
      'PW PS PA PG PY PE PH PN PL PR RE RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SI SB SO ZA GS LK SD SR SJ SZ ' +
      'SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE UM UY UZ VU VA VE VN VG VI WF -- YE ZM ZW'
    )
      .split(' ')
      .map((code, index) => [code, String(33 + index)])
      .filter(([code]) => code !== '--'),
  ),
})

/** Turns lists of numbers by word into words by number. */
function codesOf(numbers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([word, list]) => list.split(' ').map((number) => [number, word])),
  )
}
