import type { Translations } from '#domain/values/locale.ts'

/** Papers of a home or project whose name the site knows in every language. */
export const documentKinds = [
  'epc',
  'soilCertificate',
  'planningExtract',
  'planningInformation',
  'asbestosCertificate',
  'electricalInspection',
  'gasCertificate',
  'floodReport',
  'surveyPlan',
  'floorPlan',
  'buildingPermit',
  'asBuiltCertificate',
  'postInterventionFile',
  'titleDeed',
  'coOwnershipDeed',
  'syndicMinutes',
  'buildingSpecification',
  'priceList',
  'leaseModel',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A file about a listing; without `url` it is given on request. `kind` is absent for a name on no list. */
export type Document = Readonly<{
  name: Translations
  kind?: DocumentKind
  url?: string
  bytes?: number
  mimeType?: string
}>
