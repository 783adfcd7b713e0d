import { locales } from '#domain/values/locale.ts'
import type { FieldRule } from '../map-record.ts'
import { openImmoCategories, openImmoTypes } from './openimmo-kinds.ts'

/** What the words of an element say of a home, in words of `crm-codes.json`; other words are warned of. */
const heatings = {
  gas: 'Gas',
  oel: 'Mazout',
  elektro: 'Elektrisch',
  luftwp: 'Warmtepomp',
  erdwaerme: 'Warmtepomp',
  pellet: 'Pellets',
  holz: 'Hout',
  fern: 'Warmtenet',
}
const conditions = {
  erstbezug: 'Nieuw',
  neuwertig: 'Als nieuw',
  modernisiert: 'Gerenoveerd',
  voll_saniert: 'Volledig gerenoveerd',
  teil_vollsaniert: 'Gerenoveerd',
  teil_vollrenoviert: 'Gerenoveerd',
  teil_saniert: 'Gerenoveerd',
  gepflegt: 'Goed',
  teil_vollrenovierungsbed: 'Te renoveren',
  sanierungsbeduerftig: 'Te renoveren',
  baufaellig: 'Te restaureren',
  rohbau: 'Ruwbouw',
  entkernt: 'Casco',
  abrissobjekt: 'Af te breken',
  projektiert: 'In ontwerp',
}
const sides = {
  NORD: 'Noord',
  NORDOST: 'Noordoost',
  OST: 'Oost',
  SUEDOST: 'Zuidoost',
  SUED: 'Zuid',
  SUEDWEST: 'Zuidwest',
  WEST: 'West',
  NORDWEST: 'Noordwest',
}
const yesNo = { true: 1, 1: 1, ja: 1, false: 0, 0: 0, nein: 0 }

/**
 * The fields of an `immobilie` of OpenImmo 1.2.7, by path: `geo/land@iso_land` is an attribute. Where several attributes say one
 * thing, the adapter has made one value of them. docs/import.md says what could be checked.
 */
export const openImmoFields: readonly FieldRule[] = [
  ...['objektnr_extern', 'objektnr_intern', 'openimmo_obid'].flatMap((name): FieldRule[] => [
    { from: `verwaltung_techn/${name}`, to: 'ID' },
    { from: `verwaltung_techn/${name}`, to: 'RecordFile' },
  ]),
  { from: 'objektkategorie/vermarktungsart', to: 'Goal', codes: { KAUF: 0, MIETE_PACHT: 1 } },
  {
    from: 'zustand_angaben/verkaufstatus',
    to: 'Status',
    codes: { OFFEN: 1, RESERVIERT: 1, VERKAUFT: 2, VERMIETET: 4, DELETE: 0 },
  },
  { from: 'option', to: 'SubStatusName', codes: { RESERVIERT: 'Optie' } },
  { from: 'objektkategorie/objektart', to: 'WebID', codes: openImmoCategories },
  ...Object.entries(openImmoTypes).map(([kind, codes]): FieldRule => ({
    from: `objektkategorie/objektart/${kind}`,
    to: 'MainTypeName',
    codes,
  })),
  { from: 'verwaltung_techn/aktiv_von', to: 'DateOnline' },
  { from: 'verwaltung_techn/stand_vom', to: 'ModifyDate' },
  { from: 'geo/strasse', to: 'Street' },
  { from: 'geo/hausnummer', to: 'HouseNumber' },
  { from: 'geo/wohnungsnummer', to: 'BoxNr' },
  { from: 'geo/plz', to: 'Zip' },
  { from: 'geo/ort', to: 'City' },
  { from: 'geo/land@iso_land', to: 'CountryName' },
  { from: 'geo/land', to: 'CountryName' },
  { from: 'geo/geokoordinaten@breitengrad', to: 'GoogleX' },
  { from: 'geo/geokoordinaten@laengengrad', to: 'GoogleY' },
  { from: 'geo/etage', to: 'Floor' },
  { from: 'geo/anzahl_etagen', to: 'NumberOfFloors' },
  { from: 'verwaltung_objekt/objektadresse_freigeben', to: 'PublishAddress', codes: yesNo },
  { from: 'verwaltung_objekt/abdatum', to: 'Availability' },
  { from: 'verwaltung_objekt/verfuegbar_ab', to: 'Availability' },
  { from: 'preise', to: 'Price' },
  {
    from: 'preise/kaufpreis@auf_anfrage',
    to: 'PublishPrice',
    codes: { true: 0, 1: 0, ja: 0, false: 1, 0: 1, nein: 1 },
    // A price is for all, unless it is said to be on request.
    absent: 1,
  },
  { from: 'heritage', to: 'Heritage' },
  { from: 'preise/mwst', to: 'VatPercentage' },
  { from: 'preise/nebenkosten', to: 'ChargesRenter' },
  { from: 'preise/kaution', to: 'DepositAmount' },
  { from: 'flaechen/wohnflaeche', to: 'SurfaceLiving' },
  { from: 'flaechen/gesamtflaeche', to: 'SurfaceTotal' },
  { from: 'flaechen/grundstuecksflaeche', to: 'SurfaceGround' },
  { from: 'flaechen/gartenflaeche', to: 'SurfaceGarden' },
  { from: 'flaechen/balkon_terrasse_flaeche', to: 'SurfaceTerrace' },
  { from: 'flaechen/bueroflaeche', to: 'SurfaceOffice' },
  { from: 'flaechen/ladenflaeche', to: 'SurfaceStore' },
  { from: 'flaechen/anzahl_schlafzimmer', to: 'NumberOfBedRooms' },
  { from: 'flaechen/anzahl_badezimmer', to: 'NumberOfBathRooms' },
  { from: 'flaechen/anzahl_sep_wc', to: 'NumberOfToilets' },
  { from: 'flaechen/anzahl_stellplaetze', to: 'NumberOfParkings' },
  { from: 'ausstattung/ausricht_balkon_terrasse', to: 'OrientationT', codes: sides },
  { from: 'ausstattung/fahrstuhl@PERSONEN', to: 'HasLift' },
  { from: 'ausstattung/gartennutzung', to: 'HasGarden' },
  { from: 'ausstattung/swimmingpool', to: 'HasPool' },
  { from: 'ausstattung/dachboden', to: 'HasAttic' },
  { from: 'ausstattung/stellplatzart@GARAGE', to: 'HasGarage' },
  { from: 'ausstattung/unterkellert@keller', to: 'HasCellar', codes: { JA: 1, TEIL: 1, NEIN: 0 } },
  { from: 'ausstattung/moebliert@moeb', to: 'HasFurnished', codes: { VOLL: 1, TEIL: 1 } },
  { from: 'ausstattung/befeuerung', to: 'HeatingName', codes: heatings },
  { from: 'zustand_angaben/baujahr', to: 'ConstructionYear' },
  { from: 'zustand_angaben/letztemodernisierung', to: 'RenovationYear' },
  { from: 'zustand_angaben/zustand@zustand_art', to: 'ConditionName', codes: conditions },
  { from: 'zustand_angaben/energiepass/endenergiebedarf', to: 'EnergyPerformance' },
  { from: 'zustand_angaben/energiepass/energieverbrauchkennwert', to: 'EnergyPerformance' },
  { from: 'zustand_angaben/energiepass/wertklasse', to: 'EPCLabelText' },
  { from: 'zustand_angaben/energiepass/gueltig_bis', to: 'EPCValidUntil' },
  { from: 'zustand_angaben/energiepass', to: 'EPCState' },
  { from: 'anhaenge/pictures', to: 'PictureItems' },
  { from: 'anhaenge/plans', to: 'PlanItems' },
  { from: 'anhaenge/documents', to: 'DocumentItems' },
  { from: 'anhaenge/videos', to: 'VideoUrls' },
  { from: 'anhaenge/panorama', to: 'VirtualTour' },
  ...[undefined, ...locales].flatMap((language): FieldRule[] => {
    const end = language === undefined ? '' : `/${language}`
    return [
      { from: `freitexte/objekttitel${end}`, to: 'TypeDescription', language },
      { from: `freitexte/objektbeschreibung${end}`, to: 'DescriptionA', language },
      { from: `freitexte/dreizeiler${end}`, to: 'PullQuote', language },
      ...['lage', 'ausstatt_beschr', 'sonstige_angaben', 'objekt_text'].map((name): FieldRule => ({
        from: `freitexte/${name}${end}`,
        to: 'DescriptionB',
        language,
      })),
    ]
  }),
]
