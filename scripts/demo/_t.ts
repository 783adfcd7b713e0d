import { assignListings } from './assignments.ts'
import { createRandom } from './random.ts'
import { dealRoles } from './roles.ts'
import { makeFacts } from './make-facts.ts'
import { createHeadliner } from './words/headline.ts'
import { headlinesNl, featuresNl } from './words/nl/headlines.ts'
import { headlineTopics } from './words/plan.ts'
import { slotsNl } from './words/nl/slots.ts'
const random = createRandom(7)
const a = assignListings(random)
const roles = dealRoles(random, a)
const h = createHeadliner(headlinesNl)
const facts = a.map((x,i)=>makeFacts(x,i,a.length,roles))
const texts = facts.map(f=>h(createRandom(f.id*3), headlineTopics(f), slotsNl(f), featuresNl(f)))
console.log(texts.slice(0,70).join('\n'))
