import type { RawRecord } from '#data/record/group-records.ts'
import { wordOf } from './word-of.ts'

/** Names of fields that keep an estate, a picture or a file from the public, unless they say no. */
const hiding =
  /^(?:is)?(?:only)?(?:for)?(?:private|hidden|confidential|internal|archived|deleted|offline|owner)(?:only)?$|^(?:is|do)?(?:hide|hidden|not|un)_?(?:publish(?:ed)?|displayed?|shown?|visible|online|public)?(?:on|in|from|for)?(?:the)?(?:web|website|site|internet|portals?)?$/i
/** Names of fields that keep it from the public, unless they say yes. */
const showing =
  /^(?:(?:is|display|show|publish(?:ed)?)(?:on|in|to)?)?(?:public|visible|online|published)$|^(?:is|display|show|publish(?:ed)?)(?:on|in|to)?(?:web|website|internet)$|^(?:display|show|publish)$/i
/** Names of fields that say in a word for whom it is, and the words for everyone. */
const audience = /^(?:visibility|privacy|audience|access(?:level|ibility)?)$/i
const everyone = /^(?:public|online|all|everyone|visible|website|open)$/i
const yes = /^(?:true|1|yes|ja)$/i
const no = /^(?:|false|0|no|nee)$/i

/** Whether a field says by its name that something is for the public, or not. */
export function isPublicity(name: string): boolean {
  return hiding.test(name) || audience.test(name) || showing.test(name)
}

/** Returns the field that keeps an estate, a picture or a file from the public; one that says nothing clear does too. */
export function keptBackBy(item: RawRecord): string | undefined {
  return Object.keys(item).find((name) => {
    const said = wordOf(item[name])
    if (hiding.test(name)) return !no.test(said)
    if (audience.test(name)) return !everyone.test(said)
    return showing.test(name) && !yes.test(said)
  })
}
