import type { Localised, Translations } from '#domain/values/locale.ts'

/** What the law wants a visitor to find about the company. */
export type Company = Readonly<{
  name: string
  legalName: string
  street: string
  zip: string
  town: string
  country: Translations
  phone: string
  email: string
  enterpriseNumber: string
  vatNumber: string
  professionalTitle: Localised<string>
  bivNumber: string
  supervisor: Readonly<{ name: Localised<string>; address: string; url: string }>
  insurer: string
  policyNumber: string
  thirdPartyAccount?: string
  codeOfConductUrl: string
}>
