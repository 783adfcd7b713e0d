import * as v from 'valibot'
import { cell } from '../cell/cell.ts'
import { documentList, pictureItem, pictureList, urlList } from './media-record.ts'

/** Fields of a property record that hold one value. */
export const propertyCells = [
  'ID', 'Goal', 'language', 'LanguageId', 'RecordFile', 'Status', 'SubStatus', 'SubStatusName', 'Marquee', 'MarqueeName',
  'OfficeID', 'ManagerID', 'ProjectID', 'DateOnline', 'ModifyDate',
  'TypeDescription', 'DescriptionA', 'DescriptionB',
  'WebID', 'WebIDs', 'WebIDName', 'MainTypeName',
  'Street', 'HouseNumber', 'BoxNr', 'Zip', 'City', 'CountryID', 'CountryName', 'PublishAddress', 'GoogleX', 'GoogleY',
  'Price', 'PublishPrice', 'PriceUnit', 'PriceUnitText',
  'SurfaceTotal', 'SurfaceLiving', 'SurfaceGround', 'SurfaceTerrace', 'SurfaceGarden', 'SurfaceOffice', 'SurfaceStore',
  'SurfaceConstructed', 'FrontWidth', 'PlotWidth',
  'NumberOfBedRooms', 'NumberOfBathRooms', 'NumberOfShowerRooms', 'NumberOfToilets', 'NumberOfFloors', 'NumberOfGarages',
  'NumberOfParkings', 'NumberOfExternalParkings', 'NumberOfExtraRooms', 'NumberOfFacades', 'Floor',
  'ConstructionYear', 'RenovationYear', 'ConditionName', 'InteriorName', 'ExteriorName', 'HeatingName', 'WindowGlazing',
  'WindowFrame', 'KitchenName', 'RoofMaterial', 'RoofCondition', 'FloorCovering', 'Availability',
  'HasLift', 'HasCellar', 'HasTerrace', 'HasGarden', 'HasAttic', 'HasFurnished', 'HasGarage', 'HasParking', 'HasPool',
  'HasGas', 'HasWater', 'HasElectricity', 'HasDrain',
  'OrientationT', 'OrientationG', 'OrientationR',
  'EnergyPerformance', 'EPCTotal', 'CO2Emission', 'EPCLabelText', 'EPCUniqueCode', 'ELevel', 'EPCValidUntil', 'EPCState',
  'PScore', 'GScore', 'DelimitedFloodArea',
  'BuildingPermit', 'AllotmentPermit', 'Summons', 'PreemptiveRight', 'AsBuiltCertificate', 'PlanningInformation',
  'JudicialDecision', 'JudicialDecisionText', 'Enforcement', 'AreaApplication', 'GroundCertificate', 'GroundCertificateDate',
  'AsbestosType', 'AsbestosDate', 'ElectricityCertificate', 'ElectricityCertificateDate', 'GasCertificate',
  'GasCertificateDate', 'Heritage', 'Mobiscore',
  'CadastralIncome', 'RealEstateTax', 'ChargesOwner', 'ChargesRenter', 'ChargesType', 'RenterTotalCost', 'RenterInventory',
  'DepositAmount', 'DepositMonths', 'GaragePrice', 'ParkingPrice', 'OptionPrice', 'NotaryFee', 'NotaryFeeVat',
  'RegisteredRight', 'VatBuilding', 'VatValue', 'VatPercentage', 'GroundPart', 'TotalCost',
  'ViagerAge1', 'ViagerAge2', 'ViagerType', 'ViagerDownPayment', 'ViagerMonthlyRent', 'ViagerIndexed', 'ViagerSurvival',
  'ViagerMaxDuration', 'ViagerConditions',
  'VirtualTour', 'InteractiveDescription',
] as const

/** The shape of a property as a CRM delivers it; every field may be missing, unknown ones are passed over. */
export const propertyRecord = v.object({
  ...v.entriesFromList(propertyCells, cell),
  FloodZoneNames: urlList,
  VideoUrls: urlList,
  PictureItems: pictureList,
  PlanItems: pictureList,
  SmallPictureItem: v.nullish(pictureItem),
  XLargePictureItem: v.nullish(pictureItem),
  DocumentItems: documentList,
})

/** A property as received. */
export type PropertyRecord = v.InferOutput<typeof propertyRecord>
/** Name of a field that holds one value. */
export type PropertyCell = (typeof propertyCells)[number]
