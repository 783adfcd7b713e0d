import type { Company } from '#domain/site/company.ts'
import { locales } from '#domain/values/locale.ts'
import type { Gap } from './advertisement.ts'
import type { CompanyRuleId } from './rule.ts'

/** Facts that the company block must hold: it is on every page. */
export const companyChecks: Readonly<Record<CompanyRuleId, (company: Company) => Gap | undefined>> = {
  'company-name': ({ legalName }) =>
    filled('legalName', legalName, 'the name of the company with its legal form'),
  'company-address': ({ street, zip, town }) =>
    filled('street', street, 'street and number') ??
    filled('zip', zip, 'a postal code') ??
    filled('town', town, 'a town'),
  'company-country': ({ country }) =>
    locales.some((locale) => hasWords(country[locale]))
      ? undefined
      : filled('country', undefined, 'the country in which the title was granted'),
  'company-phone': ({ phone }) => filled('phone', phone, 'a phone number'),
  'company-email': ({ email }) =>
    /^\S+@\S+\.\S+$/.test(email) ? undefined : filled('email', undefined, 'an e-mail address', email),
  'company-enterprise-number': ({ enterpriseNumber }) =>
    isEnterpriseNumber(enterpriseNumber)
      ? undefined
      : filled(
          'enterpriseNumber',
          undefined,
          'a number of the KBO: ten digits, the last two check',
          enterpriseNumber,
        ),
  'company-vat-number': ({ vatNumber }) =>
    /^BE/i.test(vatNumber) && isEnterpriseNumber(vatNumber)
      ? undefined
      : filled('vatNumber', undefined, 'BE and the ten digits of the KBO', vatNumber),
  'company-title': ({ professionalTitle, bivNumber }) =>
    filled('professionalTitle', professionalTitle.nl, 'the title of the profession') ??
    filled('bivNumber', bivNumber, 'the number of the BIV'),
  'company-supervisor': ({ supervisor }) =>
    filled('supervisor.name', supervisor.name.nl, 'the name of the supervisor: BIV') ??
    filled('supervisor.address', supervisor.address.nl, 'Luxemburgstraat 16B, 1000 Brussel'),
  'company-court': ({ court }) =>
    filled('court', court?.nl, 'the court of the register of legal persons: Gent, afdeling Dendermonde'),
  'company-insurance': ({ insurer, policyNumber }) =>
    filled('insurer', insurer, 'the insurer of professional liability') ??
    filled('policyNumber', policyNumber, 'the number of the policy'),
  'company-conduct': ({ codeOfConductUrl }) =>
    /^https?:\/\/\S+$/.test(codeOfConductUrl)
      ? undefined
      : filled('codeOfConductUrl', undefined, 'an address on the web', codeOfConductUrl),
}

/** Whether ten digits are a number of the Belgian register: the last two are 97 less the rest of the first eight. */
function isEnterpriseNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return digits.length === 10 && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

function hasWords(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

function filled(
  field: string,
  value: string | undefined,
  expected: string,
  received?: string,
): Gap | undefined {
  if (hasWords(value)) return undefined
  return {
    field: `company.${field}`,
    message: 'the company block is not complete',
    expected,
    received: hasWords(received) ? received : undefined,
    remedy: 'fill it in in site.json; it stands at the foot of every page',
  }
}
