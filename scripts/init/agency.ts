import { isBivNumber, isEnterpriseNumber } from '#domain/compliance/company-checks.ts'
import { parseHexColor } from '#domain/values/color.ts'
import { isLocale, type Locale, locales } from '#domain/values/locale.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { slugOf } from '#text/slug.ts'

/** What an agency can do; the lists, pages and forms of its site follow from it. */
export const activities = ['sale', 'rent', 'new-build', 'discreet', 'blog', 'vacancies'] as const
export type Activity = (typeof activities)[number]

/** An office as it was typed. */
export type NewOffice = Readonly<{
  id: string
  street: string
  houseNumber: string
  zip: string
  town: string
  phone: string
  email: string
}>

/** All that is asked about a new agency. */
export type NewAgency = Readonly<{
  name: string
  legalName: string
  /** The default language first. */
  languages: readonly [Locale, ...Locale[]]
  offices: readonly [NewOffice, ...NewOffice[]]
  hours: string
  person: string
  enterpriseNumber: string
  bivNumber: string
  court: string
  insurer: string
  policyNumber: string
  does: ReadonlySet<Activity>
  colors: readonly [brand: string, accent: string]
  baseUrl: string
}>

/** The questions, in their order, each with an example or the answer that is taken where none is given. */
export const questions = {
  name: { value: 'TEXT', about: 'name of the agency', example: 'Maison Exemple' },
  'legal-name': { value: 'TEXT', about: 'name of the company (the same)', usual: '' },
  languages: { value: 'LIST', about: 'languages of the site, the main one first', example: 'fr,en' },
  offices: {
    value: 'LIST',
    about: 'addresses of the offices, a semicolon between them',
    example: 'Rue de l’Exemple 12, 5000 Namur',
  },
  phone: {
    value: 'LIST',
    about: 'phone of the agency, or of each office, a semicolon between them',
    example: '081 12 34 56',
  },
  email: {
    value: 'LIST',
    about: 'email address of the agency, or of each office',
    example: 'info@agency.example',
  },
  hours: { value: 'TEXT', about: 'opening hours from Monday to Friday', usual: '9:00–12:00, 13:00–18:00' },
  person: { value: 'NAME', about: 'somebody of the team; others are added later', example: 'Anna Dubois' },
  company: { value: 'NUMBER', about: 'number of the company (KBO, BCE)', example: '0123.456.749' },
  licence: { value: 'NUMBER', about: 'number of the licence (BIV, IPI)', example: '123.456' },
  court: { value: 'TEXT', about: 'court of the register of legal persons', example: 'Liège, division Namur' },
  insurer: { value: 'TEXT', about: 'insurer of professional liability', example: 'Assurances Exemple sa' },
  policy: { value: 'NUMBER', about: 'number of that policy', example: '123.456.789' },
  does: { value: 'LIST', about: `what the agency does: ${activities.join(', ')}`, example: 'sale,rent' },
  colors: { value: 'LIST', about: 'two colours: of the brand, and of accents', usual: '#1f4e5f,#f2b84b' },
  url: { value: 'URL', about: 'address of the site (https://www.NAME.example)', usual: '' },
} as const satisfies Readonly<
  Record<
    string,
    Readonly<{ value: string; about: string }> & (Readonly<{ example: string }> | Readonly<{ usual: string }>)
  >
>

export type QuestionName = keyof typeof questions
export type Answers = Readonly<Record<QuestionName, string>>

/** An answer that is missing or cannot be right. */
export class AnswerError extends CommandError {
  readonly question: QuestionName

  constructor(question: QuestionName, message: string) {
    super(`--${question} ${message}`)
    this.question = question
  }
}

/**
 * Returns an agency as its answers say it.
 * @throws {AnswerError} for the first answer that is missing or cannot be right
 */
export function parseAgency(answers: Answers): NewAgency {
  for (const [key, answer] of Object.entries(answers)) {
    const question = isQuestion(key) ? questions[key] : undefined
    if (isQuestion(key) && question !== undefined && 'example' in question && answer === '')
      throw new AnswerError(key, `is missing: ${question.about}, such as ${quoted(question.example)}`)
  }
  const { name, licence, insurer, court, person, policy } = answers
  const slug = slugOf(name, 'agency')
  return {
    name,
    legalName: answers['legal-name'] || name,
    languages: parseLanguages(answers.languages),
    offices: parseOffices(answers),
    hours: parseHours(answers.hours),
    person,
    enterpriseNumber: parseCompany(answers.company),
    bivNumber: isBivNumber(licence)
      ? licence
      : refuse('licence', licence, 'six digits with a point, such as 123.456'),
    court,
    insurer,
    policyNumber: policy,
    does: parseActivities(answers.does),
    colors: parseColors(answers.colors),
    baseUrl: parseUrl(answers.url || `https://www.${slug}.example`),
  }
}

/** Whether there is a question of a name. */
export function isQuestion(name: string): name is QuestionName {
  return Object.hasOwn(questions, name)
}

function quoted(text: string): string {
  return /[ ;]/.test(text) ? `"${text}"` : text
}

function refuse(name: QuestionName, received: string, expected: string): never {
  throw new AnswerError(name, `${quoted(received)}: expected ${expected}`)
}

function listOf(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseLanguages(text: string): NewAgency['languages'] {
  const [first, ...others] = [...new Set(listOf(text, /[,\s]+/).map((code) => code.toLowerCase()))].map(
    (code) => (isLocale(code) ? code : refuse('languages', text, `some of ${locales.join(', ')}`)),
  )
  return first === undefined ? refuse('languages', text, `some of ${locales.join(', ')}`) : [first, ...others]
}

function parseActivities(text: string): ReadonlySet<Activity> {
  const found = listOf(text, /[,\s]+/).map(
    (word) =>
      activities.find((each) => each === word.toLowerCase()) ??
      refuse('does', text, `some of ${activities.join(', ')}`),
  )
  const does = new Set(found)
  if ((['sale', 'rent', 'new-build'] as const).every((each) => !does.has(each)))
    refuse('does', text, 'sale, rent or new-build among them')
  return does
}

/** Street, number with what people write behind it, postal code, town. */
const address =
  /^(.+?)\s+(\d+\s?[a-z]?(?:[-/]\w+)?(?:\s?(?:bus|bte|boîte|box)\s?\w+)?)\s*,\s*(?:B-)?([1-9]\d{3})\s+(.+)$/i

function parseOffices(answers: Answers): NewAgency['offices'] {
  const typed = listOf(answers.offices, /;/)
  const each = (name: 'phone' | 'email'): readonly string[] => {
    const values = listOf(answers[name], /;/)
    if (values.length !== 1 && values.length !== typed.length)
      refuse(name, answers[name], `one for all, or one for each of the ${typed.length} offices`)
    return values
  }
  const [phones, emails] = [each('phone'), each('email')]
  if (!emails.every((email) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)))
    refuse('email', answers.email, 'an address such as info@agency.example')
  if (!phones.every((phone) => phone.replace(/\D/g, '').length >= 8))
    refuse('phone', answers.phone, 'a number such as 081 12 34 56')
  const ids = new Set<string>()
  const [first, ...others] = typed.map((text, index): NewOffice => {
    const [, street, houseNumber, zip, town] = address.exec(text) ?? []
    if (street === undefined || houseNumber === undefined || zip === undefined || town === undefined)
      return refuse(
        'offices',
        text,
        'street and number, postal code and town: Rue de l’Exemple 12, 5000 Namur',
      )
    const id = freeId(slugOf(town, 'office'), ids)
    return {
      id,
      street,
      houseNumber: houseNumber.trim(),
      zip,
      town: town.trim(),
      phone: phones[index] ?? phones[0] ?? '',
      email: emails[index] ?? emails[0] ?? '',
    }
  })
  return first === undefined ? refuse('offices', answers.offices, 'an address') : [first, ...others]
}

function freeId(id: string, taken: Set<string>): string {
  const free = taken.has(id) ? `${id}-${taken.size + 1}` : id
  taken.add(free)
  return free
}

function parseHours(text: string): string {
  const span = String.raw`\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2}`
  return new RegExp(`^${span}(?:\\s*,\\s*${span})*$`).test(text)
    ? text
    : refuse('hours', text, 'hours such as 9:00–12:00, 13:00–18:00')
}

function parseCompany(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (!isEnterpriseNumber(digits))
    refuse('company', text, 'ten digits of which the last two check the others')
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

function parseColors(text: string): NewAgency['colors'] {
  const [brand, accent, ...rest] = listOf(text, /[,;\s]+/).map((color) => parseHexColor(color))
  return brand === undefined || accent === undefined || rest.length > 0
    ? refuse('colors', text, 'two colours such as #1f4e5f,#f2b84b')
    : [brand, accent]
}

function parseUrl(text: string): string {
  return /^https:\/\/[^/\s]+\/?$/.test(text)
    ? text.replace(/\/$/, '')
    : refuse('url', text, 'an origin such as https://www.agency.example')
}
