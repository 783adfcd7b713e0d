/** A field of the editor's form, as Sveltia CMS reads it; `label` is in the editor's language. */
export type Field = Readonly<{
  name: string
  widget:
    | 'string'
    | 'text'
    | 'richtext'
    | 'number'
    | 'datetime'
    | 'select'
    | 'list'
    | 'object'
    | 'image'
    | 'relation'
  label: string
  /** What one record of a list is called. */
  label_singular?: string
  required: boolean
  /** Said below the field. */
  hint?: string
  /** The value of a new record: `{{now}}` is today. */
  default?: string
  /** Whether each language has its own value, in documents with a file per language. */
  i18n?: boolean
  pattern?: readonly [pattern: string, message: string]
  /** Of a day of the calendar, with the form in which the file holds it. */
  type?: 'date'
  format?: string
  value_type?: 'int' | 'float'
  min?: number
  max?: number
  step?: number
  multiple?: boolean
  options?: readonly (string | Readonly<{ label: string; value: boolean | string }>)[]
  fields?: readonly Field[]
  field?: Field
  collapsed?: boolean | 'auto'
  summary?: string
  collection?: string
  file?: string
  value_field?: string
  display_fields?: readonly string[]
}>
