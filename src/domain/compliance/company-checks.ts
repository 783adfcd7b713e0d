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
    filled('zip', isZip(zip) ? zip : undefined, 'a postal code of four digits', zip) ??
    filled('town', town, 'a town'),
  'company-country': ({ country }) =>
    locales.some((locale) => hasWords(country[locale]))
      ? undefined
      : filled('country', undefined, 'the country in which the title was granted'),
  'company-phone': ({ phone }) =>
    isPhone(phone) ? undefined : filled('phone', undefined, 'a phone number of eight digits or more', phone),
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
    filled(
      'bivNumber',
      isBivNumber(bivNumber) ? bivNumber : undefined,
      'the number of the BIV: 123.456',
      bivNumber,
    ),
  'company-supervisor': ({ supervisor }) =>
    filled('supervisor.name', supervisor.name.nl, 'the name of the supervisor: BIV') ??
    filled('supervisor.address', supervisor.address.nl, 'Luxemburgstraat 16B, 1000 Brussel'),
  'company-court': ({ court }) =>
    filled('court', court?.nl, 'the court of the register of legal persons: Gent, afdeling Dendermonde'),
  'company-insurance': ({ insurer, policyNumber }) =>
    filled('insurer', insurer, 'the insurer of professional liability') ??
    filled('policyNumber', policyNumber, 'the number of the policy'),
  'company-conduct': ({ codeOfConductUrl, email }) =>
    isConduct(codeOfConductUrl, email)
      ? undefined
      : filled(
          'codeOfConductUrl',
          undefined,
          'its page at biv.be, ipi.be or on the own site',
          codeOfConductUrl,
        ),
  'company-numbers': ({ vatNumber, enterpriseNumber, thirdPartyAccount }) => {
    const areNumbers = isEnterpriseNumber(vatNumber) && isEnterpriseNumber(enterpriseNumber)
    if (areNumbers && digitsOf(vatNumber) !== digitsOf(enterpriseNumber)) {
      return filled(
        'vatNumber',
        undefined,
        `the digits of the enterprise number ${enterpriseNumber}`,
        vatNumber,
      )
    }
    return thirdPartyAccount === undefined || isIban(thirdPartyAccount)
      ? undefined
      : filled('thirdPartyAccount', undefined, 'an IBAN, or no field', thirdPartyAccount)
  },
}

/** Whether ten digits are a number of the Belgian register: the last two are 97 less the rest of the first eight. */
export function isEnterpriseNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether there are eight digits or more, not all the same. */
function isPhone(phone: string): boolean {
  const digits = digitsOf(phone)
  return digits.length >= 8 && new Set(digits).size > 1
}

function isZip(zip: string): boolean {
  return /^(?:B-)?[1-9]\d{3}$/.test(zip.trim())
}

/** Whether it is a number of the register of estate agents: six digits, in the French part with a letter or two. */
export function isBivNumber(text: string): boolean {
  return digitsOf(text).length === 6
}

function isConduct(url: string, email: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  const own = email.slice(email.indexOf('@') + 1)
  return (
    /^https?:$/.test(protocol) &&
    ['biv.be', 'ipi.be', 'fgov.be', own].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}

/** Whether a text is an account number whose check digits are right. */
function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(plain)) return false
  const digits = [...(plain.slice(4) + plain.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether a text says anything: a dash or a question mark does not. */
function hasWords(text: string | undefined): boolean {
  return text !== undefined && /[\p{L}\p{N}]/u.test(text)
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
