const strips: readonly RegExp[] = [
  /<!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>/gi,
  /<\?xml-stylesheet[^>]*>/gi,
  /<(script|foreignObject|iframe|object|embed)\b[\s\S]*?<\/\1\s*>/gi,
  /<(script|foreignObject|iframe|object|embed)\b[^>]*\/>/gi,
  /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi,
  /\s(?:xlink:)?href\s*=\s*(?:"(?!#|data:image\/)[^"]*"|'(?!#|data:image\/)[^']*')/gi,
]

const suspicious = /<script|<foreignObject|<!ENTITY|\son[a-z]+\s*=|javascript:|@import/i

/** Returns the drawing without scripts and outside references, or undefined when something of them is left. */
export function sanitiseSvg(svg: string): string | undefined {
  const clean = strips.reduce((text, strip) => text.replace(strip, ''), svg)
  return suspicious.test(clean) || !/<svg[\s>]/i.test(clean) ? undefined : clean
}
