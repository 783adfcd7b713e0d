import { officeTown } from '#domain/site/office.ts'
import type { Person } from '#domain/site/person.ts'
import { initials } from '#text/initials.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { formatLanguage, formatList } from '#i18n/format.ts'
import { personOf } from '#views/kit/catalogue-index.ts'
import type { Page } from '#views/kit/page.ts'
import { offeredBy } from '#views/agency/offered-by.ts'
import { personPath } from './office-path.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** A person of the team in a list. */
export type PersonView = Readonly<{
  id: string
  name: string
  href?: string
  initials: string
  role: string
  about?: TextView
  portrait?: PictureView
  office?: string
  speaks?: string
  biv?: string
  signedBy?: string
  phone?: Readonly<{ label: string; href: string }>
  email?: string
  /** `12 panden te koop of te huur en 2 projecten`, where the person's page shows them. */
  offered?: string
}>

/** Returns a person of the team. */
export function viewPerson(page: Page, person: Person): PersonView {
  const { context, locale, t } = page
  const { id, name, phone, email, languages, bivNumber } = person
  const office = context.catalogue.offices.find((each) => each.id === person.officeId)
  return {
    id,
    name,
    href: personPath(context, id, locale),
    initials: initials(name),
    role: person.role[locale],
    about: viewText(person.about, page),
    portrait: viewPicture(page, person.portrait),
    office: office && officeTown(office, locale),
    speaks:
      languages.length === 0
        ? undefined
        : t('office.speaks', {
            languages: formatList(
              languages.map((code) => formatLanguage(code, locale)),
              locale,
            ),
          }),
    biv: bivNumber === undefined ? undefined : t('office.biv', { number: bivNumber }),
    signedBy: signedBy(page, person),
    phone: phone === undefined ? undefined : { label: formatPhone(phone), href: phoneHref(phone) },
    email,
    offered: offeredWords(page, id),
  }
}

/** Returns what the person's page counts, so that the link and what it opens say the same. */
function offeredWords({ context, locale, t }: Page, personId: string): string | undefined {
  const { properties, projects } = offeredBy(context, personId)
  const counts = [
    ...(properties.length === 0 ? [] : [t('person.offered', { count: properties.length })]),
    ...(projects.length === 0 ? [] : [t('home.projects', { count: projects.length })]),
  ]
  return counts.length === 0 ? undefined : formatList(counts, locale)
}

/** Returns who signs for a trainee: `Katrien Rooms, BIV 000.005, volgt uw dossier mee en tekent`. */
export function signedBy({ context, t }: Page, { mentorId }: Person): string | undefined {
  const mentor = personOf(context.catalogue, mentorId)
  if (mentor?.bivNumber === undefined) return undefined
  return t('office.signedBy', { name: mentor.name, number: t('office.biv', { number: mentor.bivNumber }) })
}
