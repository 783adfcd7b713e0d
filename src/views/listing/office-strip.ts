import type { Office } from '#domain/site/office.ts'
import type { Page } from '#views/kit/page.ts'
import { type OfficeHoursView, viewOfficeHours } from './office-hours.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'

/** An office with its contact details and hours. */
export type OfficeStripView = Readonly<{
  name: string
  address: string
  phone: Readonly<{ href: string; words: string }>
  email: Readonly<{ href: string; words: string }>
  routeUrl?: string
  hours: readonly OfficeHoursView[]
}>

/** Returns the contact details and hours of an office. */
export function viewOfficeStrip(office: Office, page: Page): OfficeStripView {
  return {
    name: office.name,
    address: `${office.street} ${office.houseNumber}, ${office.zip} ${office.town}`,
    phone: { href: phoneHref(office.phone), words: formatPhone(office.phone) },
    email: { href: `mailto:${office.email}`, words: office.email },
    routeUrl: office.routeUrl,
    hours: viewOfficeHours(office, page),
  }
}
