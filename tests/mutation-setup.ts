import { configureGlobal } from 'fast-check'

/** A mutant needs one counterexample, not the smallest: shrinking it takes longer than finding it. */
configureGlobal({ endOnFailure: true })
