import type { CustomForm } from '@grandstand/contract'
import type { FormFieldRule, FormValue } from '@grandstand/rules'
import type { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import { formFields } from '../channel-code/index.ts'
import { findFormRow, listFormValueRows } from './form-store.ts'

export interface FormAsker extends Reader {
  session: { userId: number }
  params: { alias: string }
}

export interface FilledForm {
  alias: string
  name: StoredText
  fields: z.infer<typeof formFields>
  values: Map<string, FormValue>
}

/** The channel's form with what this user has filled in. */
export async function readForm(ctx: Pick<Context, 'db'>, asked: FormAsker): Promise<FilledForm> {
  const { channel, session, params } = asked
  const [form, rows] = await Promise.all([
    findFormRow(ctx.db, channel.id, params.alias),
    listFormValueRows(ctx.db, channel.id, session.userId, params.alias),
  ])
  if (!form) throw new CallError('not_found')
  const fields = formFields.parse(form.fields)
  const stored = new Map(rows.map(row => [row.name, row.value]))
  const values = new Map(fields.map(field => [field.name, readValue(field, stored.get(field.name) ?? null)]))
  return { alias: form.alias, name: form.name, fields, values }
}

export function describeForm(asked: Reader, { alias, name, fields, values }: FilledForm): CustomForm {
  const say = localiser(asked)
  return {
    alias,
    name: say(name),
    fields: fields.map(field => ({
      ...field,
      label: say(field.label),
      value: values.get(field.name) ?? null,
    })),
  }
}

/** A value from a time when the field was of another type counts as none. */
function readValue({ type }: FormFieldRule, value: string | null): FormValue {
  if (type === 'text' || value === null) return value
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}
