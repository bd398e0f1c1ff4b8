import type { Body, CustomForm, calls } from '@grandstand/contract'
import { checkForm, type FormProblem } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepFormValueRows } from './form-store.ts'
import { describeForm, type FormAsker, readForm } from './read-form.ts'

const problemTexts: Record<FormProblem, string> = {
  unknown: 'is not a field of this form',
  twice: 'is given twice',
  text: 'must be a text',
  number: 'must be a number',
  required: 'is required',
}

export async function updateCustomForm(
  ctx: Pick<Context, 'db'>,
  asked: FormAsker & { body: Body<typeof calls.updateCustomForm> },
): Promise<CustomForm> {
  const form = await readForm(ctx, asked)
  const filled = asked.body.fields
  const problems = [...checkForm(form.fields, filled, form.values)]
  if (problems.length > 0) {
    const fields = problems.map(([name, problem]) => [name.slice(0, 100), problemTexts[problem]])
    throw new CallError('invalid_request', { fields: Object.fromEntries(fields) })
  }
  await keepFormValueRows(ctx.db, asked.channel.id, asked.session.userId, form.alias, filled)
  // What was just written, and not what another tab may have written since.
  const values = new Map([...form.values, ...filled.map(each => [each.name, each.value] as const)])
  return describeForm(asked, { ...form, values })
}
