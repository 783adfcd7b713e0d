import { type Field, optional, required, type TickCode } from '../field.ts'
import type { Row } from '../form.ts'

const ticks = {
  kind: 'ticks',
  options: {
    from: 'ticks',
    ticks: [
      { code: 'loan' },
      { code: 'ownHomeSold' },
      // A home that is still to be built has a permit to wait for instead of certificates.
      { code: 'certificates', about: 'property' },
      { code: 'permit', about: 'project' },
      { code: 'ownWords' },
    ],
  },
} as const satisfies Field['control']

/** Returns what is asked once a condition is ticked. */
function openedBy(tick: TickCode, field: Omit<Field, 'isRequired' | 'shownWith'>): Field {
  return required({ ...field, shownWith: { field: 'conditionKinds', tick } })
}

/**
 * What an offer depends on: ticks that open what each of them needs, and the notary. The words of a condition of one's own
 * keep the name that all conditions had when they were one text, so that older offers read as they were written.
 */
export const offerConditions: readonly Row[] = [
  [optional({ name: 'conditionKinds', control: ticks, hint: 'conditionKinds' })],
  [
    openedBy('loan', {
      name: 'loanAmount',
      control: { kind: 'money', min: 1 },
      hint: 'loanAmount',
    }),
    openedBy('loan', {
      name: 'loanWeeks',
      control: { kind: 'number', min: 1, max: 26 },
      hint: 'loanWeeks',
    }),
  ],
  [openedBy('ownHomeSold', { name: 'homeSoldBy', control: { kind: 'date', until: { months: 24 } } })],
  [openedBy('ownWords', { name: 'conditions', control: { kind: 'long' }, maxLength: 2000 })],
  [optional({ name: 'notary', control: { kind: 'text' }, maxLength: 120, hint: 'notary' })],
]
