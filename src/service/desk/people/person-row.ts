/** A row that holds a person: what a link to that person's page is signed for. */
export type PersonRow =
  | readonly [kind: 'request' | 'subscription', id: number]
  | readonly [kind: 'account', id: string]

/** What those links are signed for. */
export const personPurpose = 'desk person'
