import { expect, test } from 'vitest'
import { toPeople } from '#data/config/agency/people.ts'
import { createPictureFinder } from '#data/picture/picture-finder.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

const languages = { languageUse: ['nl'], languageDefault: 'nl' } as const

/** Returns the mentors of a team, and what was noticed about them. */
function mentorsOf(...given: readonly Readonly<{ id: string; mentorId?: string; bivNumber?: string }>[]) {
  const log = createProblemLog()
  const entries = given.map((one) => ({
    value: {
      ...one,
      crmId: undefined,
      name: one.id,
      role: { nl: 'Makelaar' },
      officeId: 'berlare',
      languages: [],
    },
    log: log.record('people.json', one.id),
  }))
  const pictures = createPictureFinder({ files: new Set(), words: {}, hosts: [] })
  const people = toPeople(entries as unknown as Parameters<typeof toPeople>[0], [], languages, pictures)
  return {
    mentors: people.map(({ person }) => person.mentorId),
    problems: log.problems.filter(({ field }) => field === 'mentorId').map(({ record }) => record),
  }
}

test('a trainee is followed by a colleague who can sign', () => {
  const signs = { id: 'katrien', bivNumber: '500.123' }
  expect(mentorsOf({ id: 'milan', mentorId: 'katrien' }, signs)).toEqual({
    mentors: ['katrien', undefined],
    problems: [],
  })
  for (const mentorId of ['nobody', 'milan', 'bert'])
    expect(mentorsOf({ id: 'milan', mentorId }, signs, { id: 'bert' })).toEqual({
      mentors: [undefined, undefined, undefined],
      problems: ['milan'],
    })
})
