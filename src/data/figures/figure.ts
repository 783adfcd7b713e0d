/** What a number in a text counts or measures; hectares, ares and centiares are m². */
export type FigureUnit =
  | 'm²'
  | 'm'
  | 'km'
  | '€'
  | '%'
  | 'kWh/m²'
  | 'minutes'
  | 'months'
  | 'years'
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'floor'
  | 'year'
  | 'energy label'
  | 'E-level'

/** A fact that a text states in figures or number words; `text` is how it says it. */
export type Figure = Readonly<{ unit: FigureUnit; value: number | string; text: string }>

/** Returns what makes two figures the same in any language. */
export function figureKey({ unit, value }: Figure): string {
  return `${unit} ${value}`
}
