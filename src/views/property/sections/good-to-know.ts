import { isOnOffer } from '#domain/listing/availability.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { labelled } from '#i18n/grammar.ts'
import { isInBelgium } from '#domain/place/region.ts'
import type { Page } from '#views/kit/page.ts'
import type { SourceView } from '#views/kit/source.ts'
import { type EnergyView, viewEnergy } from '../energy.ts'
import { type FloodView, viewFlood } from '../flood.ts'
import { type LegalSentence, plainFact } from '../legal-fact.ts'
import { viewLegal } from '../legal.ts'
import { type VerdictView, viewVerdicts } from './verdicts.ts'

/** Sentences of one subject, those that a buyer or tenant has to mind first. */
export type LegalGroup = Readonly<{
  subject: 'planning' | 'certificates' | 'other'
  title: string
  facts: readonly LegalSentence[]
}>

/** What the law, the certificates and the water say about a listing on offer. */
export type GoodToKnowView = Readonly<{
  verdicts: readonly VerdictView[]
  energy?: EnergyView
  flood?: FloodView
  groups: readonly LegalGroup[]
  sources: readonly SourceView[]
}>

/**
 * Returns the verdicts, scales and sentences about a listing; undefined once it is sold or rented. Abroad Belgian law asks
 * nothing: only a certificate that the record has is told.
 */
export function viewGoodToKnow(page: Page, property: Property): GoodToKnowView | undefined {
  const { locale, t } = page
  if (!isOnOffer(property.availability)) return undefined
  const isBelgian = isInBelgium(property)
  if (!isBelgian && property.energy.state !== 'present') return undefined
  const energy = viewEnergy(page, property)
  const flood = viewFlood(property, locale, t)
  const legal = isBelgian ? viewLegal(page, property) : []
  const facts = [...certificateOf(energy, locale), ...legal, ...delimitedOf(flood)]
  return {
    verdicts: viewVerdicts(page, property, energy),
    energy,
    flood,
    groups: (['planning', 'certificates', 'other'] as const).flatMap((subject) => {
      const own = facts.filter((fact) => fact.subject === subject)
      const title = t(`property.know.${subject}`)
      return own.length === 0 ? [] : [{ subject, title, facts: mindedFirst(own) }]
    }),
    sources: [
      ...facts
        .filter(({ subject }) => subject === 'source')
        .map(({ sentence }) => ({ words: sentence.map(({ text }) => text).join('') })),
      ...[flood?.source, energy?.duty?.source].filter((source) => source !== undefined),
    ],
  }
}

function mindedFirst(facts: readonly LegalSentence[]): readonly LegalSentence[] {
  return [...facts.filter(({ isAgainst }) => isAgainst), ...facts.filter(({ isAgainst }) => !isAgainst)]
}

/** The certificate in words, unless they stand above an empty scale, and its other figures. */
function certificateOf(energy: EnergyView | undefined, locale: Locale): readonly LegalSentence[] {
  if (energy === undefined) return []
  const isAbove = energy.scale !== undefined && energy.scale.own === undefined
  const figures = energy.rows.map(({ label, value }) => `${labelled(label, value, locale)}.`).join(' ')
  return [isAbove ? '' : energy.sentence, figures]
    .filter((words) => words !== '')
    .map((words) => ({ ...plainFact(words), subject: 'certificates', isAgainst: false }))
}

function delimitedOf(flood: FloodView | undefined): readonly LegalSentence[] {
  if (flood === undefined) return []
  const { sentence, isUnknown, isAgainst } = flood.delimited
  return [{ ...plainFact(sentence, isUnknown), subject: 'other', isAgainst }]
}
