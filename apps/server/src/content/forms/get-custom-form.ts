import type { CustomForm } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { describeForm, type FormAsker, readForm } from './read-form.ts'

export async function getCustomForm(ctx: Pick<Context, 'db'>, asked: FormAsker): Promise<CustomForm> {
  return describeForm(asked, await readForm(ctx, asked))
}
