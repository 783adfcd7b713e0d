import type { Office } from '#domain/site/office.ts'
import type { Person } from '#domain/site/person.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { AgentView } from '#ui/forms/about-view.ts'

/** Returns who answers for a listing: its agent, or else its office. */
export function viewAgent(office: Office, agent: Person | undefined): AgentView {
  const name = agent?.name ?? office.name
  const phone = agent?.phone ?? office.phone
  return { name, initials: initialsOf(name), phone: { href: phoneHref(phone), words: formatPhone(phone) } }
}

/** Returns the first letters of the first and the last word: `Lotte Van den Berg` is `LB`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
