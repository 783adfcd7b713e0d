import type { ProjectCell, UnitCell } from '#data/record/project-record.ts'
import { type Filled, hidden, shown as shownOn } from './filled.ts'

const shown = (value: unknown, says: string) => shownOn(value, says, 'project')
const shownOfUnit = (value: unknown, says: string) => shownOn(value, says, 'unit')

/** Every field of a project with a value, and what its page says of it. */
export const projectFields: Readonly<Record<ProjectCell, Filled>> = {
  ID: hidden(9100, 'a project is named by its number'),
  Goal: hidden(0, 'projects are for sale'),
  language: hidden('nl', 'the language of the page'),
  LanguageId: hidden(1, 'the language of the page, by number'),
  Name: shown('Residentie Volledig', 'Residentie Volledig'),
  TypeDescription: hidden('Wonen aan de vaart', 'named where there is no Name'),
  DescriptionA: shown('Residentie Volledig telt twee eenheden.', 'Residentie Volledig telt twee eenheden.'),
  ProjectNumber: shown('P9100', 'P9100'),
  WebID: hidden('1;2', 'chooses the categories of lists'),
  WebIDName: hidden('Appartementen (2)', 'the categories in words'),
  ProjectWebID: hidden(2, 'chooses the category of lists'),
  Street: shown('Regentiestraat', 'Regentiestraat 61'),
  HouseNumber: shown('61', 'Regentiestraat 61'),
  BoxNr: shown('1', 'Regentiestraat 61/1'),
  Zip: shown('9190', '9190'),
  City: shown('STEKENE', 'Stekene'),
  CountryID: hidden(10, 'Belgium is not named'),
  CountryName: hidden('België', 'Belgium is not named'),
  PublicAddress: hidden(1, 'its street is there'),
  GoogleX: hidden(51.20973, 'a point of the map'),
  GoogleY: hidden(4.03477, 'a point of the map'),
  ExternalWeb: shown('https://volledig.example/', 'volledig.example'),
  PriceMin: shown(241_300, '€ 241.300'),
  PriceMax: shown(352_700, '€ 352.700'),
  Delivery: shown('Oplevering bij het begin van de zomer.', 'Oplevering bij het begin van de zomer.'),
  DeliveryDate: shown('2028-06-30', '30 juni 2028'),
  Constructions: shown('Gevels in bleke baksteen.', 'Gevels in bleke baksteen.'),
  Technical: shown('Een warmtepomp per eenheid.', 'Een warmtepomp per eenheid.'),
  Situation: shown('Vlak bij de Stekense Vaart.', 'Vlak bij de Stekense Vaart.'),
  OfficeID: shown(3, 'Stekene'),
  ManagerID: shown(8, 'Milan Baetens'),
  Status: hidden(1, 'on offer, as every list assumes'),
  DateOnline: hidden('2026-09-14', 'dates its entry in feeds'),
  ModifyDate: hidden('2026-10-02', 'dates its entry in feeds and in the sitemap'),
}

/** Every field of a unit with a value, and what its page says of it. */
export const unitFields: Readonly<Record<UnitCell, Filled>> = {
  ID: hidden(9101, 'a unit is named by its lot'),
  Lot: shownOfUnit('A1.07', 'A1.07'),
  MainTypeName: shownOfUnit('Duplex', 'Duplex'),
  Floor: shownOfUnit(1, '1e verdieping'),
  NumberOfBedRooms: shownOfUnit(3, 'Slaapkamers 3'),
  SurfaceLiving: shownOfUnit(127, '127 m²'),
  SurfaceTerrace: shownOfUnit(14, '14 m²'),
  SurfaceGarden: shownOfUnit(36, '36 m²'),
  Price: shownOfUnit(352_700, '€ 352.700'),
  PublishPrice: hidden(1, 'its price is there'),
  PriceUnit: shownOfUnit('7', 'vanaf'),
  PriceUnitText: hidden('vanaf', 'PriceUnit says it'),
  Status: shownOfUnit('Te koop', 'Beschikbaarheid Beschikbaar'),
  EPCLabelText: shownOfUnit('A', 'EPC-label A'),
  ELevel: shownOfUnit('E15', 'E15'),
}
