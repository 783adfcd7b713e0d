import { projectSentences } from './project-sentences.ts'
import type { ProjectPlan } from './plans.ts'
import { projectPlans } from './plans.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import type { DemoTown } from '#scripts/demo-agency/facts/towns.ts'
import { townWords as de } from '#scripts/demo-agency/words/de/towns.ts'
import { townWords as en } from '#scripts/demo-agency/words/en/towns.ts'
import { townWords as fr } from '#scripts/demo-agency/words/fr/towns.ts'
import { townWords as nl } from '#scripts/demo-agency/words/nl/towns.ts'
import type { DemoLocale } from '#scripts/demo-agency/words/shared-slots.ts'

const townWords = { nl, fr, en, de }

const quarters = (delivery: string): readonly [number, string] => [
  Math.ceil(Number.parseInt(delivery.slice(5, 7), 10) / 3),
  delivery.slice(0, 4),
]

/** Returns a text by position, so that neighbours differ. */
const rotate = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? ''

/** Returns the texts of a project in one language: name, description, delivery, construction, techniques, situation. */
export function projectWords(plan: ProjectPlan, town: DemoTown, locale: DemoLocale): CrmRecord {
  const sentences = projectSentences[locale]
  const index = projectPlans.indexOf(plan)
  const [quarter, year] = quarters(plan.delivery)
  const [near = [], move = []] = townWords[locale][plan.town] ?? []
  const isDone = plan.delivery < '2026-11-20'
  const placeText =
    locale !== 'de' && near[0] !== undefined && move[0] !== undefined ? sentences.near : sentences.plainPlace
  const fill = (text: string): string =>
    text
      .replaceAll('{name}', plan.name)
      .replaceAll('{town}', town.names[locale] ?? town.name)
      .replaceAll('{units}', String(plan.units))
      .replaceAll('{kind}', sentences.kinds[plan.kind])
      .replaceAll('{quarter}', String(quarter))
      .replaceAll('{year}', year)
      .replaceAll('{near}', near[index % Math.max(1, near.length)] ?? '')
      .replaceAll('{move}', move[0] ?? '')
      .replaceAll('{street}', plan.street)
      .replaceAll(/^\p{Ll}/gu, (letter) => letter.toUpperCase())
  const soldOut = plan.sold === 1 ? ` ${sentences.soldOut}` : ''
  return {
    Name: plan.name,
    DescriptionA: fill(
      `${rotate(sentences.openings, index)} ${rotate(sentences.plans, index + 1)}\n\n${rotate(sentences.plans, index + 3)} ${rotate(sentences.terms, index)}${soldOut}`,
    ),
    Delivery: fill(isDone ? sentences.delivered : sentences.delivery),
    Constructions: fill(rotate(sentences.constructions, index)),
    Technical: fill(rotate(sentences.technical, index)),
    Situation: fill(rotate(placeText, index)),
  }
}
