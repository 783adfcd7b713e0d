import type { Calendar, WeekHours } from '#domain/appointments/calendar.ts'
import type { Goal } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { OfferRules } from '#domain/law/rules.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Form } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import type { MailLook } from './mail-look.ts'

/** A form as the service shows it again, and where a visitor goes once it was sent. */
export type ServiceForm = Readonly<{
  title: string
  lead: string
  form: FormView
  /** Page where it is filled in; absent where no page has it. */
  page?: string
  thanks: string
  /** Thank-you pages of offices that a visitor can choose, by their ID. */
  officeThanks?: Readonly<Record<string, string>>
}>

/** Who receives a form, with the number that a visitor can call. */
export type Recipient = Readonly<{ name: string; phone: string; email: string }>

/** An office as it receives forms and visitors. */
export type OfficeRecipient = Recipient &
  Readonly<{
    id: string
    zips: readonly string[]
    /** Where it is: `Voorbeeldstraat 1, 9290 Berlare`. */
    place: string
    /** When somebody is there to answer; absent where the record does not say. */
    hours?: WeekHours
    /** When visitors can make an appointment. */
    calendar?: Calendar
  }>

/** The agency and its offices as they receive forms; `locale` is the language that they read. */
export type Recipients = Readonly<{
  locale: Locale
  agency: Recipient
  offices: readonly OfficeRecipient[]
}>

/** A list of homes: the key of its section, its page, and that of the demand register. */
export type ResultsList = Readonly<{ section: string; path: string; demandPath?: string }>

/** The lists of a site in which homes that somebody looks for can be, by what is wanted. */
type Lists<List> = Readonly<Partial<Record<'buy' | 'rent', List>>>

/** The empty page that the service fills in for an owner. */
export type PortalShellFile = Readonly<{
  path: string
  title: string
  loginPath: string
  /** Whether the agency is made up. */
  isDemo: boolean
}>

/** The empty page that the service fills in for staff. */
export type DeskShellFile = Readonly<{ path: string; title: string }>

/** A home that was sold or let lately, for staff who value one near by. */
export type NearbyDeal = Readonly<{
  goal: Goal
  /** What it is and in which town: `Bungalow, Laarne`. */
  name: string
  href?: string
  zips: readonly string[]
  on: PlainDate
  days: number
  /** Absent where the site tells no prices: anybody can read the file. */
  price?: string
}>

/** All forms of a site in a language, for the service that receives them. */
export type FormsFile = Readonly<{
  forms: Readonly<Record<string, ServiceForm>>
  /** The page around a form that was refused; `titlePrefix` says that there is something to correct. */
  answer: Readonly<{ path: string; title: string; titlePrefix: string }>
  /** Absent where the service has an address of its own: the cookie of a session goes to no other. */
  portal?: PortalShellFile
  /** As the portal's. */
  desk?: DeskShellFile
  /** Who receives what was sent. */
  recipients: Recipients
  /** The lists that a search by mail looks in. */
  lists: Lists<ResultsList>
  /** Advance on an offer at signing, in percent; off plan at most. Absent where no rule is in force. */
  advance?: Readonly<{ percent: number; offPlanPercent: number }>
  /** Months that requests are kept whose form has no term of its own. */
  keepRequestMonths: number
  /** What the agency asks of offers. */
  offers: OfferRules
  /** What was sold or let lately, the newest first; absent where nothing was. */
  deals?: readonly NearbyDeal[]
  /** The town of each Belgian postal code: its main one, where several have it. */
  towns?: Readonly<Record<string, string>>
  /** Messages that the agency words itself, by key. */
  words?: Readonly<Record<string, string>>
  /** How its mails look. */
  mail: MailLook
}>

/** A form in a language for the browser; its definition says what is checked. */
export type FormWords = Readonly<{
  form: FormView
  definition: Form
  /** Keys of the sections with homes that can fit its answers; absent for a form about no search. */
  fits?: Lists<string>
  /** BCP 47 tag in which numbers are written. */
  numberTag: string
  /** What is said while it is filled in and sent, by the key of the message. */
  messages: Readonly<Record<string, string>>
}>

/** Content of the two comments of the answer page: the service replaces what lies between them by the form. */
export const answerMark = 'the service writes the form here'

/** Returns the path of a form's words for the browser. @example formWordsPath('request-visit', 'nl') // '/words/request-visit-nl.json' */
export function formWordsPath(form: string, locale: Locale): string {
  return `/words/${form}-${locale}.json`
}

/** Returns the path of the forms in a language for the service. @example formsFilePath('nl') // '/words/forms-nl.json' */
export function formsFilePath(locale: Locale): string {
  return `/words/forms-${locale}.json`
}
