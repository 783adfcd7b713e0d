import type { Localised, Translations } from '#domain/values/locale.ts'

/** Facts about the company that the law requires on a website. */
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
  /** The court of its seat, which stands behind RPR: `Gent, afdeling Dendermonde`. */
  court?: Localised<string>
  professionalTitle: Localised<string>
  bivNumber: string
  supervisor: Readonly<Record<'name' | 'address' | 'url', Localised<string>>>
  insurer: string
  policyNumber: string
  thirdPartyAccount?: string
  codeOfConductUrl: string
}>
