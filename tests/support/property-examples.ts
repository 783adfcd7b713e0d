import { configureGlobal } from 'fast-check'

/**
 * By day a change is judged by examples that stay the same, so that it lands or not for what it changed; at night
 * `DRAWN_EXAMPLES=1` draws others, and more of them: a failure says its seed.
 */
configureGlobal(process.env['DRAWN_EXAMPLES'] === '1' ? { numRuns: 500 } : { seed: 2026 })
