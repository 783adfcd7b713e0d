import { locales } from '#domain/values/locale.ts'
import type { FieldRule } from '../map-record.ts'

/** What the words of an element say of a home, in words of `crm-codes.json`; other words are warned of. */
const houseTypes = {
  einfamilienhaus: 'Vrijstaande woning',
  doppelhaushaelfte: 'Halfopen woning',
  reihenhaus: 'Rijwoning',
  reihenend: 'Halfopen woning',
  reihenmittel: 'Rijwoning',
}
const flatTypes = {
  etage: 'Appartement',
  erdgeschoss: 'Gelijkvloers appartement',
  dachgeschoss: 'Dakappartement',
  penthouse: 'Penthouse',
  maisonette: 'Duplex',
  'loft-studio-atelier': 'Loft',
}
const heatings = { gas: 'Gas', oel: 'Mazout', elektro: 'Elektrisch', luftwp: 'Warmtepomp', pellet: 'Pellets' }
const conditions = {
  erstbezug: 'Nieuw',
  neuwertig: 'Als nieuw',
  modernisiert: 'Gerenoveerd',
  vollstaendig_renoviert: 'Volledig gerenoveerd',
  gepflegt: 'Goed',
  teil_vollrenovierungsbed: 'Te renoveren',
  sanierungsbeduerftig: 'Te renoveren',
}
const categories = {
  haus: 1,
  wohnung: 2,
  zimmer: 2,
  buero_praxen: 5,
  einzelhandel: 5,
  gastgewerbe: 5,
  hallen_lager_prod: 5,
  land_und_forstwirtschaft: 5,
  zinshaus_renditeobjekt: 5,
  freizeitimmobilie_gewerblich: 5,
  sonstige: 5,
  parken: 6,
  grundstueck: 7,
}
const yesNo = { true: 1, 1: 1, false: 0, 0: 0 }

/**
 * The fields of an `immobilie` of OpenImmo 1.2.7, by path: `geo/land@iso_land` is an attribute. Where several attributes say one
 * thing, the adapter has made one value of them. docs/import.md says what could be checked.
 */
export const openImmoFields: readonly FieldRule[] = [
  { from: 'verwaltung_techn/objektnr_extern', to: 'ID' },
  { from: 'verwaltung_techn/objektnr_extern', to: 'RecordFile' },
  { from: 'objektkategorie/vermarktungsart', to: 'Goal', codes: { KAUF: 0, MIETE_PACHT: 1 } },
  {
    from: 'zustand_angaben/verkaufstatus',
    to: 'Status',
    codes: { OFFEN: 1, RESERVIERT: 1, VERKAUFT: 2, VERMIETET: 4, DELETE: 0 },
    otherwise: 0,
  },
  { from: 'option', to: 'SubStatusName', codes: { RESERVIERT: 'Optie' } },
  { from: 'objektkategorie/objektart', to: 'WebID', codes: categories },
  { from: 'objektkategorie/objektart/haus', to: 'MainTypeName', codes: houseTypes },
  { from: 'objektkategorie/objektart/wohnung', to: 'MainTypeName', codes: flatTypes },
  { from: 'verwaltung_techn/aktiv_von', to: 'DateOnline' },
  { from: 'verwaltung_techn/stand_vom', to: 'ModifyDate' },
  { from: 'geo/strasse', to: 'Street' },
  { from: 'geo/hausnummer', to: 'HouseNumber' },
  { from: 'geo/wohnungsnummer', to: 'BoxNr' },
  { from: 'geo/plz', to: 'Zip' },
  { from: 'geo/ort', to: 'City' },
  { from: 'geo/land@iso_land', to: 'CountryID', codes: { BEL: 10, LUX: 50, NLD: 63 } },
  { from: 'geo/geokoordinaten@breitengrad', to: 'GoogleX' },
  { from: 'geo/geokoordinaten@laengengrad', to: 'GoogleY' },
  { from: 'geo/etage', to: 'Floor' },
  { from: 'geo/anzahl_etagen', to: 'NumberOfFloors' },
  { from: 'verwaltung_objekt/objektadresse_freigeben', to: 'PublishAddress', codes: yesNo },
  { from: 'verwaltung_objekt/verfuegbar_ab', to: 'Availability' },
  { from: 'preise', to: 'Price' },
  {
    from: 'preise/kaufpreis@auf_anfrage',
    to: 'PublishPrice',
    codes: { true: 0, 1: 0, false: 1, 0: 1 },
  },
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
  { from: 'anhaenge/pictures', to: 'PictureItems' },
  { from: 'anhaenge/plans', to: 'PlanItems' },
  { from: 'anhaenge/videos', to: 'VideoUrls' },
  ...[undefined, ...locales].flatMap((language): FieldRule[] => {
    const end = language === undefined ? '' : `/${language}`
    return [
      { from: `freitexte/objekttitel${end}`, to: 'TypeDescription', language },
      { from: `freitexte/objektbeschreibung${end}`, to: 'DescriptionA', language },
      { from: `freitexte/dreizeiler${end}`, to: 'PullQuote', language },
    ]
  }),
]
