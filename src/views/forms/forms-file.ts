import { weekHours } from '#domain/appointments/opening-hours.ts'
import type { FormsFile, Recipients, ServiceForm } from '#contracts/forms-file.ts'
import { portalPaths } from '#contracts/portal-paths.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { deskKey, formAnswerKey, loginKey, portalKey, thankYouKey } from '#routes/path/route-keys.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import type { Page } from '#views/kit/page.ts'
import { viewText } from '#views/kit/text.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewNearbyDeals } from '#views/sold/deal-rows.ts'
import { advanceInForce } from './advance.ts'
import { formPlace } from './form-link.ts'
import { viewForm } from './form.ts'
import { formLead } from './form-page.ts'
import { viewMailLook } from './mail-look.ts'
import { viewWantedLists } from './wanted-lists.ts'

/** ID of the heading above a form that was refused. */
const headingId = 'form-title'

/** Returns the forms of a site in a language for the service; undefined where no service receives them. */
export function viewFormsFile(page: Page): FormsFile | undefined {
  const { context, locale, t } = page
  const { catalogue, routes } = context
  const answer = routes.find(formAnswerKey(), locale)
  if (answer === undefined) return undefined
  return {
    forms: Object.fromEntries(formIds.map((id) => [id, viewServiceForm(page, id)])),
    answer: {
      path: answer.path,
      title: t('forms.answer.title'),
      titlePrefix: t('forms.answer.titlePrefix'),
    },
    portal: viewPortalShell(page),
    desk: viewDeskShell(page),
    recipients: viewRecipients(catalogue),
    lists: viewWantedLists(context, locale),
    advance: advanceInForce(context),
    keepRequestMonths: catalogue.site.keepRequestMonths,
    offers: catalogue.rules.offers,
    deals: viewNearbyDeals(page),
    towns: viewTowns(page),
    words: page.ownWords,
    mail: viewMailLook(page),
  }
}

function viewPortalShell({ context: { routes, catalogue }, locale, t }: Page): FormsFile['portal'] {
  const shell = routes.find(portalKey(), locale)
  if (shell === undefined) return undefined
  const loginPath = routes.find(loginKey(), locale)?.path ?? portalPaths(locale).signIn
  const { isDemo } = catalogue.site
  return { path: shell.path, title: t('account.signIn.title'), loginPath, isDemo }
}

function viewDeskShell({ context: { routes }, locale, t }: Page): FormsFile['desk'] {
  const shell = routes.find(deskKey(), locale)
  return shell === undefined ? undefined : { path: shell.path, title: t('desk.name') }
}

function viewRecipients({ site, offices }: ViewContext['catalogue']): Recipients {
  const { name, phone, email } = site.company
  return {
    locale: site.languageDefault,
    agency: { name, phone, email },
    offices: offices.map(
      ({ id, name, phone, email, zips, street, houseNumber, zip, town, hours, appointments }) => ({
        id,
        name,
        phone,
        email,
        zips,
        place: `${street} ${houseNumber}, ${zip} ${town}`,
        hours: weekHours(hours),
        calendar: appointments,
      }),
    ),
  }
}

/** Returns the towns by their postal codes; the main one of several comes first. */
function viewTowns({ context: { catalogue }, locale }: Page): FormsFile['towns'] {
  const towns = catalogue.towns.filter(({ country }) => country === 'BE')
  const named = towns.flatMap(({ zip = '', zips = [zip], name, names }) =>
    zips.map((each) => [each, names[locale] ?? name] as const),
  )
  return Object.fromEntries(named.toReversed())
}

function viewServiceForm(page: Page, id: FormId): ServiceForm {
  const { context, locale, t } = page
  const home = `/${locale}/`
  const pathOf = (officeId?: string): string | undefined =>
    context.routes.find(thankYouKey(id, officeId), locale)?.path
  const offices = context.catalogue.offices.flatMap((office) => {
    const path = pathOf(office.id)
    return path === undefined ? [] : [[office.id, path] as const]
  })
  // A form that was refused keeps the heading under which it stood.
  const inMenu = menuPagesFor(context.catalogue, 'form').find(({ purpose }) => purpose.form === id)
  const place = formPlace(context, id, locale)
  const heading = viewText(inMenu?.title ?? place.module?.title ?? {}, page)?.text
  return {
    title: heading ?? inMenu?.name[locale] ?? t(`forms.of.${id}.title`),
    lead: viewText(inMenu?.description ?? {}, page)?.text ?? formLead(page, id),
    form: viewForm(page, id, headingId),
    page: place.path,
    thanks: pathOf() ?? home,
    officeThanks: offices.length === 0 ? undefined : Object.fromEntries(offices),
  }
}
