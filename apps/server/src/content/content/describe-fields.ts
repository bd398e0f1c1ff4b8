import { type ContentField, color, contentField, dateParam, minorUnits } from '@grandstand/contract'
import { z } from 'zod'
import { imagePath, text, timeZone } from '../../context/channel-settings.ts'
import { references } from '../channel-code/index.ts'

type Schema = z.core.$ZodType
type Described = Pick<ContentField, 'type' | 'options' | 'to' | 'fields'>

/** Texts of more than a line; some are Markdown. */
const longTexts = ['answer', 'body', 'description', 'text', 'address']

/** The fields of a form, in the order of the schema: what the files take is what the form asks. */
export function describeFields(schema: z.ZodObject): ContentField[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    contentField.parse({ name, required: isRequired(field), ...describeField(name, unwrap(field)) }),
  )
}

function describeField(name: string, schema: Schema): Described {
  const isLong = longTexts.includes(name)
  if (schema === text) return { type: isLong ? 'long_text' : 'text' }
  if (schema === imagePath) return { type: 'picture' }
  if (schema === color) return { type: 'color' }
  if (schema === minorUnits) return { type: 'money' }
  if (schema === dateParam) return { type: 'day' }
  if (schema === timeZone) return { type: 'time_zone' }
  const { to } = references.get(schema) ?? {}
  if (to) return { type: 'reference', to: [...to] }
  if (schema instanceof z.ZodEnum) return { type: 'choice', options: schema.options.map(String) }
  if (schema instanceof z.ZodBoolean) return { type: 'flag' }
  if (schema instanceof z.ZodNumber) return { type: 'number' }
  if (schema instanceof z.ZodArray) return describeList(name, unwrap(schema.element))
  if (schema instanceof z.ZodObject) return { type: 'group', fields: describeFields(schema) }
  if (schema instanceof z.ZodRecord) return { type: 'long_text' }
  if (schema instanceof z.ZodUnion) return { type: 'place' }
  return { type: name === 'alias' ? 'name' : 'word' }
}

function describeList(name: string, element: Schema): Described {
  if (element instanceof z.ZodObject) return { type: 'list', fields: describeFields(element) }
  const { type, options, to } = describeField(name, element)
  if (type === 'picture') return { type: 'pictures' }
  if (type === 'reference') return { type: 'references', to }
  if (type === 'choice') return { type: 'choices', options }
  return { type: type === 'number' ? 'numbers' : 'words' }
}

function isRequired(schema: Schema): boolean {
  return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
}

function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}
