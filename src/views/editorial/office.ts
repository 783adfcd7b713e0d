import { type Office, officeTown } from '#domain/site/office.ts'
import { formatPhone, phoneHref, whatsappHref } from '#text/phone.ts'
import { listedProperties } from '#routes/table/listed.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { type OfficeHoursView, viewOfficeHours } from '#views/listing/office-hours.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { LinkView } from '#views/shell/link.ts'
import { officePath } from './office-path.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'

/** An office with its address, hours and contact details. */
export type OfficeView = Readonly<{
  id: string
  title: string
  name: string
  href?: string
  address: readonly string[]
  phone: LinkView
  email: LinkView
  whatsapp?: LinkView
  route?: LinkView
  hours: readonly OfficeHoursView[]
  listings?: LinkView
  picture?: PictureView
}>

/** Returns an office in a language. */
export function viewOffice(page: Page, office: Office): OfficeView {
  const { context, locale, t } = page
  const { id, phone, email, whatsapp, routeUrl } = office
  return {
    id,
    title: t('office.title', { town: officeTown(office, locale) }),
    name: office.name,
    href: officePath(context, id, locale),
    address: [`${office.street} ${office.houseNumber}`, `${office.zip} ${office.town}`],
    phone: { label: formatPhone(phone), href: phoneHref(phone), isExternal: false },
    email: { label: email, href: `mailto:${email}`, isExternal: false },
    whatsapp:
      whatsapp === undefined
        ? undefined
        : {
            label: `${t('office.whatsapp')} ${formatPhone(whatsapp)}`,
            href: whatsappHref(whatsapp),
            isExternal: true,
          },
    route:
      routeUrl === undefined ? undefined : { label: t('office.route'), href: routeUrl, isExternal: true },
    hours: viewOfficeHours(office, page),
    listings: viewListings(page, id),
    picture: viewPicture(page, office.picture),
  }
}

/** Returns the link to an office's own list, where that list is not empty. */
function viewListings({ context, locale, t }: Page, officeId: string): LinkView | undefined {
  const section = context.catalogue.sections.find(
    (candidate) => candidate.officeId === officeId && candidate.isPublic,
  )
  if (section === undefined) return undefined
  const count = listedProperties(context.catalogue, section.key).length
  const href = optionalPath(context, resultsKey(section.key), locale)
  if (href === undefined || count === 0) return undefined
  return { label: t('office.listings', { count }), href, isExternal: false }
}
