import type { ProofOfWork } from '#service/kit/proofs/proof-of-work.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { BuiltSite } from '#service/kit/site/site-forms.ts'
import type { Stash } from '#service/kit/uploads/stash.ts'
import type { Limits } from './limits.ts'
import type { AddressOf } from './network-address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The publication that a request is answered from: its page and headers are of one, also when another comes meanwhile. */
    site: BuiltSite
  }
}

/** What routes need, whatever they answer. */
export type RouteContext = Readonly<{
  signer: Signer
  limits: Limits
  addressOf: AddressOf
  stash: Stash
  proofs: ProofOfWork
  /** Whether a form without script asks to type some digits. */
  hasCaptcha: boolean
  log: ServiceLog
  clock: () => number
}>
