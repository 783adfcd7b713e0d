import type { Office } from '#domain/site/office.ts'
import type { Person } from '#domain/site/person.ts'
import { initials } from '#text/initials.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { AgentView } from '#ui/forms/about-view.ts'

/** Returns who answers for a listing: its agent, or else its office. */
export function viewAgent(office: Office, agent: Person | undefined): AgentView {
  const name = agent?.name ?? office.name
  const phone = agent?.phone ?? office.phone
  return { name, initials: initials(name), phone: { href: phoneHref(phone), words: formatPhone(phone) } }
}
