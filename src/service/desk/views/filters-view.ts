import { formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { periods, type RequestQuery } from '#service/desk/requests/request-query.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import type { LinkView } from '#ui/desk/kit/act-view.ts'
import type { FiltersView } from '#ui/desk/requests/list-view.ts'
import type { ChoiceView, FieldView } from '#ui/forms/form-view.ts'
import { menuField } from './fields.ts'
import { colleagueChoices } from './request-parts.ts'

/** The filters of a list, beside its state and order. */
const filterNames = ['form', 'home', 'agent', 'since', 'mail', 'q'] as const

/** Returns the filters that a list has. */
export function filtersOf(query: RequestQuery) {
  return filterNames.filter((name) => query[name] !== undefined)
}

/** Returns each filter with the list without it. */
export function chosenTags(query: RequestQuery, page: DeskPage): readonly LinkView[] {
  return filtersOf(query).map((name) => ({
    label: filterWords(name, query, page),
    href: page.hrefs.list({ ...query, [name]: undefined, page: 1 }),
  }))
}

function filterWords(
  name: (typeof filterNames)[number],
  { form, home = '', agent, since, q = '' }: RequestQuery,
  { t, subjects, colleagues }: DeskPage,
): string {
  switch (name) {
    case 'form':
      return form === undefined ? '' : t(`mails.agency.of.${form}`)
    case 'home':
      return subjects[home]?.place ?? goneText(home, t)
    case 'agent':
      return colleagues.find(({ id }) => id === agent)?.name ?? t('desk.nobody')
    case 'since':
      return t(`desk.list.since.${since ?? '0'}`)
    case 'mail':
      return t('desk.list.mailFailed')
    case 'q':
      return `“${q}”`
  }
}

/** Returns the form that narrows a list. */
export function filtersView(query: RequestQuery, page: DeskPage): FiltersView {
  const { t, hrefs, staff } = page
  const menu = (
    name: 'form' | 'agent' | 'since' | 'mail',
    emptyLabel: string,
    choices: readonly ChoiceView[],
  ): FieldView => menuField(name, t(`desk.list.filter.${name}`), choices, { value: query[name], emptyLabel })
  const long = formIds.filter(
    (form) => forms[form].shortOf === undefined && (staff.role === 'manager' || form !== 'job-contact'),
  )
  return {
    title: t('desk.list.filter.title'),
    isOpen: filtersOf(query).length > 0,
    action: hrefs.requests,
    hidden: {
      ...(query.state === 'todo' ? {} : { state: query.state }),
      ...(query.home === undefined ? {} : { home: query.home }),
      ...(query.sort === undefined ? {} : { sort: query.sort }),
    },
    fields: [
      {
        id: 'q',
        name: 'q',
        label: t('desk.list.filter.q'),
        isRequired: false,
        control: { kind: 'text' },
        values: query.q === undefined ? undefined : [query.q],
      },
      menu(
        'form',
        t('desk.list.filter.allForms'),
        long.map((form) => ({ value: form, label: t(`mails.agency.of.${form}`) })),
      ),
      menu('agent', t('desk.list.filter.everyone'), [
        { value: 'none', label: t('desk.nobody') },
        ...colleagueChoices(page),
      ]),
      menu(
        'since',
        t('desk.list.filter.always'),
        periods.map((value) => ({ value, label: t(`desk.list.since.${value}`) })),
      ),
      menu('mail', t('desk.list.filter.anyMail'), [{ value: 'failed', label: t('desk.list.mailFailed') }]),
    ],
    button: t('desk.list.filter.button'),
  }
}
