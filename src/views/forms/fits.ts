import type { FormWords } from '#contracts/forms-file.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import { listedProperties } from '#routes/table/listed.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { required } from '#views/kit/required.ts'
import { viewWantedLists } from './wanted-lists.ts'

/** What is on offer, beside a form about a search that is not filled in yet. */
export type FitsView = Readonly<{
  label: string
  found: string
  text: string
  links: readonly Readonly<{ href: string; label: string }>[]
}>

/** Returns what is on offer in a language; undefined beside any other form, and where nothing is. */
export function viewFits({ context, locale, t }: Page, form: FormId): FitsView | undefined {
  if (form !== 'demand-register') return undefined
  const { catalogue } = context
  const lists = Object.values(viewWantedLists(context, locale)).filter((list) => list !== undefined)
  const homes = lists
    .flatMap(({ section }) => listedProperties(catalogue, section))
    .filter(({ availability }) => isOnOffer(availability))
  if (homes.length === 0) return undefined
  const count = homes.length
  return {
    label: t('forms.fits.label'),
    found: t('results.count', { count }),
    text: t('forms.fits.offered', { count }),
    links: lists.map(({ section, path }) => ({
      href: path,
      label: required(
        catalogue.sections.find(({ key }) => key === section),
        `section ${section}`,
      ).name[locale],
    })),
  }
}

/** Returns the lists in which homes can fit the answers of a form; undefined for a form about no search. */
export function viewFitsSections(context: ViewContext, form: FormId, locale: Locale): FormWords['fits'] {
  if (form !== 'demand-register') return undefined
  const { buy, rent } = viewWantedLists(context, locale)
  return { buy: buy?.section, rent: rent?.section }
}
