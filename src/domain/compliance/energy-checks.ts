import { energyBandsOn, energyLabel, isLabelContradicted, labelOfScore } from '#domain/energy/energy.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import type { Advertisement, Check, Gap } from './advertisement.ts'

type EnergyRule =
  | 'epc-certificate'
  | 'epc-score'
  | 'epc-label'
  | 'epc-code'
  | 'epc-total'
  | 'epc-co2'
  | 'epc-contradiction'

const fromCertificate = 'take it from the certificate and fill it in in the CRM or the editor'

/** Energy facts of an advertisement. Without a certificate only its absence is reported, not each missing figure. */
export const energyChecks: Readonly<Record<EnergyRule | 'e-level' | 'renovation-duty', Check>> = {
  'epc-certificate': ({ property: { energy }, on }) => {
    if (energy.state !== 'present') {
      return {
        field: 'EPCState',
        message: 'no energy certificate: the home may not be advertised before it exists',
        expected: 'a certificate; one that was requested counts as absent',
        received: energy.state === 'requested' ? 'requested' : undefined,
        remedy: 'have it drawn up, then fill in its figures; or say that none is needed',
      }
    }
    if (energy.validUntil === undefined || energy.validUntil >= on) return undefined
    return {
      field: 'EPCValidUntil',
      message: 'the energy certificate has ended',
      expected: `a certificate that is valid on ${on}`,
      received: energy.validUntil,
      remedy: 'have a new one drawn up and fill in its figures',
    }
  },
  'epc-score': figure(({ energy }) => energy.scoreKwhPerM2Year, {
    field: 'EnergyPerformance',
    message: 'the energy score is missing',
    expected: 'kWh/m² per year, as the certificate has it',
    remedy: fromCertificate,
  }),
  'epc-label': figure(({ energy }) => energy.label, {
    field: 'EPCLabelText',
    message: 'the energy label is missing; one that the site computes is not the certificate’s',
    expected: 'the label of the certificate',
    remedy: fromCertificate,
  }),
  'epc-code': figure(({ energy }) => energy.uniqueCode, {
    field: 'EPCUniqueCode',
    message: 'the certificate’s unique code is missing',
    expected: 'the code as the certificate prints it (in Flanders the full address will do)',
    remedy: fromCertificate,
  }),
  'epc-total': figure(({ energy }) => energy.totalKwhPerYear, {
    field: 'EPCTotal',
    message: 'the total energy use is missing',
    expected: 'kWh per year, as the certificate has it',
    remedy: fromCertificate,
  }),
  'epc-co2': figure(({ energy }) => energy.co2KgPerYear, {
    field: 'CO2Emission',
    message: 'the CO₂ emission is missing',
    expected: 'kg per year, as the certificate has it',
    remedy: fromCertificate,
  }),
  'epc-contradiction': ({ property: { energy }, region, on, rules }) => {
    const bands = energyBandsOn(rules, region, on)
    if (bands === undefined || !isLabelContradicted(energy, bands)) return undefined
    const { label, scoreKwhPerM2Year: score } = energy
    return {
      field: 'EPCLabelText',
      message: 'the label and the score of the certificate contradict each other',
      expected:
        score === undefined ? `a label of the region` : `label ${labelOfScore(score, bands)} for that score`,
      received: score === undefined ? label : `${label} with ${score} kWh/m²`,
      remedy:
        'correct the one that is not as the certificate has it; until then the page draws nothing from them',
    }
  },
  'e-level': ({ property, on }, { newForYears = 0 }) => {
    const { constructionYear } = property.building
    const isNew =
      property.projectId !== undefined ||
      (constructionYear !== undefined && constructionYear >= partsOf(on).year - newForYears)
    if (!isNew || property.energy.eLevel !== undefined) return undefined
    return {
      field: 'ELevel',
      message: 'the E-level of a new building is missing',
      expected: 'an E-level, such as E30',
      remedy: 'take it from the EPB declaration and fill it in in the CRM or the editor',
    }
  },
  'renovation-duty': ({ property, region, kind, on, rules, shows }, { labels = [] }) => {
    const label = energyLabel(property.energy, energyBandsOn(rules, region, on))
    if (label === undefined || !labels.includes(label) || shows.renovationDuty()) return undefined
    return {
      field: 'EPCLabelText',
      message: 'the page does not say that the buyer has to renovate',
      expected: `the duty that label ${label} brings`,
      received: label,
      remedy:
        kind === undefined
          ? 'fill in MainTypeName or WebID: nothing says that it is a home'
          : 'enter the duty that is in force under renovationDuties in rules.json',
    }
  },
}

/** Returns the check that a figure of the certificate is present; it passes without a certificate. */
function figure(read: (property: Advertisement['property']) => unknown, gap: Gap): Check {
  return ({ property }) =>
    property.energy.state !== 'present' || read(property) !== undefined ? undefined : gap
}
