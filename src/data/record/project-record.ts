import * as v from 'valibot'
import { cell } from '../cell/cell.ts'
import { documentList, pictureItem, pictureList } from './media-record.ts'

/** Fields of a project record that hold one value. */
export const projectCells = [
  'ID',
  'Goal',
  'language',
  'LanguageId',
  'Name',
  'TypeDescription',
  'DescriptionA',
  'ProjectNumber',
  'WebID',
  'WebIDName',
  'ProjectWebID',
  'Street',
  'HouseNumber',
  'BoxNr',
  'Zip',
  'City',
  'CountryID',
  'CountryName',
  'PublicAddress',
  'GoogleX',
  'GoogleY',
  'ExternalWeb',
  'PriceMin',
  'PriceMax',
  'Delivery',
  'DeliveryDate',
  'Constructions',
  'Technical',
  'Situation',
  'OfficeID',
  'ManagerID',
  'Status',
] as const

/** Fields of a unit. */
export const unitCells = [
  'ID',
  'Lot',
  'MainTypeName',
  'Floor',
  'NumberOfBedRooms',
  'SurfaceLiving',
  'SurfaceTerrace',
  'SurfaceGarden',
  'Price',
  'PublishPrice',
  'PriceUnit',
  'Status',
  'EPCLabelText',
  'ELevel',
] as const

/** A unit of a project as received. */
export const unitRecord = v.object({
  ...v.entriesFromList(unitCells, cell),
  PlanItem: v.nullish(pictureItem),
})

/** The shape of a project as a CRM delivers it; units are read one by one, so that one bad unit costs no other. */
export const projectRecord = v.object({
  ...v.entriesFromList(projectCells, cell),
  SmallPicture: v.nullish(pictureItem),
  PictureItems: pictureList,
  DocumentItems: documentList,
  Units: v.nullish(v.array(v.unknown())),
})

export type ProjectCell = (typeof projectCells)[number]
export type UnitCell = (typeof unitCells)[number]
