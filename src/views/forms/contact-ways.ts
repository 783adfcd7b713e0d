import type { Office } from '#domain/site/office.ts'
import type { Person } from '#domain/site/person.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { FormId } from '#forms/form.ts'
import type { Page } from '#views/kit/page.ts'

/** Contact by phone, by mail, and by a mail with its subject filled in. */
export type ContactWaysView = Readonly<{
  sentence: string
  phone: Readonly<{ label: string; href: string }>
  email: Readonly<{ label: string; href: string }>
  mail: Readonly<{ label: string; href: string }>
}>

/** Returns the contact links that replace a form's button as long as no service receives forms. */
export function viewContactWays(
  { context: { catalogue }, t }: Page,
  form: FormId,
  to: Pick<Office | Person, 'phone' | 'email'> = {},
): ContactWaysView {
  const { company } = catalogue.site
  const phone = to.phone ?? company.phone
  const email = to.email ?? company.email
  return {
    sentence: t('forms.instead'),
    phone: { label: formatPhone(phone), href: phoneHref(phone) },
    email: { label: email, href: `mailto:${email}` },
    mail: { label: t('forms.mail'), href: mailHref(email, t(`forms.of.${form}.noun`)) },
  }
}

/** Returns a `mailto:` address with a subject. @example mailHref('info@x.example', 'Bezoek plannen') // 'mailto:info@x.example?subject=Bezoek%20plannen' */
export function mailHref(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
