import type { calls, Reply } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

/** Costs no query: a hundred thousand pages may ask. */
export async function askPlace(
  { door }: Pick<Context, 'door'>,
  { body }: { body: { ticket: string } },
): Promise<Reply<typeof calls.askPlace>> {
  const place = await door.look(body.ticket)
  if (!place) throw new CallError('invalid_request', { fields: { ticket: 'was not given here' } })
  return place
}
