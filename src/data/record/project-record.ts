import * as v from 'valibot'
import { cell } from '../cell/cell.ts'
import { documentList, pictureItem, pictureList, planItem } from './media-record.ts'

/** Fields of a project with a single value. */
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
  'DateOnline',
  'ModifyDate',
] as const

/** Fields of a unit with a single value. */
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
  'PriceUnitText',
  'Status',
  'EPCLabelText',
  'ELevel',
] as const

/** A unit of a project in the CRM's format. */
export const unitRecord = v.object({
  ...v.entriesFromList(unitCells, cell),
  PlanItem: v.nullish(planItem),
})

/** The shape of a project in the CRM's format; units are parsed one by one, so that a bad one costs no other. */
export const projectRecord = v.object({
  ...v.entriesFromList(projectCells, cell),
  SmallPicture: v.nullish(pictureItem),
  PictureItems: pictureList,
  DocumentItems: documentList,
  Units: v.nullish(v.array(v.unknown())),
})

export type ProjectCell = (typeof projectCells)[number]
export type UnitCell = (typeof unitCells)[number]
