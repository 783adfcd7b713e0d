import { formatPhone, phoneHref } from '#text/phone.ts'
import { isFormId } from '#forms/form.ts'
import { translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { LinkView } from '#views/shell/link.ts'
import { onwardLinks } from '#views/shell/onward-links.ts'
import { required } from '#views/kit/required.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The page after a form was sent. */
export type ThankYouPageView = Readonly<{
  shell: ShellView
  title: string
  message: string
  urgent: Readonly<{ text: string; href: string }>
  onwardTitle: string
  onward: readonly LinkView[]
}>

/** Returns a form's thank-you page in a language; that of an office names the office. */
export function viewThankYouPage(context: ViewContext, route: RouteOf<'thank-you'>): ThankYouPageView {
  const { locale, target } = route
  const t = translator(locale)
  const { offices, site } = context.catalogue
  const form = required(isFormId(target.form) ? target.form : undefined, `form ${target.form}`)
  const office = offices.find(({ id }) => id === target.officeId)
  const phone = office?.phone ?? site.company.phone
  const title = t('page.thanks.title')
  return {
    shell: viewShell(context, route, { title: `${title}: ${t(`forms.of.${form}.title`)}` }),
    title,
    message:
      office === undefined ? t(`forms.of.${form}.thanks`) : t('page.thanks.office', { office: office.town }),
    urgent: { text: t('page.thanks.urgent', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    onwardTitle: t('page.thanks.onward'),
    onward: onwardLinks(context, locale),
  }
}
