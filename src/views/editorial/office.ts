import type { Office } from '#domain/site/office.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatPhone, phoneHref, whatsappHref } from '#text/phone.ts'
import { translator } from '#i18n/translate.ts'
import { listedProperties } from '#routes/table/listed.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
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
export function viewOffice(context: ViewContext, office: Office, locale: Locale): OfficeView {
  const t = translator(locale)
  const { id, phone, email, whatsapp, routeUrl } = office
  return {
    id,
    title: t('office.title', { town: office.town }),
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
    hours: viewOfficeHours(office, locale),
    listings: viewListings(context, id, locale),
    picture: viewPicture(context, office.picture, locale),
  }
}

/** Returns the link to an office's own list, where that list is not empty. */
function viewListings(context: ViewContext, officeId: string, locale: Locale): LinkView | undefined {
  const section = context.catalogue.sections.find(
    (candidate) => candidate.officeId === officeId && candidate.isPublic,
  )
  if (section === undefined) return undefined
  const count = listedProperties(context.catalogue, section.key).length
  const href = optionalPath(context, resultsKey(section.key), locale)
  if (href === undefined || count === 0) return undefined
  return { label: translator(locale)('office.listings', { count }), href, isExternal: false }
}
