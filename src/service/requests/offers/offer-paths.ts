import type { Signer } from '#service/kit/signed-token.ts'

/** Returns the page of the receipt of an offer, which whoever made it may open. */
export function receiptPath(signer: Signer, id: number): string {
  return `offer/${signer.sign('offer', { id })}`
}

/** Returns the page on which an offer is confirmed; its mailbox alone knows it. */
export function confirmPath(signer: Signer, id: number): string {
  return `confirm-offer/${signer.sign('confirm-offer', { id })}`
}
