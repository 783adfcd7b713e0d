import endings from './sentences/endings.json' with { type: 'json' }
import inside from './sentences/inside.json' with { type: 'json' }
import openings from './sentences/openings.json' with { type: 'json' }
import other from './sentences/other.json' with { type: 'json' }
import outside from './sentences/outside.json' with { type: 'json' }
import places from './sentences/places.json' with { type: 'json' }
import technique from './sentences/technique.json' with { type: 'json' }
import type { Sentences } from './sentence-picker.ts'

/** All sentences of descriptions by topic. */
export const sentences: Sentences = {
  ...openings,
  ...inside,
  ...technique,
  ...outside,
  ...other,
  ...endings,
  ...places,
}
