import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { energyLabelOf } from '#domain/energy/energy.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { type Verdict, type VerdictFact, type VerdictTopic, verdictsOf } from '#domain/verdict/verdict.ts'
import { formatList, formatMoney } from '#i18n/format.ts'
import { inSentence, sentenceStart } from '#i18n/in-sentence.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import type { EnergyView } from '../energy.ts'

/** A verdict in words: its subject, what is so, and what is not known yet. */
export type VerdictView = Readonly<{
  topic: VerdictTopic
  title: string
  says: string
  unknown?: string
  isGood: boolean
  sign: string
}>

/** Returns the verdicts about a property in words. */
export function viewVerdicts(
  { context, locale, t }: Page,
  property: Property,
  energy: EnergyView | undefined,
): readonly VerdictView[] {
  const { rules } = context.catalogue
  // A page without a sentence on the duty says nothing about it here either.
  const isFree = energy?.duty !== undefined && energy.duty.deed === undefined
  const saying = { property, label: energyLabelOf(property, rules, context.now), isFree, locale, t }
  return verdictsOf(property, rules, context.now).map((verdict) => {
    const names = nameFacts(verdict.unknown, saying)
    const isKnown = verdict.isGood || verdict.against.length > 0
    return {
      topic: verdict.topic,
      title: t(`property.verdict.title.${verdict.topic}`),
      says: isKnown ? sayVerdict(verdict, saying) : t('labels.answer.unknown'),
      unknown:
        names === ''
          ? undefined
          : isKnown
            ? t('property.legalUnknown', { names: inSentence(names, locale) })
            : names,
      isGood: verdict.isGood,
      sign: t(verdict.isGood ? 'property.verdict.good' : 'property.verdict.mind'),
    }
  })
}

type Saying = Readonly<{
  property: Property
  label: string | undefined
  /** Whether the buyer has no duty to renovate. */
  isFree: boolean
  locale: Locale
  t: Translate
}>

/** Returns what is so: of a good verdict the reason, of another one what is against it. */
function sayVerdict(verdict: Verdict, saying: Saying): string {
  const { property, label, t } = saying
  switch (verdict.topic) {
    case 'water':
      return verdict.isGood ? t('property.verdict.water') : sayWater(verdict, saying)
    case 'permits':
      return verdict.isGood ? sayPermits(saying) : nameFacts(verdict.against, saying)
    case 'energy':
      return label === undefined ? nameFacts(verdict.against, saying) : sayEnergy(verdict, label, saying)
    case 'soil': {
      const { zip, country } = property.address.town
      const register = sentenceStart(
        t(`legal.soil.register.${regionOfZip(zip, country) ?? 'flanders'}`),
        saying.locale,
      )
      return t(verdict.isGood ? 'property.verdict.soilClear' : 'property.verdict.soilData', { register })
    }
    case 'annuity':
      return sayAnnuity(saying)
    case 'contract':
      return t(`property.verdict.charges.${property.charges.chargesKind ?? 'advance'}`)
    case 'deposit':
      return sayDeposit(saying)
  }
}

function sayWater({ against }: Verdict, { property: { flood }, t }: Saying): string {
  const [worst] = [flood.plot, flood.building]
    .filter((score) => score !== undefined && score !== 'A')
    .toSorted()
    .toReversed()
  return worst === undefined || against.every((fact) => fact === 'delimitedFlood')
    ? t('property.verdict.delimited')
    : t(`legal.floodMeaning.${worst}`)
}

function sayPermits({ property, t }: Saying): string {
  return t(
    property.legal.buildingPermit === 'yes' ? 'property.verdict.permitted' : 'property.verdict.noProceedings',
  )
}

function sayEnergy({ against }: Verdict, label: string, { isFree, t }: Saying): string {
  if (against.includes('renovationDuty')) return t('property.verdict.duty', { label })
  if (against.includes('electricity')) return t('property.verdict.electricity', { label })
  if (against.includes('gas')) return t('property.verdict.gas', { label })
  return t(isFree ? 'property.verdict.noDuty' : 'property.energy.label', { label })
}

function sayAnnuity({ property: { lifeAnnuity }, t }: Saying): string {
  const heads = [lifeAnnuity?.age1, lifeAnnuity?.age2].filter((age) => age !== undefined).length
  const years = lifeAnnuity?.maxDurationYears
  if (heads === 0) return t('property.sections.lifeAnnuity')
  return years === undefined
    ? t('property.verdict.heads', { count: heads })
    : t('property.verdict.headsYears', { count: heads, years: t('labels.years', { count: years }) })
}

function sayDeposit({ property: { charges }, locale, t }: Saying): string {
  const { deposit, depositMonths: count } = charges
  if (count !== undefined) return t('property.verdict.depositMonths', { count })
  return deposit === undefined ? '' : formatMoney(deposit, locale)
}

const factLabels: Readonly<Record<VerdictFact, MessageKey>> = {
  buildingPermit: 'legal.label.buildingPermit',
  zoning: 'legal.label.zoning',
  enforcement: 'legal.label.enforcement',
  summons: 'legal.label.summons',
  preEmption: 'legal.label.preEmption',
  allotmentPermit: 'legal.label.allotmentPermit',
  judicialDecision: 'legal.label.judicialDecision',
  asBuilt: 'legal.label.asBuilt',
  heritage: 'legal.label.heritage',
  planningInformation: 'legal.label.planningInformation',
  asbestos: 'legal.label.asbestos',
  electricity: 'legal.label.electricity',
  gas: 'legal.label.gas',
  soil: 'legal.label.soil',
  pScore: 'legal.label.pScore',
  gScore: 'legal.label.gScore',
  delimitedFlood: 'legal.label.delimitedFlood',
  epc: 'legal.label.epc',
  renovationDuty: 'legal.label.renovationDuty',
  monthlyRent: 'labels.field.monthlyRent',
  chargesTenant: 'labels.field.chargesTenant',
  chargesKind: 'property.verdict.chargesKind',
  deposit: 'labels.field.deposit',
  annuityTerms: 'property.sections.lifeAnnuity',
  occupancy: 'labels.field.occupancy',
  indexed: 'labels.field.indexed',
  maxDuration: 'labels.field.maxDuration',
}

/** Returns facts by name in one line, the first with a capital. */
function nameFacts(facts: readonly VerdictFact[], { property, locale, t }: Saying): string {
  const names = facts.map((fact) =>
    fact === 'buildingPermit' && property.legal.buildingPermit === 'no'
      ? t('property.verdict.noPermit')
      : t(factLabels[fact]),
  )
  return formatList(
    names.map((name, index) => (index === 0 ? name : inSentence(name, locale))),
    locale,
  )
}
