import type { Theme } from '#domain/site/theme.ts'
import { contrastRatio, parseHexColor } from '#domain/values/color.ts'

/** Background of a block: one of the theme's, or a colour of its own with the scheme in which text is legible on it. */
export type Background =
  | Readonly<{ kind: 'plain' }>
  | Readonly<{ kind: 'role'; role: 'surface' | 'tint' | 'deep' }>
  | Readonly<{ kind: 'own'; color: string; scheme: 'light' | 'dark' }>

const roles = ['surface', 'tint', 'deep'] as const

/**
 * Returns the background in a record: plain when it is not a colour, or when text of neither scheme reaches a contrast
 * of 4.5 on it. A light colour of the theme becomes its role, which has a dark colour, too.
 */
export function viewBackground(color: string | undefined, { colors }: Theme): Background {
  const parsed = color === undefined ? undefined : parseHexColor(color)
  if (parsed === undefined || parsed === colors.page.light) return { kind: 'plain' }
  const role = roles.find((each) => colors[each].light === parsed)
  if (role !== undefined) return { kind: 'role', role }
  // Muted is the palest text: when it is legible, all text is.
  const scheme = (['light', 'dark'] as const).find((each) => contrastRatio(parsed, colors.muted[each]) >= 4.5)
  return scheme === undefined ? { kind: 'plain' } : { kind: 'own', color: parsed, scheme }
}

/** Returns the value of the attribute `data-background` that style sheets read. */
export function backgroundName(background: Background): string | undefined {
  switch (background.kind) {
    case 'plain':
      return undefined
    case 'role':
      return background.role
    case 'own':
      return background.scheme
  }
}
