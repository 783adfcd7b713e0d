import { assignListings } from './assignments.ts'
import { createRandom } from './random.ts'
const a = assignListings(createRandom(7))
console.log(a.length, a.filter(x=>x.goal==='rent').length)
const c: Record<string, number> = {}
for (const x of a) c[x.kind.name] = (c[x.kind.name] ?? 0) + 1
console.log(c)
const s: Record<string, number> = {}
for (const x of a) s[x.town.slug] = (s[x.town.slug] ?? 0) + 1
console.log(JSON.stringify(s))
console.log(a.filter(x=>['edingen','clervaux','jette','hulst'].includes(x.town.slug)).map(x=>x.kind.name+x.goal+x.town.slug))
