import { mostOfferDays } from '#domain/listing/offer-term.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays, addMonths } from '#domain/values/plain-date.ts'
import { officeTown } from '#domain/site/office.ts'
import { type Agreement, type Field, isQuestion, type Options, type Tick } from '#forms/field.ts'
import { mostEuro } from '#forms/check/parse-amount.ts'
import type { Form, FormId, Group, Row } from '#forms/form.ts'
import { acceptedFiles } from '#forms/file-types.ts'
import { forms } from '#forms/forms.ts'
import { formatMoney, formatNumber, formatPercent, formatSpan, formatTime } from '#i18n/format.ts'
import { formatPhone } from '#text/phone.ts'
import { legalKey } from '#routes/path/route-keys.ts'
import type {
  AgreementView,
  ChoiceView,
  ControlView,
  FieldView,
  FormView,
  GroupView,
  RowView,
  TickView,
} from '#ui/forms/form-view.ts'
import { setOffice } from '#ui/forms/set-office.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { openVacancies } from '#views/editorial/vacancy-teaser.ts'
import { viewAbout } from './about.ts'
import { advanceInForce } from './advance.ts'
import { viewStages } from './stages.ts'
import { viewCountries } from './countries.ts'
import { viewSending } from './sending.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { townAliases, townName } from '#views/listing/title.ts'

type Words = Page &
  Readonly<{
    prefix: string
    isQuiet: boolean
    /** Whether the form asks for an office, which has the moments. */
    asksOffice: boolean
  }>

/** Hours at which an offer can end: those at which somebody can still answer it. */
const offerHours: readonly string[] = Array.from(
  { length: 12 },
  (_, index) => `${String(index + 9).padStart(2, '0')}:00`,
)

/** Fields with a short answer: the other field of the row is the wider one. */
const shortFields: ReadonlySet<string> = new Set(['houseNumber', 'zip', 'box'])

/**
 * Returns a form in a language; `labelledBy` is the id of the heading above it, and `office` the ID of the office on whose
 * page it stands.
 */
export function viewForm(page: Page, id: FormId, labelledBy: string, office?: string): FormView {
  const { context } = page
  const form: Form = forms[id]
  const groups = form.groups.map((group) => asked(context, group))
  const fields = groups.flatMap(({ rows }) => rows.flat())
  const asksOffice = fields.some(({ name, control }) => name === 'office' && control.kind === 'pick')
  const words: Words = { ...page, prefix: id, isQuiet: false, asksOffice }
  const view: FormView = {
    id,
    about: viewAbout(page, id),
    labelledBy,
    leastHours: form.isReadBack === true ? context.catalogue.rules.offers.leastHours : undefined,
    groups: groups.map((group) => viewGroup(group, groups.length > 1, words)),
    agreements: form.agreements.map((agreement) => viewAgreement(agreement, words)),
    sending: viewSending(page, id),
  }
  return setOffice(view, office)
}

/** Returns a group without the moments that no office offers, and without the only office, unless its moments are asked for. */
function asked({ catalogue: { offices } }: ViewContext, group: Group): Group {
  const hasSlots = offices.some(({ appointments }) => appointments !== undefined)
  const isAsked = ({ name, control: { kind } }: Field): boolean =>
    hasSlots || (kind !== 'slot' && (kind !== 'pick' || name !== 'office' || offices.length > 1))
  return { ...group, rows: group.rows.filter((row) => row.every(isAsked)) }
}

/** Returns a group; one without required fields is marked optional once, in its legend, not at every field. */
function viewGroup({ name, rows, isFolded }: Group, hasLegend: boolean, words: Words): GroupView {
  const { t } = words
  const isOptional = hasLegend && rows.flat().every(({ isRequired }) => !isRequired)
  return {
    key: name,
    legend: hasLegend ? t(`forms.groups.${name}`) : undefined,
    optional: isOptional ? t('forms.optional') : undefined,
    rows: rows.map((row) => viewRow(row, isOptional ? { ...words, isQuiet: true } : words)),
    isFolded,
    stages: name === 'conditions' ? viewStages(words) : undefined,
  }
}

function viewRow(row: Row, words: Words): RowView {
  const [first, second] = row
  const isShort = (field: Field | undefined) => field !== undefined && shortFields.has(field.name)
  return {
    key: row.map(({ name }) => name).join(' '),
    fields: row.map((field) => viewField(field, words)),
    share: isShort(second) ? 'wideFirst' : isShort(first) ? 'wideLast' : 'even',
    shownWith: first?.shownWith,
  }
}

function viewField(field: Field, words: Words): FieldView {
  const { t, prefix } = words
  return {
    id: `${prefix}-${field.name}`,
    name: field.name,
    label: t(`forms.fields.${field.name}`),
    shortName: isQuestion(field.name) ? t(`forms.names.${field.name}`) : undefined,
    hint: field.hint === undefined ? undefined : t(`forms.hints.${field.hint}`),
    isRequired: field.isRequired,
    optional: field.isRequired || words.isQuiet ? undefined : t('forms.optional'),
    control: viewControl(field, words),
    autocomplete: field.autocomplete,
    maxLength: field.maxLength,
  }
}

function viewControl({ control, isRequired }: Field, words: Words): ControlView {
  switch (control.kind) {
    case 'set':
      return { kind: 'set', choices: viewChoices(control.options, words) }
    case 'pick':
    case 'picks':
      return {
        kind: control.kind,
        choices: viewChoices(control.options, words),
        foldLabel: control.options.from === 'towns' ? words.t('forms.towns.choose') : undefined,
      }
    case 'ticks':
      return { kind: 'ticks', choices: control.options.ticks.map((tick) => viewTick(tick, words)) }
    case 'menu':
      return {
        kind: 'menu',
        choices: viewChoices(control.options, words),
        emptyLabel: control.options.from === 'countries' && isRequired ? undefined : words.t('forms.choose'),
      }
    case 'slot':
      return {
        kind: 'slot',
        moreLabel: words.t('forms.slot.more'),
        away: {
          text: words.t('forms.slot.away', {
            phone: formatPhone(words.context.catalogue.site.company.phone),
          }),
          retry: words.t('forms.notices.again'),
        },
        none: {
          full: words.t('forms.slot.none.full'),
          officeCalls: words.t('forms.slot.none.officeCalls'),
          officeUnknown: words.t(words.asksOffice ? 'forms.slot.officeFirst' : 'forms.slot.none.officeCalls'),
        },
      }
    case 'file':
      return { kind: 'file', accept: acceptedFiles(control.types) }
    case 'date': {
      const { now } = words.context
      if (control.until === 'offerTerm')
        return { kind: 'date', first: now, last: addDays(now, mostOfferDays) }
      const { months } = control.until
      return { kind: 'date', first: now, last: addMonths(now, months), most: String(months) }
    }
    case 'number':
      return { ...control, least: String(control.min), most: String(control.max) }
    case 'money': {
      const [least, most] = [control.min, mostEuro].map((euro) => formatMoney(euroCents(euro), words.locale))
      return { ...control, least: least ?? '', most: most ?? '' }
    }
    default:
      return control
  }
}

function viewTick({ code, about }: Tick, { t }: Words): TickView {
  return { value: code, label: t(`forms.options.${code}`), hint: t(`forms.ticks.${code}`), about }
}

function viewChoices(
  options: Exclude<Options, { from: 'ticks' }>,
  { context, locale, t }: Words,
): readonly ChoiceView[] {
  const { catalogue } = context
  switch (options.from) {
    case 'words':
      return options.codes.map((code) => ({ value: code, label: t(`forms.options.${code}`) }))
    case 'hours':
      return offerHours.map((hour) => ({ value: hour, label: formatTime(hour, locale) }))
    case 'countries':
      return viewCountries(locale)
    case 'contactSlots':
      return catalogue.rules.contactSlots.map((slot) => ({ value: slot, label: formatSpan(slot, locale) }))
    case 'offices':
      return catalogue.offices.map((office) => ({ value: office.id, label: officeTown(office, locale) }))
    case 'categories':
      return inOrder(catalogue).map(({ id, name }) => ({ value: String(id), label: name[locale] }))
    case 'towns':
      return catalogue.cities.all.map(({ town, count }) => ({
        value: town.slug,
        label: townName(town, locale),
        also: townAliases(town, locale),
        count: formatNumber(count, locale),
        zip: town.zip,
      }))
    case 'vacancies':
      return openVacancies(context).map(({ id, title }) => ({ value: id, label: title[locale] }))
  }
}

function inOrder({ categories }: Catalogue): Catalogue['categories'] {
  return categories.toSorted((one, other) => one.order - other.order)
}

/** Returns what somebody who makes an offer agrees to, with the advance that the rules say. */
function viewIrrevocable({ context, locale, t }: Page): string {
  const advance = advanceInForce(context)
  if (advance === undefined) return t('forms.agree.irrevocableOnly')
  return t('forms.agree.irrevocable', {
    percent: formatPercent(advance.percent, locale),
    offPlan: formatPercent(advance.offPlanPercent, locale),
  })
}

function viewAgreement(agreement: Agreement, words: Words): AgreementView {
  const { context, locale, t, prefix } = words
  const id = `${prefix}-${agreement}`
  if (agreement === 'irrevocable') return { id, name: agreement, before: viewIrrevocable(words), after: '' }
  if (agreement !== 'privacy')
    return { id, name: agreement, before: t(`forms.agree.${agreement}`), after: '' }
  const label = t('forms.privacyStatement')
  const href = optionalPath(context, legalKey('privacy-statement'), locale)
  const [before = '', after = ''] = t('forms.agree.privacy', { link: '|' }).split('|')
  if (href === undefined) return { id, name: agreement, before: `${before}${label}${after}`, after: '' }
  return { id, name: agreement, before, link: { label, href }, after }
}
