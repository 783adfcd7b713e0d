import type { Company } from '#domain/site/company.ts'

/** What a legal text may say of the company, so that `site.json` is the one place that does: `{{company:phone}}`. */
const facts = {
  legalName: ({ legalName }) => legalName,
  address: ({ street, zip, town }) => `${street}, ${zip} ${town}`,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  enterpriseNumber: ({ enterpriseNumber }) => enterpriseNumber,
  vatNumber: ({ vatNumber }) => vatNumber,
  bivNumber: ({ bivNumber }) => bivNumber,
  insurer: ({ insurer }) => insurer,
  policyNumber: ({ policyNumber }) => policyNumber,
} as const satisfies Readonly<Record<string, (company: Company) => string>>

/** A fact of the company between two braces in a text. */
export const companyPattern = /\{\{\s*company:([^{}]*?)\s*\}\}/g

/** The names of all facts. */
export const companyFactNames: readonly string[] = Object.keys(facts)

/** Returns a fact by its name; undefined for an unknown one. */
export function companyFact(name: string, company: Company): string | undefined {
  const found: ReadonlyMap<string, (company: Company) => string> = new Map(Object.entries(facts))
  return found.get(name)?.(company)
}
