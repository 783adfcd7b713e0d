import type { LegalAnswer } from '#domain/listing/fact.ts'
import type { Legal } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { Codes } from '#data/cell/find-code.ts'
import { fold } from '#text/fold.ts'
import type { PropertyCell } from '#data/record/property-record.ts'
import {
  allotmentCodes,
  measureCodes,
  permitCodes,
  preEmptionCodes,
  summonsCodes,
  zoningInWords,
} from './planning-codes.ts'

type KnownAnswer = Exclude<LegalAnswer, 'unknown'>
type Certificate = Legal['electricity']

/** Answers to legal questions. A bare 0 is not one of them, since CRMs write it for an empty field. */
export const legalAnswers: Codes<KnownAnswer> = {
  ja: 'yes',
  '1': 'yes',
  true: 'yes',
  verkregen: 'yes',
  yes: 'yes',
  nee: 'no',
  neen: 'no',
  false: 'no',
  geen: 'no',
  no: 'no',
  opaanvraag: 'onRequest',
  aangevraagd: 'onRequest',
  optevragen: 'onRequest',
  nvt: 'notApplicable',
  nietvantoepassing: 'notApplicable',
}
const judicialDecisions: Codes<Exclude<Legal['judicialDecision'], 'unknown'>> = {
  geen: 'none',
  nee: 'no',
  neen: 'no',
  ja: 'yes',
  opaanvraag: 'onDemand',
  false: 'no',
  true: 'yes',
}
const enforcements: Codes<Exclude<Legal['enforcement'], 'unknown'>> = {
  geen: 'none',
  nee: 'none',
  rechterlijkeherstelmaatregel: 'courtRemedy',
  bestuursdwang: 'administrative',
  lastonderbestuursdwang: 'administrative',
  lastonderdwangsom: 'penalty',
  dwangsom: 'penalty',
  minnelijkeschikking: 'settlement',
}
const soilStates: Codes<Exclude<Legal['soil']['state'], 'unknown'>> = {
  geengegevens: 'noData',
  blanco: 'noData',
  gegevens: 'data',
  aangevraagd: 'requested',
  nvt: 'notApplicable',
  nietvantoepassing: 'notApplicable',
}
const asbestosStates: Codes<Exclude<Legal['asbestos']['state'], 'unknown'>> = {
  asbestveilig: 'safe',
  veilig: 'safe',
  nietasbestveilig: 'unsafe',
  nietveilig: 'unsafe',
  aangevraagd: 'requested',
  nietverplicht: 'notRequired',
  nvt: 'notRequired',
  nietvantoepassing: 'notRequired',
}
const certificates: Codes<Exclude<Certificate['state'], 'unknown'>> = {
  conform: 'conform',
  ja: 'conform',
  nietconform: 'nonConform',
  aangevraagd: 'requested',
  inaanvraag: 'requested',
  nvt: 'notApplicable',
  nietvantoepassing: 'notApplicable',
}
const heritages: Codes<Exclude<Legal['heritage'], 'unknown'>> = {
  nee: 'no',
  neen: 'no',
  geen: 'no',
  inventaris: 'inventory',
  opgenomenindeinventaris: 'inventory',
  voorlopig: 'provisional',
  voorlopigbeschermd: 'provisional',
  beschermd: 'protected',
  definitiefbeschermd: 'protected',
}
/** What CRMs write where the register's wording is not known, folded: every plot has a designation. */
const noZones: ReadonlySet<string> = new Set([
  'nvt',
  'niettoepasselijk',
  'nietvantoepassing',
  'opaanvraag',
  'optevragen',
  'aangevraagd',
  'onbekend',
  'nietgekend',
  'nietbekend',
  'geen',
  'ja',
  'nee',
  'neen',
  'tebepalen',
  'nogtebepalen',
  'ntb',
  'nognietgekend',
  'nognietbekend',
  'volgt',
  'zieplan',
  'ziebijlage',
  'zieattest',
  'inaanvraag',
  'enattente',
  'endemande',
  'tbc',
  'lateraantevullen',
  'intevullen',
  'nogintevullen',
  'tbd',
  'unknown',
  'tobedetermined',
  'inconnu',
  'inconnue',
  'noncommunique',
  'adeterminer',
  'surdemande',
  'neant',
  'unbekannt',
  'zubestimmen',
  'aufanfrage',
])
const mobiscoreLimits = { min: 0, max: 10 }

/** Returns the facts that an advertisement must state by law; missing facts are unknown. */
export function toLegal(fields: Fields<PropertyCell>): Legal {
  const answer = (name: PropertyCell, codes?: Codes<KnownAnswer>): LegalAnswer =>
    fields.code(name, { ...legalAnswers, ...codes }) ?? 'unknown'
  return {
    buildingPermit: answer('BuildingPermit', permitCodes),
    allotmentPermit: answer('AllotmentPermit', allotmentCodes),
    summons: answer('Summons', summonsCodes),
    preEmption: answer('PreemptiveRight', preEmptionCodes),
    asBuilt: answer('AsBuiltCertificate'),
    judicialDecision: fields.code('JudicialDecision', judicialDecisions) ?? 'unknown',
    judicialDecisionText: fields.text('JudicialDecisionText', 500),
    enforcement: fields.code('Enforcement', { ...enforcements, ...measureCodes }) ?? 'unknown',
    zoning: toZoning(fields),
    planningInformation: answer('PlanningInformation'),
    planningInformationOn: fields.date('PlanningInformationDate'),
    soil: {
      state: fields.code('GroundCertificate', soilStates) ?? 'unknown',
      on: fields.date('GroundCertificateDate'),
    },
    asbestos: {
      state: fields.code('AsbestosType', asbestosStates) ?? 'unknown',
      on: fields.date('AsbestosDate'),
    },
    electricity: {
      state: fields.code('ElectricityCertificate', certificates) ?? 'unknown',
      on: fields.date('ElectricityCertificateDate'),
    },
    gas: {
      state: fields.code('GasCertificate', certificates) ?? 'unknown',
      on: fields.date('GasCertificateDate'),
    },
    heritage: fields.code('Heritage', heritages) ?? 'unknown',
    mobiscore: fields.positive('Mobiscore', mobiscoreLimits, 'a score'),
  }
}

function toZoning(fields: Fields<PropertyCell>): string | undefined {
  const zoning = fields.text('AreaApplication', 300)
  if (zoning === undefined) return undefined
  const isZone = !noZones.has(fold(zoning)) && /\p{L}/u.test(zoning)
  return isZone ? zoningInWords(zoning) : undefined
}
