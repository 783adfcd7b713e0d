import type { Person } from '#domain/site/person.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { formatLanguage, formatList } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** A person of the team in a list. */
export type PersonView = Readonly<{
  id: string
  name: string
  initials: string
  role: string
  about?: TextView
  portrait?: PictureView
  office?: string
  speaks?: string
  biv?: string
  phone?: Readonly<{ label: string; href: string }>
  email?: string
}>

/** Returns a person of the team. */
export function viewPerson({ context, locale, t }: Page, person: Person): PersonView {
  const { id, name, phone, email, languages, bivNumber } = person
  return {
    id,
    name,
    initials: initials(name),
    role: person.role[locale],
    about: viewText(person.about, locale),
    portrait: viewPicture(context, person.portrait, locale),
    office: context.catalogue.offices.find((office) => office.id === person.officeId)?.town,
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
    phone: phone === undefined ? undefined : { label: formatPhone(phone), href: phoneHref(phone) },
    email,
  }
}

/** Returns the first letters of two words at most. @example initials('Lotte De Smedt') // 'LD' */
export function initials(name: string): string {
  const letters = [...name.matchAll(/(?<=^|\s)\p{L}/gu)].map(([letter]) => letter.toUpperCase())
  return letters.slice(0, 2).join('')
}
