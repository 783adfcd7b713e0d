import type { LegalAnswer } from '#domain/listing/fact.ts'
import type { Legal } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import { type Codes, codesOf } from '#data/cell/find-code.ts'
import { answerWords } from '#data/cell/parse-answer.ts'
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

/** What is written, folded, of a paper that was asked for, and of one that is not needed. */
const requested = 'aangevraagd inaanvraag inopmaak encours endemande demande requested beantragt'
const notApplicable = 'nvt nietvantoepassing sansobjet nonapplicable notapplicable entfallt'

/** Answers to legal questions. A bare 0 is not one of them, since CRMs write it for an empty field. */
export const legalAnswers: Codes<KnownAnswer> = codesOf({
  ...answerWords,
  yes: `${answerWords.yes} verkregen`,
  onRequest: `${requested} opaanvraag optevragen surdemande aufanfrage onrequest`,
  notApplicable: notApplicable,
})
const judicialDecisions: Codes<Exclude<Legal['judicialDecision'], 'unknown'>> = codesOf({
  none: 'geen',
  no: 'nee neen false non no nein',
  yes: 'ja true oui yes',
  onDemand: 'opaanvraag',
})
const enforcements: Codes<Exclude<Legal['enforcement'], 'unknown'>> = codesOf({
  none: answerWords.no,
  courtRemedy: 'rechterlijkeherstelmaatregel',
  administrative: 'bestuursdwang lastonderbestuursdwang',
  penalty: 'lastonderdwangsom dwangsom',
  settlement: 'minnelijkeschikking',
})
const soilStates: Codes<Exclude<Legal['soil']['state'], 'unknown'>> = codesOf({
  noData: 'geengegevens blanco',
  data: 'gegevens',
  requested,
  notApplicable,
})
const asbestosStates: Codes<Exclude<Legal['asbestos']['state'], 'unknown'>> = codesOf({
  safe: 'asbestveilig veilig',
  unsafe: 'nietasbestveilig nietveilig',
  requested,
  notRequired: `nietverplicht ${notApplicable}`,
})
const certificates: Codes<Exclude<Certificate['state'], 'unknown'>> = codesOf({
  conform: 'conform ja conforme konform compliant goedgekeurd positief',
  nonConform: 'nietconform nonconforme nonconform nichtkonform notcompliant noncompliant afgekeurd negatief',
  requested,
  notApplicable,
})
const heritages: Codes<Exclude<Legal['heritage'], 'unknown'>> = codesOf({
  no: answerWords.no,
  inventory: 'inventaris opgenomenindeinventaris',
  provisional: 'voorlopig voorlopigbeschermd',
  protected: 'beschermd definitiefbeschermd',
})
/** What CRMs write where the register's wording is not known, folded: every plot has a designation. */
const noZones: ReadonlySet<string> = new Set(
  (
    'nvt niettoepasselijk nietvantoepassing opaanvraag optevragen nogoptevragen aangevraagd onbekend nietgekend nietbekend geen ja ' +
    'nee neen tebepalen nogtebepalen ntb nognietgekend nognietbekend nietingevuld volgt zieplan ziebijlage zieattest inaanvraag ' +
    'enattente endemande tbc lateraantevullen intevullen nogintevullen tbd unknown tobedetermined inconnu inconnue noncommunique ' +
    'adeterminer surdemande neant unbekannt zubestimmen aufanfrage'
  ).split(' '),
)
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
