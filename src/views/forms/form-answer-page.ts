import { formatPhone, phoneHref } from '#text/phone.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The page around a form that was refused, and what it says to somebody who opens it by itself. */
export type FormAnswerPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  call: Readonly<{ text: string; href: string }>
}>

/** Returns the page that the service fills in. */
export function viewFormAnswerPage(context: ViewContext, route: RouteOf<'form-answer'>): FormAnswerPageView {
  const { t } = context.languages(route.locale)
  const { phone } = context.catalogue.site.company
  const title = t('forms.answer.title')
  return {
    shell: viewShell(context, route, { title }),
    title,
    lead: t('forms.answer.lead'),
    call: { text: t('forms.answer.call', { phone: formatPhone(phone) }), href: phoneHref(phone) },
  }
}
